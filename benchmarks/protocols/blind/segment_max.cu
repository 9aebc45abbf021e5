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

constexpr int TILE = 1024;

// Each block takes one segment of n values (n a multiple of 4) through a two-stage pipeline of one warp.
__global__ void segment_max(const int* __restrict__ in, int* __restrict__ out, int n)
{
    __shared__ __align__(128) int buf[2][TILE];
    __shared__ uint64_t bar[2];
    const int* src = in + (size_t)blockIdx.x * n;
    int lane = threadIdx.x;
    int tiles = (n + TILE - 1) / TILE;
    auto load = [&](int i) {
        int count = min(TILE, n - i * TILE);
        arrive_and_expect_tx(&bar[i & 1], TILE * sizeof(int));
        tma_load_1d(buf[i & 1], src + i * TILE, count * sizeof(int), &bar[i & 1]);
    };
    if (lane == 0) {
        barrier_init(&bar[0], 1);
        barrier_init(&bar[1], 1);
        publish_barriers();
        load(0);
    }
    __syncwarp();
    int best = INT32_MIN;
    for (int i = 0; i < tiles; ++i) {
        if (lane == 0 && i + 1 < tiles) load(i + 1);
        wait_parity(&bar[i & 1], (i >> 1) & 1);
        int count = min(TILE, n - i * TILE);
        for (int k = lane; k < count; k += 32) best = max(best, buf[i & 1][k]);
        __syncwarp();
    }
    for (int o = 16; o > 0; o >>= 1) best = max(best, __shfl_xor_sync(0xffffffffu, best, o));
    if (lane == 0) out[blockIdx.x] = best;
}
