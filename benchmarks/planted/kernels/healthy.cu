// Nothing is planted here: kernels as they should be, each near a roof of the chip.

// Healthy: a scaled sum of two arrays, at the roof of DRAM.
__global__ void triad(float4 *out, const float4 *a, const float4 *b, float scale)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    float4 x = a[i], y = b[i];
    out[i] = make_float4(
        x.x + scale * y.x, x.y + scale * y.y, x.z + scale * y.z, x.w + scale * y.w);
}

// Healthy: the same in fp64, where fp64 is meant.
__global__ void triad_double(double2 *out, const double2 *a, const double2 *b, double scale)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    double2 x = a[i], y = b[i];
    out[i] = make_double2(x.x + scale * y.x, x.y + scale * y.y);
}

// Healthy: a sum by vector loads and shuffles.
__global__ void sum(float *out, const float4 *in, int steps)
{
    __shared__ float warps[8];
    const float4 *mine = in + (size_t)blockIdx.x * 256 * steps + threadIdx.x;
    float total = 0;
#pragma unroll 8
    for (int k = 0; k < steps; k++) {
        float4 v = mine[k * 256];
        total += (v.x + v.y) + (v.z + v.w);
    }
    for (int k = 16; k; k >>= 1)
        total += __shfl_down_sync(~0u, total, k);
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = total;
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int k = 1; k < 8; k++)
            total += warps[k];
        out[blockIdx.x] = total;
    }
}

// Healthy: a transpose through a padded tile, eight elements per thread.
__global__ void transpose(float *out, const float *in, int n)
{
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
#pragma unroll
    for (int k = 0; k < 32; k += 4)
        tile[threadIdx.y + k][threadIdx.x] = in[(size_t)(y + k) * n + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
#pragma unroll
    for (int k = 0; k < 32; k += 4)
        out[(size_t)(y + k) * n + x] = tile[threadIdx.x][threadIdx.y + k];
}

// Healthy: a polynomial of degree 256 at four points per thread, at the roof of fp32.
__global__ void polynomial(float4 *out, const float4 *in, float step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 x = in[i], sum = make_float4(0, 0, 0, 0);
    float c = 1;
#pragma unroll 16
    for (int k = 0; k < 256; k++) {
        sum.x = sum.x * x.x + c;
        sum.y = sum.y * x.y + c;
        sum.z = sum.z * x.z + c;
        sum.w = sum.w * x.w + c;
        c = c * step;
    }
    out[i] = sum;
}

// Healthy: a copy whose borders take another path: few warps diverge, and DRAM is what limits.
__global__ void copy_with_border(float4 *out, const float4 *in, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    size_t i = (size_t)y * width + x;
    float4 v = in[i];
    if (x < 5 || y < 5 || x >= width - 5 || y >= height - 5)
        v = make_float4(sqrtf(v.x), sqrtf(v.y), sqrtf(v.z), sqrtf(v.w));
    out[i] = v;
}

// Healthy: a histogram of even data in shared memory: its atomic operations hide behind DRAM.
__global__ void histogram(unsigned *bins, const uint4 *in, int n)
{
    __shared__ unsigned mine[2048];
    for (int k = threadIdx.x; k < 2048; k += blockDim.x)
        mine[k] = 0;
    __syncthreads();
#pragma unroll 2
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        uint4 v = in[i];
        atomicAdd(&mine[(v.x ^ v.y ^ v.z ^ v.w) & 2047], 1);
    }
    __syncthreads();
    for (int k = threadIdx.x; k < 2048; k += blockDim.x)
        atomicAdd(&bins[k], mine[k]);
}

// Healthy: one conversion to double and back, where double precision is meant and costs nothing.
__global__ void normalise(float4 *out, const float4 *in, double scale)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    float4 v = in[i];
    float s = (v.x * scale);
    out[i] = make_float4(s, v.y, v.z, v.w);
}
