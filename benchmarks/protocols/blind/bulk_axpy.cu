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

constexpr int TILE = 512;
constexpr int STAGES = 4;

__device__ void fetch(float* sx, float* sy, const float* gx, const float* gy, uint64_t* bar)
{
    mbar_expect(bar, TILE * sizeof(float));
    bulk_g2s(sx, gx, TILE * sizeof(float), bar);
    bulk_g2s(sy, gy, TILE * sizeof(float), bar);
}

__global__ void bulk_axpy(const float* __restrict__ x, const float* __restrict__ y, float* __restrict__ z,
                          float a, int tiles)
{
    __shared__ __align__(128) float sx[STAGES][TILE];
    __shared__ __align__(128) float sy[STAGES][TILE];
    __shared__ uint64_t full[STAGES];
    size_t base = (size_t)blockIdx.x * tiles * TILE;
    int t = threadIdx.x;
    if (t == 0) {
        for (int s = 0; s < STAGES; ++s) mbar_init(&full[s], 1);
        mbar_fence_init();
        for (int s = 0; s < STAGES && s < tiles; ++s)
            fetch(sx[s], sy[s], x + base + s * TILE, y + base + s * TILE, &full[s]);
    }
    __syncthreads();
    for (int i = 0; i < tiles; ++i) {
        int s = i & (STAGES - 1);
        mbar_wait(&full[s], (i >> 2) & 1);
        for (int k = t; k < TILE; k += blockDim.x) z[base + i * TILE + k] = a * sx[s][k] + sy[s][k];
        __syncthreads();
        int next = i + STAGES;
        if (t == 0 && next < tiles)
            fetch(sx[s], sy[s], x + base + next * TILE, y + base + next * TILE, &full[s]);
    }
}
