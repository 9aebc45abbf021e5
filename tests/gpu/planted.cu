// One planted cause each, and beside it the kernel without; what tests/gpu/test_planted.py runs.

#define ROUNDS 256

// Lanes of a warp alternate between two long paths.
__global__ void divergent(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    if (threadIdx.x & 1) {
        #pragma unroll 1
        for (int k = 0; k < ROUNDS; k++)
            x = x * 1.0001f + 0.5f;
    } else {
        #pragma unroll 1
        for (int k = 0; k < ROUNDS; k++)
            x = x * 0.9999f - 0.5f;
    }
    out[i] = x;
}

// Every thread adds to the same eight words.
__global__ void contended(unsigned *bins, const unsigned *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&bins[in[i] & 7], 1u);
}

// Double precision where the data is single.
__global__ void doubles(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double a = in[i], b = a + 1, c = a + 2, d = a + 3;
    #pragma unroll 4
    for (int k = 0; k < 4 * ROUNDS; k++) {
        a = a * 0.999 + 0.5;
        b = b * 0.998 + 0.5;
        c = c * 0.997 + 0.5;
        d = d * 0.996 + 0.5;
    }
    out[i] = (float)(a + b + c + d);
}

// Forty values that live through a loop.
__global__ void crowded(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v[40];
    #pragma unroll
    for (int k = 0; k < 40; k++)
        v[k] = in[(i + k * 1024) % n];
    #pragma unroll 1
    for (int r = 0; r < 64; r++) {
        #pragma unroll
        for (int k = 0; k < 40; k++)
            v[k] = v[k] * 1.01f + v[(k + 7) % 40];
    }
    float sum = 0;
    #pragma unroll
    for (int k = 0; k < 40; k++)
        sum += v[k];
    out[i] = sum;
}

// An array of structures of eight words, of which one is read.
__global__ void structures(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[8 * i];
}

__global__ void plain_copy(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i];
}

// Compressed rows: how often the loop runs, and where it reads, is data.
__global__ void rows(float *out, const int *start, const int *column, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int k = start[i]; k < start[i] + 8; k++)
        sum += in[column[k]];
    out[i] = sum;
}
