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

__device__ __forceinline__ void ldgsts4(void* dst, const void* src)
{
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to_shared(dst)), "l"(src) : "memory");
}

__device__ __forceinline__ void ldgsts_arrive_on(uint64_t* bar)
{
    asm volatile("cp.async.mbarrier.arrive.shared::cta.b64 [%0];" ::"r"(to_shared(bar)) : "memory");
}

constexpr int TILE = 256;

// Samples picked through an index list, brought in with cp.async and signalled on a barrier.
__global__ void gather_reverse(const float* __restrict__ pool, const int* __restrict__ index,
                               float* __restrict__ out, int rounds)
{
    __shared__ float picked[2][TILE];
    __shared__ uint64_t ready[2];
    int t = threadIdx.x;
    if (t < 2) barrier_init(&ready[t], TILE);
    __syncthreads();
    const int* list = index + (size_t)blockIdx.x * rounds * TILE;
    for (int r = 0; r < rounds; ++r) {
        int s = r & 1;
        ldgsts4(&picked[s][t], pool + list[r * TILE + t]);
        ldgsts_arrive_on(&ready[s]);
        wait_parity(&ready[s], (r >> 1) & 1);
        out[((size_t)blockIdx.x * rounds + r) * TILE + t] = picked[s][TILE - 1 - t];
        __syncthreads();
    }
}
