// Version 6: what comes from DRAM is asked for two planes ahead, and twice the registers to hold it.
//
// Why: version 5 is capped to 80 registers, so that three blocks fit an SM: a plane ahead is about all that
// it can hold. With two blocks a thread may have 128: fewer threads, each with more in flight. Of the blocks
// that were tried, those of 128 x 8 points did best.

#include "four.cuh"

constexpr int BLOCK_X = 32, BLOCK_Y = 8; // 128 x 8 points
constexpr int AHEAD = 2;                 // planes

__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y, 2)
    step_v6(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny, int nz)
{
    const int row_length = nx / 4; // from here on in groups of four
    const size_t stride = size_t(row_length) * ny;
    const size_t first = size_t(blockIdx.y * BLOCK_Y + threadIdx.y + RADIUS) * row_length +
                         blockIdx.x * BLOCK_X + threadIdx.x + PAD / 4 + RADIUS * stride;
    const float4 *in = reinterpret_cast<const float4 *>(now) + first;
    const float4 *speeds = reinterpret_cast<const float4 *>(velocity) + first;
    float4 *out = reinterpret_cast<float4 *>(next) + first;
    Columns columns;
    float4 ahead[AHEAD], before[AHEAD], speed[AHEAD]; // of this plane and the ones after it
#pragma unroll
    for (int k = 1; k <= 2 * RADIUS; k++)
        columns[k] = __ldg(in + (k - 1 - RADIUS) * ptrdiff_t(stride));
#pragma unroll
    for (int a = 0; a < AHEAD; a++) {
        ahead[a] = __ldg(in + (RADIUS + a) * stride);
        before[a] = __ldcs(out + a * stride);
        speed[a] = __ldcs(speeds + a * stride);
    }
    const int planes = nz - 2 * RADIUS;
#pragma unroll 1
    for (int z = 0; z < planes; z++) {
        move_up(columns, ahead[0]);
        const float4 was = before[0], factor = speed[0];
#pragma unroll
        for (int a = 0; a + 1 < AHEAD; a++)
            ahead[a] = ahead[a + 1], before[a] = before[a + 1], speed[a] = speed[a + 1];
        if (z + AHEAD < planes) {
            ahead[AHEAD - 1] = __ldg(in + (RADIUS + AHEAD) * stride);
            before[AHEAD - 1] = __ldcs(out + AHEAD * stride);
            speed[AHEAD - 1] = __ldcs(speeds + AHEAD * stride);
        }
        const float4 sum = laplacian_of_four(columns, [=](int x, int y) { return __ldg(in + x + y * row_length); });
        __stcs(out, advance_four(columns[RADIUS], was, factor, sum));
        in += stride, speeds += stride, out += stride;
    }
}
