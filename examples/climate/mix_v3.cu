// Kernel B, version 3: the column of a thread in its registers.
//
// Why: without conflicts, shared memory is still what limits: a level costs three loads and a store there
// for four operations. A column fits into registers once the number of levels is known to the compiler.
// Shared memory is left with what it is needed for: to turn coalesced accesses into columns and back.

#include "mixing.cuh"

constexpr int BLOCK = 64, PITCH = LEVELS + 1;

// The thread's column of the block's part of a field, which is loaded as it lies in memory.
__device__ inline void load_column(double (&column)[LEVELS], double *tile, const double *field)
{
#pragma unroll
    for (int k = 0; k < LEVELS; k++) {
        const int i = k * BLOCK + threadIdx.x;
        tile[i / LEVELS * PITCH + i % LEVELS] = __ldcs(field + i);
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < LEVELS; k++)
        column[k] = tile[threadIdx.x * PITCH + k];
    __syncthreads();
}

__global__ void __launch_bounds__(BLOCK, 6)
    mix_v3(double *mixed, const double *amount, const double *exchange, const double *share, int, int steps)
{
    __shared__ double tile[BLOCK * PITCH];
    alignas(16) __shared__ double shares[LEVELS];
    const size_t first = size_t(blockIdx.x) * BLOCK * LEVELS;
    double column[LEVELS], rate[LEVELS];
    if (threadIdx.x < LEVELS)
        shares[threadIdx.x] = share[threadIdx.x];
    load_column(column, tile, amount + first);
    load_column(rate, tile, exchange + first);
#pragma unroll 1
    for (int step = 0; step < steps; step++) {
        __syncwarp(); // so that shares are read again: kept in registers, they would crowd out the column
        double to_below = 0;
#pragma unroll
        for (int k = 0; k < LEVELS - 1; k++) {
            const double from_above = exchanged(rate[k], column[k], column[k + 1]);
            column[k] = mixed_level(column[k], from_above, to_below, shares[k]);
            to_below = from_above;
        }
        column[LEVELS - 1] = mixed_level(column[LEVELS - 1], 0, to_below, shares[LEVELS - 1]);
    }
#pragma unroll
    for (int k = 0; k < LEVELS; k++)
        tile[threadIdx.x * PITCH + k] = column[k];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < LEVELS; k++) {
        const int i = k * BLOCK + threadIdx.x;
        __stcs(mixed + first + i, tile[i / LEVELS * PITCH + i % LEVELS]);
    }
}
