// The blind set: nothing is planted here, or what limits is a roof of the chip.

// Planted: the peak of DRAM: velocities and places a step further, both in place.
__global__ void leap(float4 *place, float4 *velocity, const float4 *force, float step)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    float4 p = place[i], v = velocity[i], f = force[i];
    v = make_float4(v.x + f.x * step, v.y + f.y * step, v.z + f.z * step, v.w + f.w * step);
    p = make_float4(p.x + v.x * step, p.y + v.y * step, p.z + v.z * step, p.w + v.w * step);
    velocity[i] = v;
    place[i] = p;
}

// Planted: bound by the L2: warps read rows of 512 bytes at random places of 8 MiB.
__global__ void rows_at_random(float *out, const float4 *table, int rounds)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    unsigned state = i / 32 * 2654435761u;
    float sum = 0;
#pragma unroll 8
    for (int r = 0; r < rounds; r++) {
        float4 v = table[(state >> 18) * 32 + lane];
        sum += (v.x + v.y) + (v.z + v.w);
        state = state * 1664525 + 1013904223;
    }
    out[i] = sum;
}

// Planted: issue slots full: a Monte-Carlo integral, floating-point and integer operations in turn.
__global__ void integrate_randomly(float *out, const unsigned *seed, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned a = seed[i], b = a ^ 0x9e3779b9;
    float sum = 0, other = 0;
#pragma unroll 4
    for (int r = 0; r < rounds; r++) {
        a = a * 1664525 + 1013904223;
        b = b * 22695477 + 1;
        float u = __uint_as_float(0x3f800000 | a >> 9), v = __uint_as_float(0x3f800000 | b >> 9);
        float f = u * v - 1.5f;
        sum += f * f + u;
        other = other * 0.5f + (v * f + u);
    }
    out[i] = sum + other;
}

// Planted: the peak of fp32 multiply-adds: 8 x 8 sums of products, in registers all the time.
__global__ void __launch_bounds__(128, 4)
update_by_rank_one(float *out, const float *in, int rounds, float decay)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    float a[8], b[8], sum[8][8] = {}, total = 0;
#pragma unroll
    for (int k = 0; k < 8; k++) {
        a[k] = in[k * n + i];
        b[k] = in[(k + 8) * n + i];
    }
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int y = 0; y < 8; y++)
#pragma unroll
            for (int x = 0; x < 8; x++)
                sum[y][x] += a[y] * b[x];
#pragma unroll
        for (int k = 0; k < 8; k++)
            a[k] = a[k] * decay + 0.01f;
    }
#pragma unroll
    for (int y = 0; y < 8; y++)
#pragma unroll
        for (int x = 0; x < 8; x++)
            total += sum[y][x];
    out[i] = total;
}

// Healthy: a scaled sum as everybody writes it first, in a loop over the grid.
__global__ void add_scaled(
    float *__restrict__ out, const float *__restrict__ x, const float *__restrict__ y, float a,
    int n)
{
#pragma unroll 4
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        out[i] = a * x[i] + y[i];
}

// Healthy: a product of vectors in fp64, where it is meant; an atomic operation for each block.
__global__ void dot(double *out, const double2 *x, const double2 *y, int n)
{
    __shared__ double warps[8];
    double sum = 0;
#pragma unroll 4
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        double2 a = x[i], b = y[i];
        sum += a.x * b.x + a.y * b.y;
    }
    for (int k = 16; k; k >>= 1)
        sum += __shfl_down_sync(~0u, sum, k);
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int k = 1; k < 8; k++)
            sum += warps[k];
        atomicAdd(out, sum);
    }
}

// a and b become their sum and, turned by an angle, their difference.
__device__ __forceinline__ void butterfly(float2 &a, float2 &b, float c, float s)
{
    float2 d = make_float2(a.x - b.x, a.y - b.y);
    a = make_float2(a.x + b.x, a.y + b.y);
    b = make_float2(d.x * c - d.y * s, d.x * s + d.y * c);
}

// Healthy: Fourier transforms of eight points, one for each thread, in registers.
__global__ void transform_eight(float2 *out, const float2 *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float h = 0.70710678f;
    const float c[4] = {1, h, 0, -h}, s[4] = {0, -h, -1, -h};
    const int place[8] = {0, 4, 2, 6, 1, 5, 3, 7};
    float2 v[8];
#pragma unroll
    for (int k = 0; k < 8; k++)
        v[k] = in[(size_t)k * n + i];
#pragma unroll
    for (int half = 4; half; half >>= 1)
#pragma unroll
        for (int k = 0; k < 8; k++)
            if (!(k & half))
                butterfly(v[k], v[k + half], c[k % half * (4 / half)], s[k % half * (4 / half)]);
#pragma unroll
    for (int k = 0; k < 8; k++)
        out[(size_t)place[k] * n + i] = v[k];
}

// Healthy: a bias for each channel, found by divisions that hide behind DRAM.
__global__ void
add_bias(float4 *out, const float4 *in, const float *bias, int area, int channels)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 v = in[i];
    float b = bias[i / area % channels];
    out[i] = make_float4(v.x + b, v.y + b, v.z + b, v.w + b);
}
