// Version 3: two outputs a thread, BLOCK_Y rows apart.
//
// Why: the halo is read in addition to the tile: a tile of twice the height has less of it for each
// output. And a thread has twice as many loads in flight between two barriers.

#include "star.cuh"

#ifndef BLOCK_ROWS
#define BLOCK_ROWS 16 // of threads
#endif
constexpr int BLOCK_X = 32, BLOCK_Y = BLOCK_ROWS, TILE_Y = 2 * BLOCK_Y;

__global__ void step_v3(float *next, const float *__restrict__ now, const float *__restrict__ velocity,
                        int nx, int ny, int nz)
{
    __shared__ float plane[TILE_Y + 2 * RADIUS][BLOCK_X + 2 * RADIUS];
    const int tx = threadIdx.x + RADIUS, ty = threadIdx.y + RADIUS;
    const size_t stride = size_t(nx) * ny, apart = size_t(BLOCK_Y) * nx;
    size_t load = size_t(blockIdx.y * TILE_Y + ty) * nx + blockIdx.x * BLOCK_X + threadIdx.x + PAD;
    size_t store = load + (RADIUS - 1) * stride;
    float behind[2][RADIUS], here[2], ahead[2][RADIUS];
    for (int k = RADIUS - 2; k >= 0; k--, load += stride)
        for (int half = 0; half < 2; half++)
            behind[half][k] = __ldcg(now + load + half * apart);
    for (int half = 0; half < 2; half++)
        here[half] = __ldcg(now + load + half * apart);
    load += stride;
    for (int k = 0; k < RADIUS; k++, load += stride)
        for (int half = 0; half < 2; half++)
            ahead[half][k] = __ldcg(now + load + half * apart);
    for (int z = RADIUS; z < nz - RADIUS; z++) {
        for (int half = 0; half < 2; half++) {
            for (int k = RADIUS - 1; k > 0; k--)
                behind[half][k] = behind[half][k - 1];
            behind[half][0] = here[half];
            here[half] = ahead[half][0];
            for (int k = 0; k < RADIUS - 1; k++)
                ahead[half][k] = ahead[half][k + 1];
            ahead[half][RADIUS - 1] = __ldcg(now + load + half * apart);
        }
        load += stride;
        store += stride;
        __syncthreads(); // the plane before has been read
        if (threadIdx.y < RADIUS) {
            plane[threadIdx.y][tx] = __ldcg(now + store - RADIUS * nx);
            plane[threadIdx.y + TILE_Y + RADIUS][tx] = __ldcg(now + store + TILE_Y * nx);
        }
        for (int half = 0; half < 2; half++) {
            const int row = ty + half * BLOCK_Y;
            if (threadIdx.x < RADIUS) {
                plane[row][threadIdx.x] = __ldcg(now + store + half * apart - RADIUS);
                plane[row][threadIdx.x + BLOCK_X + RADIUS] = __ldcg(now + store + half * apart + BLOCK_X);
            }
            plane[row][tx] = here[half];
        }
        __syncthreads();
        float sum[2], before[2], speed[2];
        for (int half = 0; half < 2; half++) {
            const int row = ty + half * BLOCK_Y;
            before[half] = __ldcg(next + store + half * apart);
            speed[half] = __ldcg(velocity + store + half * apart);
            sum[half] = 3 * weight(0) * here[half];
            for (int k = 1; k <= RADIUS; k++)
                sum[half] = add_star(sum[half], k, behind[half][k - 1], ahead[half][k - 1], plane[row - k][tx],
                                     plane[row + k][tx], plane[row][tx - k], plane[row][tx + k]);
        }
        for (int half = 0; half < 2; half++)
            next[store + half * apart] = advance(here[half], before[half], speed[half], sum[half]);
    }
}
