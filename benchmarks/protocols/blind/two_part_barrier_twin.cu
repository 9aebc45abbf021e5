#include <cuda_runtime.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t to_shared(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void barrier_init(uint64_t* bar, uint32_t count)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(to_shared(bar)), "r"(count) : "memory");
}

__device__ __forceinline__ void barrier_invalidate(uint64_t* bar)
{
    asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(to_shared(bar)) : "memory");
}

__device__ __forceinline__ void publish_barriers()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ __forceinline__ void arrive_and_expect_tx(uint64_t* bar, uint32_t bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(to_shared(bar)), "r"(bytes)
                 : "memory");
}

__device__ __forceinline__ void wait_parity(uint64_t* bar, uint32_t parity)
{
    asm volatile(
        "{\n"
        ".reg .pred ok;\n"
        "AGAIN:\n"
        "mbarrier.try_wait.parity.shared::cta.b64 ok, [%0], %1;\n"
        "@ok bra READY;\n"
        "bra AGAIN;\n"
        "READY:\n"
        "}\n" ::"r"(to_shared(bar)), "r"(parity) : "memory");
}

__device__ __forceinline__ void tma_load_1d(void* dst, const void* src, uint32_t bytes, uint64_t* bar)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
                     "r"(to_shared(dst)), "l"(src), "r"(bytes), "r"(to_shared(bar)) : "memory");
}

__device__ __forceinline__ void ldgsts16(void* dst, const void* src)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to_shared(dst)), "l"(src) : "memory");
}

__device__ __forceinline__ void ldgsts_arrive_on(uint64_t* bar)
{
    asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(to_shared(bar)) : "memory");
}

constexpr int TILE = 512;

// First part: bulk copy of the table. Second part: every thread fetches its own samples; the same
// barrier is set up anew for that.
__global__ void two_part_barrier(const float* __restrict__ table, const float* __restrict__ x,
                                 float* __restrict__ out)
{
    __shared__ __align__(128) float lut[TILE];
    __shared__ __align__(16) float xs[TILE];
    __shared__ uint64_t bar;
    int t = threadIdx.x;
    if (t == 0) {
        barrier_init(&bar, 1);
        publish_barriers();
        arrive_and_expect_tx(&bar, TILE * sizeof(float));
        tma_load_1d(lut, table, TILE * sizeof(float), &bar);
    }
    __syncthreads();
    wait_parity(&bar, 0);
    __syncthreads();
    if (t == 0) {
        barrier_invalidate(&bar);
        barrier_init(&bar, blockDim.x);
    }
    __syncthreads();
    ldgsts16(&xs[4 * t], x + blockIdx.x * TILE + 4 * t);
    ldgsts_arrive_on(&bar);
    wait_parity(&bar, 0);
    for (int k = t; k < TILE; k += blockDim.x)
        out[blockIdx.x * TILE + k] = xs[TILE - 1 - k] * lut[k];
}
