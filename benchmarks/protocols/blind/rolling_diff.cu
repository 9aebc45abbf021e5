#include <cuda_runtime.h>
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

constexpr int TILE = 512;
constexpr int STAGES = 3;

// Difference of mirrored samples inside each tile.
__global__ void rolling_diff(const float* __restrict__ in, float* __restrict__ out, int tiles)
{
    __shared__ __align__(16) float buf[STAGES][TILE];
    int t = threadIdx.x;
    size_t base = (size_t)blockIdx.x * tiles * TILE;
    for (int i = 0; i < STAGES - 1; ++i) {
        if (i < tiles) cp16(&buf[i][4 * t], in + base + i * TILE + 4 * t);
        cp_commit();
    }
    for (int i = 0; i < tiles; ++i) {
        cp_wait<STAGES - 2>();
        __syncthreads();
        int ahead = i + STAGES - 1;
        if (ahead < tiles) {
            cp16(&buf[ahead % STAGES][4 * t], in + base + ahead * TILE + 4 * t);
            cp_commit();
        }
        const float* b = buf[i % STAGES];
        for (int k = t; k < TILE; k += blockDim.x) out[base + i * TILE + k] = b[k] - b[TILE - 1 - k];
    }
}
