// Version 5: four outputs a thread, in accesses of 16 bytes.
//
// Why: version 4 issues 20 accesses to memory for an output, and the unit that takes them is busy. Four
// neighbours in x share theirs: with RADIUS = 4 all they need along x is one group of four on each side,
// and the other accesses bring four values each. So fewer threads have more bytes in flight, too.

#include "star.cuh"

static_assert(RADIUS == 4, "a side of the star is one group of four");

constexpr int BLOCK_X = 16, BLOCK_Y = 16; // 64 x 16 points

struct Star {
    float4 before_z, after_z, before_y, after_y;
};

__device__ inline float4 add_four(float4 sum, int k, const Star &at, const float (&row)[12])
{
    return {add_star(sum.x, k, at.before_z.x, at.after_z.x, at.before_y.x, at.after_y.x, row[4 - k], row[4 + k]),
            add_star(sum.y, k, at.before_z.y, at.after_z.y, at.before_y.y, at.after_y.y, row[5 - k], row[5 + k]),
            add_star(sum.z, k, at.before_z.z, at.after_z.z, at.before_y.z, at.after_y.z, row[6 - k], row[6 + k]),
            add_star(sum.w, k, at.before_z.w, at.after_z.w, at.before_y.w, at.after_y.w, row[7 - k], row[7 + k])};
}

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
    float4 column[2 * RADIUS + 1]; // along z; the middle one is here
#pragma unroll
    for (int k = 1; k <= 2 * RADIUS; k++)
        column[k] = __ldg(in + (k - 1 - RADIUS) * ptrdiff_t(stride));
    float4 ahead = __ldg(in + RADIUS * stride), before = __ldcs(out), speed = __ldcs(speeds);
#pragma unroll 1
    for (int z = RADIUS; z < nz - RADIUS; z++) {
#pragma unroll
        for (int k = 0; k < 2 * RADIUS; k++)
            column[k] = column[k + 1];
        column[2 * RADIUS] = ahead;
        const float4 left = __ldg(in - 1), here = column[RADIUS], right = __ldg(in + 1);
        const float row[12] = {left.x, left.y, left.z, left.w, here.x,  here.y,
                               here.z, here.w, right.x, right.y, right.z, right.w};
        constexpr float CENTRE = 3 * weight(0);
        float4 sum = {CENTRE * here.x, CENTRE * here.y, CENTRE * here.z, CENTRE * here.w};
#pragma unroll
        for (int k = 1; k <= RADIUS; k++)
            sum = add_four(sum, k,
                           {column[RADIUS - k], column[RADIUS + k], __ldg(in - k * row_length),
                            __ldg(in + k * row_length)},
                           row);
        const float4 after = {advance(here.x, before.x, speed.x, sum.x), advance(here.y, before.y, speed.y, sum.y),
                              advance(here.z, before.z, speed.z, sum.z), advance(here.w, before.w, speed.w, sum.w)};
        // Of the next plane. The last ones are read in vain, from the halo.
        before = __ldcs(out + stride);
        speed = __ldcs(speeds + stride);
        if (z + RADIUS + 1 < nz)
            ahead = __ldg(in + (RADIUS + 1) * stride);
        __stcs(out, after);
        in += stride, speeds += stride, out += stride;
    }
}
