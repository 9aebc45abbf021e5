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

__device__ __forceinline__ void publish_barriers()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ __forceinline__ void arrive_and_expect_tx(uint64_t* bar, uint32_t bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(to_shared(bar)), "r"(bytes)
                 : "memory");
}

__device__ __forceinline__ void barrier_arrive(uint64_t* bar)
{
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0];" ::"r"(to_shared(bar)) : "memory");
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

constexpr int TILE = 256;
constexpr int STAGES = 3;
constexpr int CONSUMERS = 128;

__global__ void ring_accumulate(const float* __restrict__ in, float* __restrict__ out, int tiles)
{
    __shared__ __align__(128) float ring[STAGES][TILE];
    __shared__ uint64_t full[STAGES], empty[STAGES];
    int t = threadIdx.x;
    if (t == 0) {
        for (int s = 0; s < STAGES; ++s) {
            barrier_init(&full[s], 1);
            barrier_init(&empty[s], CONSUMERS);
        }
        publish_barriers();
    }
    __syncthreads();

    int stage = 0;
    uint32_t phase = 0;
    if (t >= CONSUMERS) {
        if (t == CONSUMERS) {
            const float* src = in + (size_t)blockIdx.x * tiles * TILE;
            for (int i = 0; i < tiles; ++i) {
                wait_parity(&empty[stage], phase ^ 1);
                arrive_and_expect_tx(&full[stage], TILE * sizeof(float));
                tma_load_1d(ring[stage], src + i * TILE, TILE * sizeof(float), &full[stage]);
                if (++stage == STAGES) { stage = 0; phase ^= 1; }
            }
        }
    } else {
        float acc = 0.f;
        for (int i = 0; i < tiles; ++i) {
            wait_parity(&full[stage], phase);
            acc += ring[stage][t] - ring[stage][t + CONSUMERS];
            barrier_arrive(&empty[stage]);
            if (++stage == STAGES) { stage = 0; phase ^= 1; }
        }
        out[blockIdx.x * CONSUMERS + t] = acc;
    }
}
