#include <cuda_runtime.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t saddr(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void initBarrier(uint64_t* bar, uint32_t count)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(saddr(bar)), "r"(count) : "memory");
}

__device__ __forceinline__ void fenceBarrierInit()
{
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ __forceinline__ void expectBytes(uint64_t* bar, uint32_t bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(saddr(bar)), "r"(bytes)
                 : "memory");
}

__device__ __forceinline__ void arrive(uint64_t* bar)
{
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(saddr(bar)) : "memory");
}

__device__ __forceinline__ bool waitPhase_poll(uint32_t bar, uint32_t parity)
{
    uint32_t ok;
    asm volatile("{ .reg .pred q; mbarrier.test_wait.parity.shared::cta.b64 q, [%1], %2; selp.b32 %0, 1, 0, q; }"
                 : "=r"(ok) : "r"(bar), "r"(parity) : "memory");
    return ok != 0;
}
__device__ __forceinline__ void waitPhase(uint64_t* bar, uint32_t parity)
{
    uint32_t addr = saddr(bar);
    while (!waitPhase_poll(addr, parity)) __nanosleep(20);
}

__device__ __forceinline__ void bulkLoad(void* dst, const void* src, uint32_t bytes, uint64_t* bar)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
                     "r"(saddr(dst)), "l"(src), "r"(bytes), "r"(saddr(bar)) : "memory");
}

constexpr int TILE = 512;
constexpr int STAGES = 4;
constexpr int WARPS = 4;

__global__ void ring_minmax(const int* __restrict__ in, int* __restrict__ lo, int* __restrict__ hi, int tiles)
{
    __shared__ __align__(128) int ring[STAGES][TILE];
    __shared__ uint64_t full[STAGES], empty[STAGES];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (threadIdx.x == 0) {
        for (int s = 0; s < STAGES; ++s) {
            initBarrier(&full[s], 1);
            initBarrier(&empty[s], WARPS * 32);
        }
        fenceBarrierInit();
    }
    __syncthreads();
    if (warp == WARPS) {
        if (lane != 0) return;
        for (int i = 0; i < tiles; ++i) {
            int s = i % STAGES;
            waitPhase(&empty[s], ((i / STAGES) & 1) ^ 1);
            expectBytes(&full[s], TILE * sizeof(int));
            bulkLoad(ring[s], in + ((size_t)blockIdx.x * tiles + i) * TILE, TILE * sizeof(int), &full[s]);
        }
        return;
    }
    int a = INT32_MAX, b = INT32_MIN;
    for (int i = 0; i < tiles; ++i) {
        int s = i % STAGES;
        waitPhase(&full[s], (i / STAGES) & 1);
        for (int k = warp * 32 + lane; k < TILE; k += WARPS * 32) {
            a = min(a, ring[s][k]);
            b = max(b, ring[s][k]);
        }
        __syncwarp();
        if (lane == 0) arrive(&empty[s]);
    }
    lo[blockIdx.x * WARPS * 32 + threadIdx.x] = a;
    hi[blockIdx.x * WARPS * 32 + threadIdx.x] = b;
}
