#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t smem_u32(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void mbar_init(uint64_t* bar, uint32_t count)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(smem_u32(bar)), "r"(count) : "memory");
}

__device__ __forceinline__ void mbar_fence_init()
{
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ __forceinline__ void mbar_expect(uint64_t* bar, uint32_t bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(smem_u32(bar)), "r"(bytes)
                 : "memory");
}

__device__ __forceinline__ void mbar_arrive(uint64_t* bar)
{
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(smem_u32(bar)) : "memory");
}

__device__ __forceinline__ void mbar_wait(uint64_t* bar, uint32_t parity)
{
    uint32_t done = 0;
    while (!done) {
        asm volatile(
            "{\n"
            ".reg .pred p;\n"
            "mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n"
            "selp.u32 %0, 1, 0, p;\n"
            "}\n"
            : "=r"(done) : "r"(smem_u32(bar)), "r"(parity) : "memory");
    }
}

__device__ __forceinline__ void bulk_g2s(void* dst, const void* src, uint32_t bytes, uint64_t* bar)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
                     "r"(smem_u32(dst)), "l"(src), "r"(bytes), "r"(smem_u32(bar)) : "memory");
}

// Descriptor of a K-major operand without swizzle: byte step from one 8x8 core matrix to the
// next along K, and along M (or N).
__device__ __forceinline__ uint64_t core_desc(const void* p, uint32_t step_k, uint32_t step_mn)
{
    uint64_t d = (smem_u32(p) & 0x3ffffu) >> 4;
    d |= (uint64_t)(step_k >> 4) << 16;
    d |= (uint64_t)(step_mn >> 4) << 32;
    return d;
}

__device__ __forceinline__ void wg_fence()
{
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}

__device__ __forceinline__ void wg_commit()
{
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

template <int N>
__device__ __forceinline__ void wg_wait()
{
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(N) : "memory");
}

__device__ __forceinline__ void wg_mma(float (&d)[4], uint64_t a, uint64_t b)
{
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(a), "l"(b) : "memory");
}

constexpr int STAGES = 2;
constexpr int A_HALFS = 64 * 16;
constexpr int B_HALFS = 8 * 16;

// C (64 x 8) of every block = sum over k of A_k (64 x 16) * B_k (16 x 8). Operands lie in global
// memory already packed in 8 x 8 core matrices. Warps 0-3 multiply, warp 4 loads.
__global__ void strip_product(const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c,
                              int ksteps)
{
    __shared__ __align__(128) half sa[STAGES][A_HALFS];
    __shared__ __align__(128) half sb[STAGES][B_HALFS];
    __shared__ uint64_t full[STAGES], empty[STAGES];
    int t = threadIdx.x;
    if (t == 0) {
        for (int s = 0; s < STAGES; ++s) {
            mbar_init(&full[s], 1);
            mbar_init(&empty[s], 128);
        }
        mbar_fence_init();
    }
    __syncthreads();
    int stage = 0;
    uint32_t phase = 0;
    if (t >= 128) {
        if (t == 128) {
            const half* ga = a + (size_t)blockIdx.x * ksteps * A_HALFS;
            for (int k = 0; k < ksteps; ++k) {
                mbar_wait(&empty[stage], phase ^ 1);
                mbar_expect(&full[stage], (A_HALFS + B_HALFS) * sizeof(half));
                bulk_g2s(sa[stage], ga + k * A_HALFS, A_HALFS * sizeof(half), &full[stage]);
                bulk_g2s(sb[stage], b + k * B_HALFS, B_HALFS * sizeof(half), &full[stage]);
                if (++stage == STAGES) { stage = 0; phase ^= 1; }
            }
        }
        return;
    }
    float d[4] = {0.f, 0.f, 0.f, 0.f};
    for (int k = 0; k < ksteps; ++k) {
        mbar_wait(&full[stage], phase);
        wg_fence();
        wg_mma(d, core_desc(sa[stage], 1024, 128), core_desc(sb[stage], 128, 128));
        wg_commit();
        wg_wait<0>();
        mbar_arrive(&empty[stage]);
        if (++stage == STAGES) { stage = 0; phase ^= 1; }
    }
    wg_wait<0>();
    float* cb = c + blockIdx.x * 64 * 8;
    int row = (t / 32) * 16 + (t % 32) / 4, col = (t % 4) * 2;
    cb[row * 8 + col] = d[0];
    cb[row * 8 + col + 1] = d[1];
    cb[(row + 8) * 8 + col] = d[2];
    cb[(row + 8) * 8 + col + 1] = d[3];
}
