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

constexpr int COLS = 50;
constexpr int PITCH = 50;

// Column sums of the block's rows; rows lie PITCH floats apart.
__global__ void row_gather_sum(const float* __restrict__ in, float* __restrict__ sums, int rows)
{
    __shared__ __align__(128) float line[2][64];
    __shared__ uint64_t bar[2];
    int t = threadIdx.x;
    const float* src = in + (size_t)blockIdx.x * rows * PITCH;
    if (t == 0) {
        barrier_init(&bar[0], 1);
        barrier_init(&bar[1], 1);
        publish_barriers();
    }
    __syncthreads();
    float acc = 0.f;
    for (int r = 0; r <= rows; ++r) {
        if (t == 0 && r < rows) {
            arrive_and_expect_tx(&bar[r & 1], PITCH * sizeof(float));
            tma_load_1d(line[r & 1], src + r * PITCH, PITCH * sizeof(float), &bar[r & 1]);
        }
        if (r > 0) {
            int p = r - 1;
            wait_parity(&bar[p & 1], (p >> 1) & 1);
            if (t < COLS) acc += line[p & 1][t];
        }
        __syncthreads();
    }
    if (t < COLS) sums[blockIdx.x * COLS + t] = acc;
}
