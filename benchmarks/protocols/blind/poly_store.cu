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

template <int N>
__device__ __forceinline__ void bulkWaitAll()
{
    asm volatile("cp.async.bulk.wait_group %0;" ::"n"(N) : "memory");
}

__device__ __forceinline__ void fenceProxyAsync()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

constexpr int TILE = 1024;

// out = c0 + c1*x + c2*x*x, results leave through two staging buffers.
__global__ void poly_store(const float* __restrict__ x, float* __restrict__ out, int tiles, float c0, float c1, float c2)
{
    __shared__ __align__(128) float stage[2][TILE];
    int t = threadIdx.x;
    size_t base = (size_t)blockIdx.x * tiles * TILE;
    for (int i = 0; i < tiles; ++i) {
        float* buf = stage[i & 1];
        if (t == 0) bulkWaitRead<2>();
        __syncthreads();
        for (int k = t; k < TILE; k += blockDim.x) {
            float v = x[base + i * TILE + k];
            buf[k] = c0 + v * (c1 + v * c2);
        }
        fenceProxyAsync();
        __syncthreads();
        if (t == 0) {
            bulkStore(out + base + i * TILE, buf, TILE * sizeof(float));
            bulkCommit();
        }
    }
    if (t == 0) bulkWaitAll<0>();
}
