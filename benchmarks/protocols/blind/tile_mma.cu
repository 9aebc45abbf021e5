#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t smem_u32(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void cp16(void* dst, const void* src)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(smem_u32(dst)), "l"(src) : "memory");
}

__device__ __forceinline__ void cp_commit()
{
    asm volatile("cp.async.commit_group;" ::: "memory");
}

template <int N>
__device__ __forceinline__ void cp_wait()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

__device__ __forceinline__ void ldm_x4(uint32_t (&r)[4], const void* p)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(smem_u32(p)) : "memory");
}

__device__ __forceinline__ void ldm_x2(uint32_t (&r)[2], const void* p)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1]) : "r"(smem_u32(p)) : "memory");
}

__device__ __forceinline__ void mma_16816(float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2])
{
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

constexpr int LDS = 24;  // halves per padded row of 16

// C (64 x 8) of every block; K in steps of 16, two stages. A is 64 x K, B is 8 x K (both K-contiguous).
__global__ void tile_mma(const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c, int k_len)
{
    __shared__ __align__(16) half sa[2][64 * LDS];
    __shared__ __align__(16) half sb[2][8 * LDS];
    int t = threadIdx.x, warp = t / 32, lane = t % 32;
    const half* ga = a + (size_t)blockIdx.x * 64 * k_len;
    auto load = [&](int s, int k0) {
        int row = t / 2, part = (t % 2) * 8;
        cp16(&sa[s][row * LDS + part], ga + row * k_len + k0 + part);
        if (t < 16) cp16(&sb[s][row * LDS + part], b + row * k_len + k0 + part);
    };
    float d[4] = {0.f, 0.f, 0.f, 0.f};
    load(0, 0);
    cp_commit();
    int steps = k_len / 16;
    for (int i = 0; i < steps; ++i) {
        if (i + 1 < steps) load((i + 1) & 1, (i + 1) * 16);
        cp_commit();
        cp_wait<1>();
        __syncwarp();
        uint32_t fa[4], fb[2];
        ldm_x4(fa, &sa[i & 1][(warp * 16 + lane % 16) * LDS + (lane / 16) * 8]);
        ldm_x2(fb, &sb[i & 1][(lane % 8) * LDS + ((lane / 8) % 2) * 8]);
        mma_16816(d, fa, fb);
        __syncthreads();
    }
    float* cb = c + blockIdx.x * 64 * 8;
    int row = warp * 16 + lane / 4, col = (lane % 4) * 2;
    cb[row * 8 + col] = d[0];
    cb[row * 8 + col + 1] = d[1];
    cb[(row + 8) * 8 + col] = d[2];
    cb[(row + 8) * 8 + col + 1] = d[3];
}
