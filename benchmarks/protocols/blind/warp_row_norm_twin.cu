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

constexpr int COLS = 384;

// One warp walks over the rows of its block.
__global__ void warp_row_norm(const float* __restrict__ x, float* __restrict__ norm, int rows_per_block)
{
    __shared__ __align__(16) float row[COLS];
    __shared__ uint64_t ready;
    int lane = threadIdx.x;
    int first = blockIdx.x * rows_per_block;
    if (lane == 0) {
        initBarrier(&ready, 1);
        fenceBarrierInit();
    }
    __syncwarp();
    uint32_t phase = 0;
    for (int r = first; r < first + rows_per_block; ++r) {
        if (lane == 0) {
            expectBytes(&ready, COLS * sizeof(float));
            bulkLoad(row, x + (size_t)r * COLS, COLS * sizeof(float), &ready);
        }
        waitPhase(&ready, phase);
        phase ^= 1;
        float s = 0.f;
        for (int c = lane; c < COLS; c += 32) s += row[c] * row[c];
        for (int o = 16; o > 0; o >>= 1) s += __shfl_xor_sync(0xffffffffu, s, o);
        if (lane == 0) norm[r] = s;
        __syncwarp();
    }
}
