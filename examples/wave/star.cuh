// What all versions of a step share: the star of points, and how its sum makes the next value.
#pragma once

#ifndef RADIUS
#define RADIUS 4 // points in each direction: half of the order in space
#endif

// Rows begin and end with PAD floats that no step changes, so that the first inner point is at a multiple
// of 128 bytes. In y and z, RADIUS points are left as they are at each end.
constexpr int PAD = 32;

// Weight of the second derivative at distance k. A constant in the code, once a loop over k is unrolled.
__host__ __device__ constexpr float weight(int k)
{
#if RADIUS == 4
    constexpr float WEIGHTS[] = {-205.f / 72, 8.f / 5, -1.f / 5, 8.f / 315, -1.f / 560};
#elif RADIUS == 5
    constexpr float WEIGHTS[] = {-5269.f / 1800, 5.f / 3, -5.f / 21, 5.f / 126, -5.f / 1008, 1.f / 3150};
#elif RADIUS == 6
    constexpr float WEIGHTS[] = {-5369.f / 1800, 12.f / 7,    -15.f / 56,  10.f / 189,
                                 -1.f / 112,     2.f / 1925, -1.f / 16632};
#else
#error "there are weights for -DRADIUS=4, 5, 6 only"
#endif
    return WEIGHTS[k];
}

// The sum so far, and the six points at distance k. All versions add in this order: their results are
// the same in every bit.
__host__ __device__ inline float add_star(float sum, int k, float before_z, float after_z, float before_y,
                                          float after_y, float before_x, float after_x)
{
    return fmaf(weight(k), before_z + after_z + before_y + after_y + before_x + after_x, sum);
}

// The value a step later; `velocity` holds (velocity * time step / grid spacing)^2.
__host__ __device__ inline float advance(float here, float before, float velocity, float laplacian)
{
    return fmaf(laplacian, velocity, fmaf(2.f, here, -before));
}
