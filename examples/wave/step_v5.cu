// Version 5: four outputs a thread, in accesses of 16 bytes.
//
// Why: version 4 issues 20 accesses to memory for an output, and the unit that takes them is busy. Four
// neighbours in x share theirs: all they need along x is one group of four on each side, and the other
// accesses bring four values each. So fewer threads have more bytes in flight, too.

#include "four.cuh"

constexpr int BLOCK_X = 16, BLOCK_Y = 16; // 64 x 16 points

__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y, 3)
    step_v5(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx, int ny, int nz)
{
    const int row_length = nx / 4; // from here on in groups of four
    const size_t stride = size_t(row_length) * ny;
    const size_t first = size_t(blockIdx.y * BLOCK_Y + threadIdx.y + RADIUS) * row_length +
                         blockIdx.x * BLOCK_X + threadIdx.x + PAD / 4 + RADIUS * stride;
    const float4 *in = reinterpret_cast<const float4 *>(now) + first;
    const float4 *speeds = reinterpret_cast<const float4 *>(velocity) + first;
    float4 *out = reinterpret_cast<float4 *>(next) + first;
    Columns columns;
#pragma unroll
    for (int k = 1; k <= 2 * RADIUS; k++)
        columns[k] = __ldg(in + (k - 1 - RADIUS) * ptrdiff_t(stride));
    float4 ahead = __ldg(in + RADIUS * stride), before = __ldcs(out), speed = __ldcs(speeds);
#pragma unroll 1
    for (int z = RADIUS; z < nz - RADIUS; z++) {
        move_up(columns, ahead);
        const float4 sum = laplacian_of_four(columns, [=](int x, int y) { return __ldg(in + x + y * row_length); });
        const float4 after = advance_four(columns[RADIUS], before, speed, sum);
        // Of the next plane. The last ones are read in vain, from the halo.
        before = __ldcs(out + stride);
        speed = __ldcs(speeds + stride);
        if (z + RADIUS + 1 < nz)
            ahead = __ldg(in + (RADIUS + 1) * stride);
        __stcs(out, after);
        in += stride, speeds += stride, out += stride;
    }
}
