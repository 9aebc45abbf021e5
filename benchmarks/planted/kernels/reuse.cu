// Values that could stay in registers or in shared memory, and are fetched again and again.

// Planted: an array indexed at run time lies in local memory.
__global__ void array_local(float *out, const int *index, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a[32];
#pragma unroll
    for (int k = 0; k < 32; k++)
        a[k] = k * 0.5f + i;
    int j = index[i];
    for (int r = 0; r < rounds; r++) {
        a[j & 31] += 1.f;
        j = j * 5 + 1;
    }
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 32; k++)
        sum += a[k];
    out[i] = sum;
}

// Repaired: it lies in shared memory, a bank for each lane.
__global__ void array_shared(float *out, const int *index, int rounds)
{
    __shared__ float a[32][128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < 32; k++)
        a[k][threadIdx.x] = k * 0.5f + i;
    int j = index[i];
    for (int r = 0; r < rounds; r++) {
        a[j & 31][threadIdx.x] += 1.f;
        j = j * 5 + 1;
    }
    float sum = 0;
    for (int k = 0; k < 32; k++)
        sum += a[k][threadIdx.x];
    out[i] = sum;
}

// Planted: redundant loads: a store that may alias makes each round load its coefficients again.
__global__ void
horner_reloading(float *out, const float *in, const float *coefficient, int rounds, int never)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    float x = in[i], sum = 0;
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int k = 0; k < 16; k++)
            sum = sum * x + coefficient[k * 32 + lane];
        if (r == never)
            out[i] = sum;
    }
    out[i] = sum;
}

// Repaired: they are loaded once, and kept.
__global__ void
horner_keeping(float *out, const float *in, const float *coefficient, int rounds, int never)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    float x = in[i], sum = 0, kept[16];
#pragma unroll
    for (int k = 0; k < 16; k++)
        kept[k] = coefficient[k * 32 + lane];
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int k = 0; k < 16; k++)
            sum = sum * x + kept[k];
        if (r == never)
            out[i] = sum;
    }
    out[i] = sum;
}

// Planted: an array indexed at run time lies in local memory: weights of a thread, read only.
__global__ void weights_local(float *out, const int *index, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float weight[16];
#pragma unroll
    for (int k = 0; k < 16; k++)
        weight[k] = (i & 1023) * 0.25f + k;
    unsigned j = index[i];
    float sum = 0;
    for (int r = 0; r < rounds; r++) {
        sum = sum * 0.5f + weight[j >> 20 & 15];
        j = j * 1664525 + 1013904223;
    }
    out[i] = sum;
}

// Repaired: it lies in shared memory, a bank for each lane.
__global__ void weights_shared(float *out, const int *index, int rounds)
{
    __shared__ float weight[16][128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
    for (int k = 0; k < 16; k++)
        weight[k][threadIdx.x] = (i & 1023) * 0.25f + k;
    unsigned j = index[i];
    float sum = 0;
    for (int r = 0; r < rounds; r++) {
        sum = sum * 0.5f + weight[j >> 20 & 15][threadIdx.x];
        j = j * 1664525 + 1013904223;
    }
    out[i] = sum;
}

constexpr int TAPS = 25;
constexpr int STRIP = 32; // outputs of a thread, one below the other

// Planted: redundant loads: each output of a strip loads its 25 taps, of which the last had 24.
__global__ void filter_reloading(float *out, const float *in, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * STRIP;
#pragma unroll 1
    for (int s = 0; s < STRIP; s++) {
        float sum = 0;
#pragma unroll
        for (int k = 0; k < TAPS; k++)
            sum += in[(y + s + k) * width + x] * (k + 1);
        out[(y + s) * width + x] = sum;
    }
}

// Repaired: the taps move through registers, one is loaded for each output.
__global__ void filter_keeping(float *out, const float *__restrict__ in, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * STRIP;
    float tap[STRIP + TAPS - 1];
#pragma unroll
    for (int k = 0; k < STRIP + TAPS - 1; k++)
        tap[k] = in[(y + k) * width + x];
#pragma unroll
    for (int s = 0; s < STRIP; s++) {
        float sum = 0;
#pragma unroll
        for (int k = 0; k < TAPS; k++)
            sum += tap[s + k] * (k + 1);
        out[(y + s) * width + x] = sum;
    }
}
