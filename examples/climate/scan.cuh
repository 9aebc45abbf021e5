// Kernel A, what the versions with a warp per column share.
#pragma once

constexpr unsigned ALL = 0xFFFFFFFF;

// The sum of this lane's value and those of all lanes below it.
__device__ inline double sum_to_here(double value)
{
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int distance = 1; distance < 32; distance *= 2) {
        const double lower = __shfl_up_sync(ALL, value, distance);
        value += lane >= distance ? lower : 0.0;
    }
    return value;
}
