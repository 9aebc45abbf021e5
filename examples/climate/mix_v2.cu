// Kernel B, version 2: columns padded to 27 doubles.
//
// Why: an odd distance spreads the threads of half a warp over all banks. Nothing else changes.

#include "mixing.cuh"

constexpr int BLOCK = 64, PITCH = LEVELS + 1;

__global__ void mix_v2(double *mixed, const double *amount, const double *exchange, const double *share, int levels,
                       int steps)
{
    __shared__ double amounts[BLOCK * PITCH], rates[BLOCK * PITCH], shares[LEVELS];
    const size_t first = size_t(blockIdx.x) * BLOCK * LEVELS;
    for (int i = threadIdx.x; i < BLOCK * LEVELS; i += BLOCK) {
        amounts[i / LEVELS * PITCH + i % LEVELS] = amount[first + i];
        rates[i / LEVELS * PITCH + i % LEVELS] = exchange[first + i];
    }
    if (threadIdx.x < LEVELS)
        shares[threadIdx.x] = share[threadIdx.x];
    __syncthreads();
    double *const column = amounts + threadIdx.x * PITCH;
    const double *const rate = rates + threadIdx.x * PITCH; // of the exchange with the level above
    for (int step = 0; step < steps; step++) {
        double own = column[0], to_below = 0;
        for (int k = 0; k < levels - 1; k++) {
            const double above = column[k + 1], from_above = exchanged(rate[k], own, above);
            column[k] = mixed_level(own, from_above, to_below, shares[k]);
            own = above;
            to_below = from_above;
        }
        column[levels - 1] = mixed_level(own, 0, to_below, shares[levels - 1]);
    }
    __syncthreads();
    for (int i = threadIdx.x; i < BLOCK * LEVELS; i += BLOCK)
        mixed[first + i] = amounts[i / LEVELS * PITCH + i % LEVELS];
}
