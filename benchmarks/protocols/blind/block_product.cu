#include <cuda_runtime.h>
#include <cuda_fp16.h>
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

// Descriptor of a K-major operand without swizzle: byte step from one 8x8 core matrix to the
// next along K, and along M (or N).
__device__ __forceinline__ uint64_t operand_desc(const void* p, uint32_t step_k, uint32_t step_mn)
{
    uint64_t d = (to_shared(p) & 0x3ffffu) >> 4;
    d |= (uint64_t)(step_k >> 4) << 16;
    d |= (uint64_t)(step_mn >> 4) << 32;
    return d;
}

__device__ __forceinline__ void warpgroup_arrive()
{
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}

__device__ __forceinline__ void warpgroup_commit()
{
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

template <int N>
__device__ __forceinline__ void warpgroup_wait()
{
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(N) : "memory");
}

__device__ __forceinline__ void mma_64x8x16(float (&d)[4], uint64_t a, uint64_t b)
{
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(a), "l"(b) : "memory");
}

constexpr int K_STEPS = 4;

// C (64 x 8) = A (64 x 64) * B (64 x 8), operands packed in core matrices, all loaded at once.
__global__ void block_product(const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c,
                              float alpha)
{
    __shared__ __align__(128) half sa[K_STEPS][64 * 16];
    __shared__ __align__(128) half sb[K_STEPS][8 * 16];
    __shared__ uint64_t loaded;
    int t = threadIdx.x;
    if (t == 0) {
        barrier_init(&loaded, 1);
        publish_barriers();
        arrive_and_expect_tx(&loaded, sizeof(sa) + sizeof(sb));
        tma_load_1d(sa, a + (size_t)blockIdx.x * K_STEPS * 64 * 16, sizeof(sa), &loaded);
        tma_load_1d(sb, b + (size_t)blockIdx.x * K_STEPS * 8 * 16, sizeof(sb), &loaded);
    }
    __syncthreads();
    wait_parity(&loaded, 0);
    float d[4] = {0.f, 0.f, 0.f, 0.f};
    warpgroup_arrive();
    for (int k = 0; k < K_STEPS; ++k) mma_64x8x16(d, operand_desc(sa[k], 1024, 128), operand_desc(sb[k], 128, 128));
    warpgroup_commit();
    float* cb = c + blockIdx.x * 64 * 8;
    int row = (t / 32) * 16 + (t % 32) / 4, col = (t % 4) * 2;
    cb[row * 8 + col] = alpha * d[0];
    cb[row * 8 + col + 1] = alpha * d[1];
    cb[(row + 8) * 8 + col] = alpha * d[2];
    cb[(row + 8) * 8 + col + 1] = alpha * d[3];
}
