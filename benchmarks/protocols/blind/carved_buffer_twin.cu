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

// Dynamic shared memory: one barrier, then the tile.
__global__ void carved_buffer(const float* __restrict__ in, float* __restrict__ out, int tile, int tiles)
{
    extern __shared__ __align__(128) unsigned char raw[];
    uint64_t* bar = reinterpret_cast<uint64_t*>(raw);
    float* data = reinterpret_cast<float*>(raw + 2 * sizeof(uint64_t));
    int t = threadIdx.x;
    if (t == 0) {
        mbar_init(bar, 1);
        mbar_fence_init();
    }
    __syncthreads();
    for (int i = 0; i < tiles; ++i) {
        size_t base = ((size_t)blockIdx.x * tiles + i) * tile;
        if (t == 0) {
            mbar_expect(bar, tile * sizeof(float));
            bulk_g2s(data, in + base, tile * sizeof(float), bar);
        }
        mbar_wait(bar, i & 1);
        for (int k = t; k < tile; k += blockDim.x) out[base + k] = data[tile - 1 - k];
        __syncthreads();
    }
}
