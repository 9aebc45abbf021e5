#include <cuda_runtime.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t saddr(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void bulkStore(void* dst, const void* src, uint32_t bytes)
{
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::
                     "l"(dst), "r"(saddr(src)), "r"(bytes) : "memory");
}

__device__ __forceinline__ void bulkCommit()
{
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

template <int N>
__device__ __forceinline__ void bulkWaitRead()
{
    asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(N) : "memory");
}

__device__ __forceinline__ void fenceProxyAsync()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

constexpr int TILE = 2048;

// Writes a ramp tile by tile through one staging buffer.
__global__ void store_ramp(int* __restrict__ out, int tiles, int slope)
{
    __shared__ __align__(128) int stage[TILE];
    int t = threadIdx.x;
    long long base = (long long)blockIdx.x * tiles * TILE;
    for (int i = 0; i < tiles; ++i) {
        for (int k = t; k < TILE; k += blockDim.x) stage[k] = slope * (int)(base + i * TILE + k);
        fenceProxyAsync();
        __syncthreads();
        if (t == 0) {
            bulkStore(out + base + i * TILE, stage, TILE * sizeof(int));
            bulkCommit();
            bulkWaitRead<0>();
        }
        __syncthreads();
    }
}
