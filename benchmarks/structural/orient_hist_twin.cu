// Twin: 32 copies of the histogram, one per lane (copy = bank), so lanes of a warp never collide.
#include <cuda_runtime.h>

#define BINS 64
#define TILE 65536

extern "C" __global__ void orient_hist(const unsigned short* __restrict__ samples,
                                       unsigned int* __restrict__ hist)
{
    __shared__ unsigned int h[BINS * 32];
    for (int b = threadIdx.x; b < BINS * 32; b += blockDim.x) h[b] = 0u;
    __syncthreads();

    const int lane = threadIdx.x & 31;
    unsigned int* mine = h + lane;
    const uint2* p = reinterpret_cast<const uint2*>(samples + (size_t)blockIdx.x * TILE);
#pragma unroll 4
    for (int i = threadIdx.x; i < TILE / 4; i += blockDim.x) {
        const uint2 u = __ldcs(p + i);
        atomicAdd(mine + 32 * (u.x & 63u),         (u.x >> 8) & 0xffu);
        atomicAdd(mine + 32 * ((u.x >> 16) & 63u),  u.x >> 24);
        atomicAdd(mine + 32 * (u.y & 63u),         (u.y >> 8) & 0xffu);
        atomicAdd(mine + 32 * ((u.y >> 16) & 63u),  u.y >> 24);
    }
    __syncthreads();

    const int warp = threadIdx.x >> 5, nwarp = blockDim.x >> 5;
    for (int b = warp; b < BINS; b += nwarp) {
        unsigned int v = h[b * 32 + lane];
#pragma unroll
        for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(0xffffffffu, v, o);
        if (lane == 0) hist[(size_t)blockIdx.x * BINS + b] = v;
    }
}
