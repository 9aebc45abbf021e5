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

constexpr int COUNT = 2048;

__global__ void first_touch(const int* __restrict__ in, int* __restrict__ out, int shift)
{
    __shared__ __align__(128) int data[COUNT];
    __shared__ uint64_t arrived;
    if (threadIdx.x == 0) {
        initBarrier(&arrived, 1);
        fenceBarrierInit();
        expectBytes(&arrived, COUNT * sizeof(int));
        bulkLoad(data, in + blockIdx.x * COUNT, COUNT * sizeof(int), &arrived);
    }
    waitPhase(&arrived, 0);
    for (int k = threadIdx.x; k < COUNT; k += blockDim.x)
        out[blockIdx.x * COUNT + k] = data[(k + shift) % COUNT];
}
