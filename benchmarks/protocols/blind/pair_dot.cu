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

constexpr int TILE = 512;

// Dot product of one stretch of x and y per block; x and y have a barrier each per stage.
__global__ void pair_dot(const float* __restrict__ x, const float* __restrict__ y, float* __restrict__ dot,
                         int tiles)
{
    __shared__ __align__(128) float xs[2][TILE];
    __shared__ __align__(128) float ys[2][TILE];
    __shared__ uint64_t x_ready[2], y_ready[2];
    __shared__ float part[2];
    int t = threadIdx.x;
    size_t base = (size_t)blockIdx.x * tiles * TILE;
    auto request = [&](int i) {
        int s = i & 1;
        arrive_and_expect_tx(&x_ready[s], TILE * sizeof(float));
        tma_load_1d(xs[s], x + base + i * TILE, TILE * sizeof(float), &x_ready[s]);
        arrive_and_expect_tx(&y_ready[s], TILE * sizeof(float));
        tma_load_1d(ys[s], y + base + i * TILE, TILE * sizeof(float), &y_ready[s]);
    };
    if (t == 0) {
        for (int s = 0; s < 2; ++s) {
            barrier_init(&x_ready[s], 1);
            barrier_init(&y_ready[s], 1);
        }
        publish_barriers();
    }
    __syncthreads();
    if (t == 0) request(0);
    float acc = 0.f;
    for (int i = 0; i < tiles; ++i) {
        if (t == 0 && i + 1 < tiles) request(i + 1);
        wait_parity(&x_ready[i & 1], (i >> 1) & 1);
        for (int k = t; k < TILE; k += blockDim.x) acc += xs[i & 1][k] * ys[i & 1][k];
        __syncthreads();
    }
    for (int o = 16; o > 0; o >>= 1) acc += __shfl_xor_sync(0xffffffffu, acc, o);
    if (t % 32 == 0) part[t / 32] = acc;
    __syncthreads();
    if (t == 0) dot[blockIdx.x] = part[0] + part[1];
}
