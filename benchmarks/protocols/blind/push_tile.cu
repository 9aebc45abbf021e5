#include <cuda_runtime.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t smem_u32(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void mbar_init(uint64_t* bar, uint32_t count)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(smem_u32(bar)), "r"(count) : "memory");
}

__device__ __forceinline__ void mbar_fence_init()
{
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ __forceinline__ void mbar_expect(uint64_t* bar, uint32_t bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(smem_u32(bar)), "r"(bytes)
                 : "memory");
}

__device__ __forceinline__ void fence_async()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ __forceinline__ uint32_t cluster_rank()
{
    uint32_t r;
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(r));
    return r;
}

__device__ __forceinline__ void cluster_sync()
{
    asm volatile("barrier.cluster.arrive.release;\nbarrier.cluster.wait.acquire;" ::: "memory");
}

__device__ __forceinline__ uint32_t peer_addr(const void* p, uint32_t rank)
{
    uint32_t r;
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(r) : "r"(smem_u32(p)), "r"(rank));
    return r;
}

__device__ __forceinline__ void wait_cluster(uint64_t* bar, uint32_t parity)
{
    uint32_t done = 0;
    while (!done) {
        asm volatile(
            "{\n"
            ".reg .pred p;\n"
            "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
            "selp.u32 %0, 1, 0, p;\n"
            "}\n"
            : "=r"(done) : "r"(smem_u32(bar)), "r"(parity) : "memory");
    }
}

constexpr int TILE = 1024;

// Rank 0 prepares a tile and copies it into the shared memory of rank 1, which writes it out.
__global__ void __cluster_dims__(2, 1, 1) push_tile(const float* __restrict__ in, float* __restrict__ out, float scale)
{
    __shared__ __align__(128) float tile[TILE];
    __shared__ uint64_t landed;
    int t = threadIdx.x;
    uint32_t rank = cluster_rank();
    size_t base = (size_t)(blockIdx.x / 2) * TILE;
    if (t == 0) {
        mbar_init(&landed, 1);
        mbar_fence_init();
        if (rank == 1) mbar_expect(&landed, TILE * sizeof(float));
    }
    cluster_sync();
    if (rank == 0) {
        for (int k = t; k < TILE; k += blockDim.x) tile[k] = scale * in[base + k];
        fence_async();
        __syncthreads();
        if (t == 0) {
            asm volatile(
                "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
                    "r"(peer_addr(tile, 1)), "r"(smem_u32(tile)), "r"((uint32_t)(TILE * sizeof(float))),
                    "r"(peer_addr(&landed, 1)) : "memory");
        }
    } else {
        wait_cluster(&landed, 0);
        for (int k = t; k < TILE; k += blockDim.x) out[base + k] = tile[k];
    }
}
