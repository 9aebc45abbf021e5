#include <cuda_runtime.h>
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

constexpr int TILE = 1024;
constexpr int STAGES = 2;

__global__ void ring_scale_store(const float* __restrict__ in, float* __restrict__ out, int tiles)
{
    __shared__ __align__(128) float stage_buf[STAGES][TILE];
    __shared__ uint64_t full[STAGES], empty[STAGES];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    size_t base = (size_t)blockIdx.x * tiles * TILE;
    if (threadIdx.x == 0) {
        for (int s = 0; s < STAGES; ++s) {
            mbar_init(&full[s], 1);
            mbar_init(&empty[s], 2);
        }
        mbar_fence_init();
    }
    __syncthreads();
    if (warp == 0) {
        if (lane == 0) {
            for (int i = 0; i < tiles; ++i) {
                int s = i % STAGES, round = i / STAGES;
                if (round > 0) mbar_wait(&empty[s], (round - 1) & 1);
                mbar_expect(&full[s], TILE * sizeof(float));
                bulk_g2s(stage_buf[s], in + base + i * TILE, TILE * sizeof(float), &full[s]);
            }
        }
    } else {
        int half_tile = (warp - 1) * (TILE / 2);
        for (int i = 0; i < tiles; ++i) {
            int s = i % STAGES;
            mbar_wait(&full[s], (i / STAGES) & 1);
            for (int k = lane; k < TILE / 2; k += 32) {
                float v = stage_buf[s][half_tile + k];
                out[base + i * TILE + half_tile + k] = v * v;
            }
            __syncwarp();
            if (lane == 0) mbar_arrive(&empty[s]);
        }
    }
}
