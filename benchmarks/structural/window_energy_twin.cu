// Twin: one warp per 256-sample window, float4 loads, shuffle reduction, no barrier.
#include <cuda_runtime.h>

extern "C" __global__ void window_energy(const float* __restrict__ signal,
                                         float* __restrict__ energy, int n)
{
    const int lane = threadIdx.x & 31;
    const int win  = blockIdx.x * (blockDim.x >> 5) + (threadIdx.x >> 5);
    if ((size_t)win * 256 >= (size_t)n) return;           // n is a multiple of 256
    const float4* p = reinterpret_cast<const float4*>(signal) + (size_t)win * 64;
    const float4 a = __ldcs(p + lane);
    const float4 b = __ldcs(p + 32 + lane);
    float s = a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w
            + b.x * b.x + b.y * b.y + b.z * b.z + b.w * b.w;
#pragma unroll
    for (int o = 16; o > 0; o >>= 1) s += __shfl_down_sync(0xffffffffu, s, o);
    if (lane == 0) energy[win] = s;
}
