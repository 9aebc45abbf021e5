// Weighted orientation histogram per tile: 64 bins, weight = quantised gradient magnitude.
// A sample packs the bin in bits 0..5 and the weight in bits 8..15; one block per tile of 65536 samples.
#include <cuda_runtime.h>

#define BINS 64
#define TILE 65536

extern "C" __global__ void orient_hist(const unsigned short* __restrict__ samples,
                                       unsigned int* __restrict__ hist)
{
    __shared__ unsigned int h[BINS];
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) h[b] = 0u;
    __syncthreads();

    const uint2* p = reinterpret_cast<const uint2*>(samples + (size_t)blockIdx.x * TILE);
#pragma unroll 4
    for (int i = threadIdx.x; i < TILE / 4; i += blockDim.x) {
        const uint2 u = __ldcs(p + i);
        atomicAdd(&h[u.x & 63u],         (u.x >> 8) & 0xffu);
        atomicAdd(&h[(u.x >> 16) & 63u],  u.x >> 24);
        atomicAdd(&h[u.y & 63u],         (u.y >> 8) & 0xffu);
        atomicAdd(&h[(u.y >> 16) & 63u],  u.y >> 24);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x)
        hist[(size_t)blockIdx.x * BINS + b] = h[b];
}
