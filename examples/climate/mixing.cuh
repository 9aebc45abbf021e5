// Kernel B, what all versions share: the size of a column, and how a level changes in a sub-step.
// Products and sums are fused where it says so and nowhere else: results are the same in every bit.
#pragma once

constexpr int LEVELS = 26; // of a column, neighbours in memory

// What comes from the level above.
__host__ __device__ inline double exchanged(double rate, double own, double above)
{
#ifdef __CUDA_ARCH__
    return __dmul_rn(rate, above - own);
#else
    return rate * (above - own);
#endif
}

// A level after a sub-step: what comes from above and goes below, by its share of a unit of mass.
__host__ __device__ inline double mixed_level(double own, double from_above, double to_below, double share)
{
    return fma(from_above - to_below, share, own);
}
