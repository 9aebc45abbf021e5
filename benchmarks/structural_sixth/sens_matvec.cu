// Electrical impedance tomography: voltages from the sensitivity matrix and a conductivity image; a warp two rows.
#define WARPS 8
#define ROWS 2

__device__ __forceinline__ float dot4(const float4 a, const float4 b, float s)
{
    return fmaf(a.x, b.x, fmaf(a.y, b.y, fmaf(a.z, b.z, fmaf(a.w, b.w, s))));
}

__global__ void __launch_bounds__(32 * WARPS)
sens_matvec(const float4* __restrict__ sensitivity, const float4* __restrict__ sigma, float* __restrict__ voltage,
            int n_rows, int n4)
{
    const int lane = threadIdx.x & 31;
    const int row = (blockIdx.x * WARPS + (threadIdx.x >> 5)) * ROWS;
    if (row >= n_rows) return;
    const float4* a = sensitivity + (size_t)row * n4;
    const float4* b = row + 1 < n_rows ? a + n4 : a;
    float sa = 0.0f, sb = 0.0f;
#pragma unroll 4
    for (int c = lane; c < n4; c += 32) {
        const float4 x = sigma[c];
        sa = dot4(a[c], x, sa);
        sb = dot4(b[c], x, sb);
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        sa += __shfl_xor_sync(0xffffffffu, sa, d);
        sb += __shfl_xor_sync(0xffffffffu, sb, d);
    }
    if (lane == 0) {
        voltage[row] = sa;
        if (row + 1 < n_rows) voltage[row + 1] = sb;
    }
}
