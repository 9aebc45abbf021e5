// Instructions: fp64 by accident, special functions, divisions, and the roofs.

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

// Planted: fp64 by accident: a small literal and a root without f.
__global__ void lengths_double(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1.f;
    for (int r = 0; r < rounds; r++) {
        float length = sqrt(x * x + y * y + 1e-9);
        x = y * 0.5;
        y = length * 0.7;
    }
    out[i] = x + y;
}

// Repaired: all with f.
__global__ void lengths_float(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1.f;
    for (int r = 0; r < rounds; r++) {
        float length = sqrtf(x * x + y * y + 1e-9f);
        x = y * 0.5f;
        y = length * 0.7f;
    }
    out[i] = x + y;
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

// Planted: special functions: accurate powers.
__global__ void powers(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i] + 0.5f, y = x + 0.25f;
    for (int r = 0; r < rounds; r++) {
        x = powf(x, 0.7f) * 0.5f + 0.4f;
        y = powf(y, 1.3f) * 0.5f + 0.4f;
    }
    out[i] = x + y;
}

// Repaired: fast powers.
__global__ void powers_fast(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i] + 0.5f, y = x + 0.25f;
    for (int r = 0; r < rounds; r++) {
        x = __powf(x, 0.7f) * 0.5f + 0.4f;
        y = __powf(y, 1.3f) * 0.5f + 0.4f;
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

using Size = long long;

// Planted: integer division: coordinates from a 64-bit index, by sizes known only at run time.
__global__ void bias_by_division(
    float *out, const float *in, const float *bias, Size width, Size height, Size depth)
{
    Size i = (Size)blockIdx.x * blockDim.x + threadIdx.x;
    Size x = i % width, rest = i / width, y = rest % height, z = rest / height % depth;
    out[i] = in[i] + bias[x] + bias[y] * 0.5f + bias[z] * 0.25f;
}

// Repaired: coordinates from the grid's.
__global__ void bias_by_grid(
    float *out, const float *in, const float *bias, Size width, Size height, Size depth)
{
    Size x = (Size)blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, z = blockIdx.z;
    Size i = (z * height + y) * width + x;
    out[i] = in[i] + bias[x] + bias[y] * 0.5f + bias[z] * 0.25f;
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

// Planted: products and sums of doubles that are kept apart.
__global__ void unfused_doubles(double *out, const double *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double a = in[i], b = a + 1;
    for (int r = 0; r < rounds; r++) {
        a = __dadd_rn(__dmul_rn(a, .9), .1);
        b = __dadd_rn(__dmul_rn(b, .9), .2);
    }
    out[i] = a + b;
}

// Repaired: multiply-adds.
__global__ void fused_doubles(double *out, const double *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double a = in[i], b = a + 1;
    for (int r = 0; r < rounds; r++) {
        a = fma(a, .9, .1);
        b = fma(b, .9, .2);
    }
    out[i] = a + b;
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
