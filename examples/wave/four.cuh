// What the versions with four neighbours in x a thread share: with RADIUS = 4 all that a star needs along x
// is one group of four on each side.
#pragma once

#include "star.cuh"

static_assert(RADIUS == 4, "a side of the star is one group of four");

using Columns = float4[2 * RADIUS + 1]; // of groups along z; the middle one is here

__device__ inline void move_up(Columns &columns, float4 newest)
{
#pragma unroll
    for (int k = 0; k < 2 * RADIUS; k++)
        columns[k] = columns[k + 1];
    columns[2 * RADIUS] = newest;
}

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

// `group_at(x, y)`: the group x groups and y rows away, in the plane of the middle.
template <class GroupAt> __device__ inline float4 laplacian_of_four(const Columns &columns, GroupAt group_at)
{
    const float4 left = group_at(-1, 0), here = columns[RADIUS], right = group_at(1, 0);
    const float row[12] = {left.x, left.y, left.z, left.w, here.x,  here.y,
                           here.z, here.w, right.x, right.y, right.z, right.w};
    constexpr float CENTRE = 3 * weight(0);
    float4 sum = {CENTRE * here.x, CENTRE * here.y, CENTRE * here.z, CENTRE * here.w};
#pragma unroll
    for (int k = 1; k <= RADIUS; k++)
        sum = add_four(sum, k, {columns[RADIUS - k], columns[RADIUS + k], group_at(0, -k), group_at(0, k)}, row);
    return sum;
}

__device__ inline float4 advance_four(float4 here, float4 before, float4 speed, float4 sum)
{
    return {advance(here.x, before.x, speed.x, sum.x), advance(here.y, before.y, speed.y, sum.y),
            advance(here.z, before.z, speed.z, sum.z), advance(here.w, before.w, speed.w, sum.w)};
}
