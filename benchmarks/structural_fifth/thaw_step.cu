// Permafrost modelling: one explicit step of heat conduction in a vertical section (five-point star, insulated borders).
#define ROWS 4              // rows a thread, each four neighbouring columns

__device__ __forceinline__ float star(float c, float l, float r, float u, float d, float fourier)
{
    return fmaf(fourier, (l + r) + (u + d) - 4.0f * c, c);
}

// the width is a multiple of 128: a warp covers 128 columns and exchanges its inner borders by shuffles
__global__ void __launch_bounds__(256)
thaw_step(const float* __restrict__ temp, float* __restrict__ next, float fourier, int width, int height)
{
    const int lane = threadIdx.x;
    const int x = (blockIdx.x * 32 + lane) * 4;
    const int y0 = (blockIdx.y * blockDim.y + threadIdx.y) * ROWS;
    if (y0 >= height) return;

    float4 row[ROWS + 2];
    float edge[ROWS];
#pragma unroll
    for (int k = 0; k < ROWS + 2; ++k) {
        const int y = min(max(y0 + k - 1, 0), height - 1);
        row[k] = *reinterpret_cast<const float4*>(temp + (size_t)y * width + x);
    }
    // the first lane needs the column on the left, the last lane the one on the right of the warp's columns
    const int beside = lane == 0 ? max(x - 1, 0) : min(x + 4, width - 1);
#pragma unroll
    for (int k = 0; k < ROWS; ++k) {
        const int y = min(y0 + k, height - 1);
        edge[k] = (lane == 0 || lane == 31) ? temp[(size_t)y * width + beside] : 0.0f;
    }
#pragma unroll
    for (int k = 0; k < ROWS; ++k) {
        const float4 u = row[k], c = row[k + 1], d = row[k + 2];
        float left = __shfl_up_sync(0xffffffffu, c.w, 1);
        float right = __shfl_down_sync(0xffffffffu, c.x, 1);
        if (lane == 0) left = edge[k];
        if (lane == 31) right = edge[k];
        float4 o;
        o.x = star(c.x, left, c.y, u.x, d.x, fourier);
        o.y = star(c.y, c.x, c.z, u.y, d.y, fourier);
        o.z = star(c.z, c.y, c.w, u.z, d.z, fourier);
        o.w = star(c.w, c.z, right, u.w, d.w, fourier);
        if (y0 + k < height) *reinterpret_cast<float4*>(next + (size_t)(y0 + k) * width + x) = o;
    }
}
