#include <cuda_runtime.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t to_shared(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void ldgsts16(void* dst, const void* src)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to_shared(dst)), "l"(src) : "memory");
}

__device__ __forceinline__ void ldgsts_commit()
{
    asm volatile("cp.async.commit_group;" ::: "memory");
}

template <int N>
__device__ __forceinline__ void ldgsts_wait()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

constexpr int TILE = 1024;

__global__ void mirror_tiles(const float* __restrict__ in, float* __restrict__ out)
{
    __shared__ __align__(16) float tile[TILE];
    int t = threadIdx.x;
    size_t base = (size_t)blockIdx.x * TILE;
    ldgsts16(&tile[4 * t], in + base + 4 * t);
    ldgsts_commit();
    ldgsts_wait<0>();
    for (int k = t; k < TILE; k += blockDim.x) out[base + k] = tile[TILE - 1 - k];
}
