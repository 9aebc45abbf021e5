// Version 4: no shared memory and no barriers: the L1 holds the plane.
//
// Why: two barriers a plane hold up the whole block until the last of its loads has come. A large L1
// still has the rows that the block's threads loaded RADIUS planes earlier for their own columns, so
// neighbours in x and y are found there, and each warp goes at its own pace. What comes from DRAM is asked
// for a plane before it is needed; what is used once (velocity, next) is marked for early eviction, lest
// it push the rows out.

#include "star.cuh"

constexpr int BLOCK_X = 32, BLOCK_Y = 8;

__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y, 6)
    step_v4(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny, int nz)
{
    const size_t stride = size_t(nx) * ny;
    const size_t first = size_t(blockIdx.y * BLOCK_Y + threadIdx.y + RADIUS) * nx + blockIdx.x * BLOCK_X +
                         threadIdx.x + PAD + RADIUS * stride;
    now += first, velocity += first, next += first;
    float column[2 * RADIUS + 1]; // along z; the middle one is here
#pragma unroll
    for (int k = 1; k <= 2 * RADIUS; k++)
        column[k] = now[(k - 1 - RADIUS) * ptrdiff_t(stride)];
    float ahead = now[RADIUS * stride], before = __ldcs(next), speed = __ldcs(velocity);
    for (int z = RADIUS; z < nz - RADIUS; z++) {
#pragma unroll
        for (int k = 0; k < 2 * RADIUS; k++)
            column[k] = column[k + 1];
        column[2 * RADIUS] = ahead;
        const float base = fmaf(2.f, column[RADIUS], -before), factor = speed;
        // Of the next plane. The last ones are read in vain, from the halo.
        before = __ldcs(next + stride);
        speed = __ldcs(velocity + stride);
        if (z + RADIUS + 1 < nz)
            ahead = now[(RADIUS + 1) * stride];
        float sum = 3 * weight(0) * column[RADIUS];
#pragma unroll
        for (int k = 1; k <= RADIUS; k++)
            sum = add_star(sum, k, column[RADIUS - k], column[RADIUS + k], now[-k * nx], now[k * nx], now[-k],
                           now[k]);
        __stcs(next, fmaf(sum, factor, base));
        now += stride, velocity += stride, next += stride;
    }
}
