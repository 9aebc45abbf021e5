// Twin: Euclidean norm of each spectrum, one warp per row, 16-byte loads, shuffle reduction.
#include <cuda_runtime.h>

extern "C" __global__ void spectrum_norm(const float* __restrict__ cube, float* __restrict__ norm,
                                         int nspec, int nchan)
{
    const int lane = threadIdx.x & 31;
    const int r = blockIdx.x * (blockDim.x >> 5) + (threadIdx.x >> 5);
    if (r >= nspec) return;
    const float4* row = reinterpret_cast<const float4*>(cube + (size_t)r * nchan);
    const int n4 = nchan >> 2;                       // nchan is a multiple of 4
    float s0 = 0.f, s1 = 0.f;
#pragma unroll 4
    for (int c = lane; c < n4; c += 32) {
        const float4 v = __ldcs(row + c);
        s0 = fmaf(v.x, v.x, s0);  s1 = fmaf(v.y, v.y, s1);
        s0 = fmaf(v.z, v.z, s0);  s1 = fmaf(v.w, v.w, s1);
    }
    float s = s0 + s1;
#pragma unroll
    for (int o = 16; o > 0; o >>= 1) s += __shfl_xor_sync(0xffffffffu, s, o);
    if (lane == 0) norm[r] = sqrtf(s);
}
