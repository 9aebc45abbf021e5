// Instructions: spills, fp64 by accident, special functions, divisions, and the roofs.

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

// Planted: fp64 by accident: literals without f.
__global__ void literal_double(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    for (int r = 0; r < rounds; r++)
        x = x * 0.999 + 0.1;
    out[i] = x;
}

// Repaired: literals with f.
__global__ void literal_float(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    for (int r = 0; r < rounds; r++)
        x = x * 0.999f + 0.1f;
    out[i] = x;
}

// Planted: special functions: accurate divisions.
__global__ void divide(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1.5f;
    for (int r = 0; r < rounds; r++) {
        x = (x + 1.f) / y;
        y = (y + 2.f) / (x + 1.f);
    }
    out[i] = x + y;
}

// Repaired: fast divisions.
__global__ void divide_fast(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1.5f;
    for (int r = 0; r < rounds; r++) {
        x = __fdividef(x + 1.f, y);
        y = __fdividef(y + 2.f, x + 1.f);
    }
    out[i] = x + y;
}

// Planted: special functions: sines and exponentials fill the pipe that computes them.
__global__ void sines(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1, z = x + 2, w = x + 3;
    for (int r = 0; r < rounds; r++) {
        x = __sinf(x);
        y = exp2f(-y);
        z = __cosf(z);
        w = exp2f(-w);
    }
    out[i] = x + y + z + w;
}

// Repaired: short polynomials instead.
__global__ void polynomials(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1, z = x + 2, w = x + 3;
    for (int r = 0; r < rounds; r++) {
        x = x * (1.f - x * x * 0.16f);
        y = y * (y * 0.12f - 0.5f) + 1.f;
        z = 1.f - z * z * 0.45f;
        w = w * (w * 0.12f - 0.5f) + 1.f;
    }
    out[i] = x + y + z + w;
}

// Planted: integer division by a number known only at run time.
__global__ void divide_integers(int *out, const int *in, int divisor, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = in[i];
    for (int r = 0; r < rounds; r++)
        x = x / divisor + x % divisor * 3 + r * 1000003;
    out[i] = x;
}

// Repaired: the divisor is known to be 8, the numbers not to be negative.
__global__ void shift_integers(int *out, const int *in, int divisor, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = in[i];
    for (int r = 0; r < rounds; r++)
        x = (x >> 3) + (x & 7) * 3 + r * 1000003;
    out[i] = x;
}

// Planted: products and sums that are kept apart.
__global__ void unfused(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = in[i], b = a + 1, c = a + 2, d = a + 3;
    for (int r = 0; r < rounds; r++) {
        a = __fadd_rn(__fmul_rn(a, .9f), .1f);
        b = __fadd_rn(__fmul_rn(b, .9f), .2f);
        c = __fadd_rn(__fmul_rn(c, .9f), .3f);
        d = __fadd_rn(__fmul_rn(d, .9f), .4f);
    }
    out[i] = a + b + c + d;
}

// Repaired: multiply-adds.
__global__ void fused(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = in[i], b = a + 1, c = a + 2, d = a + 3;
    for (int r = 0; r < rounds; r++) {
        a = fmaf(a, .9f, .1f);
        b = fmaf(b, .9f, .2f);
        c = fmaf(c, .9f, .3f);
        d = fmaf(d, .9f, .4f);
    }
    out[i] = a + b + c + d;
}

// Planted: issue slots full of integer operations.
__global__ void hash(unsigned *out, const unsigned *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned x = in[i];
    for (int r = 0; r < rounds; r++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        x += r;
    }
    out[i] = x;
}

// Planted: the peak of fp32 multiply-adds.
__global__ void fma_peak(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x[8];
#pragma unroll
    for (int k = 0; k < 8; k++)
        x[k] = in[i] + k;
#pragma unroll 8
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int k = 0; k < 8; k++)
            x[k] = x[k] * .9f + .1f;
    }
    out[i] = x[0] + x[1] + x[2] + x[3] + x[4] + x[5] + x[6] + x[7];
}
