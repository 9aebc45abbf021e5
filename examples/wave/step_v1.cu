// Version 1: a tile of a plane in shared memory; a block marches along z.
//
// Why: each value of `now` is used by 25 points. Neighbours in x and y meet in the tile; a thread keeps
// its own column of 2 * RADIUS + 1 values along z in registers, so that each is loaded once. The halo
// left and right of the tile is loaded by RADIUS of the 32 threads of a warp.

#include "star.cuh"

constexpr int BLOCK_X = 32, BLOCK_Y = 16;

__global__ void step_v1(float *next, const float *__restrict__ now, const float *__restrict__ velocity,
                        int nx, int ny, int nz)
{
    __shared__ float plane[BLOCK_Y + 2 * RADIUS][BLOCK_X + 2 * RADIUS];
    const int tx = threadIdx.x + RADIUS, ty = threadIdx.y + RADIUS;
    const size_t stride = size_t(nx) * ny;
    size_t load = size_t(blockIdx.y * BLOCK_Y + ty) * nx + blockIdx.x * BLOCK_X + threadIdx.x + PAD;
    size_t store = load + (RADIUS - 1) * stride;
    float behind[RADIUS], here, ahead[RADIUS];
    for (int k = RADIUS - 2; k >= 0; k--, load += stride)
        behind[k] = now[load];
    here = now[load];
    load += stride;
    for (int k = 0; k < RADIUS; k++, load += stride)
        ahead[k] = now[load];
    for (int z = RADIUS; z < nz - RADIUS; z++) {
        for (int k = RADIUS - 1; k > 0; k--)
            behind[k] = behind[k - 1];
        behind[0] = here;
        here = ahead[0];
        for (int k = 0; k < RADIUS - 1; k++)
            ahead[k] = ahead[k + 1];
        ahead[RADIUS - 1] = now[load];
        load += stride;
        store += stride;
        __syncthreads(); // the plane before has been read
        if (threadIdx.y < RADIUS) {
            plane[threadIdx.y][tx] = now[store - RADIUS * nx];
            plane[threadIdx.y + BLOCK_Y + RADIUS][tx] = now[store + BLOCK_Y * nx];
        }
        if (threadIdx.x < RADIUS) {
            plane[ty][threadIdx.x] = now[store - RADIUS];
            plane[ty][threadIdx.x + BLOCK_X + RADIUS] = now[store + BLOCK_X];
        }
        plane[ty][tx] = here;
        __syncthreads();
        float laplacian = 3 * weight(0) * here;
        for (int k = 1; k <= RADIUS; k++)
            laplacian = add_star(laplacian, k, behind[k - 1], ahead[k - 1], plane[ty - k][tx], plane[ty + k][tx],
                                 plane[ty][tx - k], plane[ty][tx + k]);
        next[store] = advance(here, next[store], velocity[store], laplacian);
    }
}
