#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t to_shared(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void proxy_fence()
{
    asm volatile("fence.proxy.async;" ::: "memory");
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

// C (64 x 8) = half(A) (64 x 16) * half(B) (16 x 8); A and B are float, row-major, and are
// narrowed and packed by the block itself.
__global__ void narrow_product(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c)
{
    __shared__ __align__(128) half sa[64 * 16];
    __shared__ __align__(128) half sb[8 * 16];
    int t = threadIdx.x;
    const float* ga = a + blockIdx.x * 64 * 16;
    for (int e = t; e < 64 * 16; e += blockDim.x) {
        int m = e / 16, k = e % 16;
        sa[(k / 8) * 512 + (m / 8) * 64 + (m % 8) * 8 + k % 8] = __float2half(ga[e]);
    }
    int kk = t / 8, n = t % 8;
    sb[(kk / 8) * 64 + n * 8 + kk % 8] = __float2half(b[t]);
    __syncthreads();
    float d[4] = {0.f, 0.f, 0.f, 0.f};
    warpgroup_arrive();
    mma_64x8x16(d, operand_desc(sa, 1024, 128), operand_desc(sb, 128, 128));
    warpgroup_commit();
    warpgroup_wait<0>();
    float* cb = c + blockIdx.x * 64 * 8;
    int row = (t / 32) * 16 + (t % 32) / 4, col = (t % 4) * 2;
    cb[row * 8 + col] = d[0];
    cb[row * 8 + col + 1] = d[1];
    cb[(row + 8) * 8 + col] = d[2];
    cb[(row + 8) * 8 + col + 1] = d[3];
}
