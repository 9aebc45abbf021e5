// Registers: values that are spilled for want of them, where it hurts and where it does not.

constexpr int LIVE = 48;

__device__ __forceinline__ void combine(float *out, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a[LIVE], x = in[i], sum = 0;
#pragma unroll
    for (int k = 0; k < LIVE; k++)
        a[k] = in[i + k * (n / LIVE / 2)];
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int k = 0; k < LIVE; k++)
            a[k] = a[k] * x + a[(k * 7 + 3) % LIVE];
    }
#pragma unroll
    for (int k = 0; k < LIVE; k++)
        sum += a[k];
    out[i] = sum;
}

// Planted: spills that hurt: 48 values, 48 registers.
__global__ void __maxnreg__(48) combine_48(float *out, const float *in, int n, int rounds)
{
    combine(out, in, n, rounds);
}

// Planted: spills that hurt: 48 values, 32 registers.
__global__ void __maxnreg__(32) combine_32(float *out, const float *in, int n, int rounds)
{
    combine(out, in, n, rounds);
}

// Repaired: registers for all.
__global__ void __maxnreg__(128) combine_128(float *out, const float *in, int n, int rounds)
{
    combine(out, in, n, rounds);
}

__device__ __forceinline__ void keep(float *out, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float kept[32], a = in[i], b = a + 1, c = a + 2, d = a + 3;
#pragma unroll
    for (int k = 0; k < 32; k++)
        kept[k] = in[i + k * (n / 64)];
#pragma unroll 4
    for (int r = 0; r < rounds; r++) {
        a = a * .9f + .1f;
        b = b * .9f + .2f;
        c = c * .9f + .3f;
        d = d * .9f + .4f;
    }
    a += b + c + d;
#pragma unroll
    for (int k = 0; k < 32; k++)
        a = a * kept[k] + .5f;
    out[i] = a;
}

// Planted: spills that do not hurt: values are spilled once, before a long loop.
__global__ void __maxnreg__(32) keep_32(float *out, const float *in, int n, int rounds)
{
    keep(out, in, n, rounds);
}

// Repaired: no spills, and no gain.
__global__ void __maxnreg__(64) keep_64(float *out, const float *in, int n, int rounds)
{
    keep(out, in, n, rounds);
}

// Repeated products of small matrices: 5x5 of them, in registers if there are enough.
__device__ __forceinline__ void multiply_small(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    float a[25], b[25], next[5];
#pragma unroll
    for (int k = 0; k < 25; k++) {
        a[k] = in[i + k * n] * 0.2f;
        b[k] = in[i + (24 - k) * n] * 0.4f;
    }
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int y = 0; y < 5; y++) {
#pragma unroll
            for (int x = 0; x < 5; x++) {
                next[x] = 0;
#pragma unroll
                for (int k = 0; k < 5; k++)
                    next[x] = next[x] + a[y * 5 + k] * b[k * 5 + x];
            }
#pragma unroll
            for (int x = 0; x < 5; x++)
                a[y * 5 + x] = next[x];
        }
    }
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 25; k++)
        sum += a[k];
    out[i] = sum;
}

// Planted: spills that hurt: bounds of the launch leave 40 registers for two 5x5 matrices.
__global__ void __launch_bounds__(256, 6) matrices_bounded(float *out, const float *in, int rounds)
{
    multiply_small(out, in, rounds);
}

// Repaired: the bounds ask for as many blocks as have registers.
__global__ void __launch_bounds__(256, 3) matrices_roomy(float *out, const float *in, int rounds)
{
    multiply_small(out, in, rounds);
}
