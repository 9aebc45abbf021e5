#include <cuda_runtime.h>
#include <cuda.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t smem_u32(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void bulk_commit()
{
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

template <int N>
__device__ __forceinline__ void bulk_wait_read()
{
    asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(N) : "memory");
}

template <int N>
__device__ __forceinline__ void bulk_wait()
{
    asm volatile("cp.async.bulk.wait_group %0;" ::"n"(N) : "memory");
}

__device__ __forceinline__ void fence_async()
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

__device__ __forceinline__ void tensor_s2g(const CUtensorMap* map, int x, int y, const void* src)
{
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%1, %2}], [%3];" ::
                     "l"(map), "r"(x), "r"(y), "r"(smem_u32(src)) : "memory");
}

constexpr int SIDE = 32;

// Transposes tiles of SIDE x SIDE; the block walks along one row of tiles of the input.
__global__ void transpose_out(const float* __restrict__ in, const __grid_constant__ CUtensorMap out_map, int width)
{
    __shared__ __align__(128) float tile[SIDE][SIDE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int y0 = blockIdx.x * SIDE;
    for (int x0 = 0; x0 < width; x0 += SIDE) {
        __syncthreads();
        if (tx == 0 && ty == 0) bulk_wait_read<0>();
        for (int j = ty; j < SIDE; j += blockDim.y) tile[tx][j] = in[(size_t)(y0 + j) * width + x0 + tx];
        fence_async();
        __syncthreads();
        if (tx == 0 && ty == 0) {
            tensor_s2g(&out_map, y0, x0, tile);
            bulk_commit();
        }
    }
    if (tx == 0 && ty == 0) bulk_wait<0>();
}
