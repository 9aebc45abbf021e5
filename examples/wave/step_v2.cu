// Version 2: loads that are not kept in L1 (ld.global.cg).
//
// Why: where L1 loads whole lines of 128 bytes, the 16 bytes of halo at a side of the tile bring 128 with
// them. Loads cached in L2 only fetch sectors of 32 bytes. A chip whose L1 fetches sectors, too, has
// nothing to gain by it.

#include "star.cuh"

constexpr int BLOCK_X = 32, BLOCK_Y = 16;

__global__ void step_v2(float *next, const float *__restrict__ now, const float *__restrict__ velocity,
                        int nx, int ny, int nz)
{
    __shared__ float plane[BLOCK_Y + 2 * RADIUS][BLOCK_X + 2 * RADIUS];
    const int tx = threadIdx.x + RADIUS, ty = threadIdx.y + RADIUS;
    const size_t stride = size_t(nx) * ny;
    size_t load = size_t(blockIdx.y * BLOCK_Y + ty) * nx + blockIdx.x * BLOCK_X + threadIdx.x + PAD;
    size_t store = load + (RADIUS - 1) * stride;
    float behind[RADIUS], here, ahead[RADIUS];
    for (int k = RADIUS - 2; k >= 0; k--, load += stride)
        behind[k] = __ldcg(now + load);
    here = __ldcg(now + load);
    load += stride;
    for (int k = 0; k < RADIUS; k++, load += stride)
        ahead[k] = __ldcg(now + load);
    for (int z = RADIUS; z < nz - RADIUS; z++) {
        for (int k = RADIUS - 1; k > 0; k--)
            behind[k] = behind[k - 1];
        behind[0] = here;
        here = ahead[0];
        for (int k = 0; k < RADIUS - 1; k++)
            ahead[k] = ahead[k + 1];
        ahead[RADIUS - 1] = __ldcg(now + load);
        load += stride;
        store += stride;
        __syncthreads(); // the plane before has been read
        if (threadIdx.y < RADIUS) {
            plane[threadIdx.y][tx] = __ldcg(now + store - RADIUS * nx);
            plane[threadIdx.y + BLOCK_Y + RADIUS][tx] = __ldcg(now + store + BLOCK_Y * nx);
        }
        if (threadIdx.x < RADIUS) {
            plane[ty][threadIdx.x] = __ldcg(now + store - RADIUS);
            plane[ty][threadIdx.x + BLOCK_X + RADIUS] = __ldcg(now + store + BLOCK_X);
        }
        plane[ty][tx] = here;
        __syncthreads();
        float laplacian = 3 * weight(0) * here;
        for (int k = 1; k <= RADIUS; k++)
            laplacian = add_star(laplacian, k, behind[k - 1], ahead[k - 1], plane[ty - k][tx], plane[ty + k][tx],
                                 plane[ty][tx - k], plane[ty][tx + k]);
        next[store] = advance(here, __ldcg(next + store), __ldcg(velocity + store), laplacian);
    }
}
