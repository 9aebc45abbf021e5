// The last versions of the climate's two kernels, with what can be chosen as template parameters.
#pragma once

#include "../../examples/climate/layer.cuh"
#include "../../examples/climate/mixing.cuh"
#include "../../examples/climate/scan.cuh"

// A pair of levels of kernel A, or a single one.
template <int N> struct alignas(8 * N) Levels {
    double of[N];
};

template <int N> __device__ inline Levels<N> load_levels(const double *at)
{
    if constexpr (N == 2) {
        const double2 pair = __ldcs(reinterpret_cast<const double2 *>(at));
        return {pair.x, pair.y};
    } else
        return {__ldcs(at)};
}

template <int N> __device__ inline void store_levels(double *at, const Levels<N> &levels)
{
    if constexpr (N == 2)
        __stcs(reinterpret_cast<double2 *>(at), double2{levels.of[0], levels.of[1]});
    else
        __stcs(at, levels.of[0]);
}

template <int PER_LANE>
__device__ inline void integrate_pass(double *energy, double *water, const Levels<PER_LANE> &t,
                                      const Levels<PER_LANE> &q, const Levels<PER_LANE> &dlnp,
                                      const Levels<PER_LANE> &dp, double &geopotential, double &below)
{
    double step[PER_LANE], amount[PER_LANE], rises = 0, amounts = 0;
#pragma unroll
    for (int i = 0; i < PER_LANE; i++) {
        rises += step[i] = rise(t.of[i], q.of[i], dlnp.of[i]);
        amounts += amount[i] = water_in(q.of[i], dp.of[i]);
    }
    const double upper = geopotential + sum_to_here(rises), contained = below + sum_to_here(amounts);
    double at = upper - rises, held = contained - amounts;
    Levels<PER_LANE> energies, waters;
#pragma unroll
    for (int i = 0; i < PER_LANE; i++) {
        energies.of[i] = energy_of(t.of[i], q.of[i], at + 0.5 * step[i]);
        waters.of[i] = held += amount[i];
        at += step[i];
    }
    store_levels(energy, energies);
    store_levels(water, waters);
    geopotential = __shfl_sync(ALL, upper, 31);
    below = __shfl_sync(ALL, contained, 31);
}

// Kernel A: a warp takes COLUMNS columns of 128 levels, a lane PER_LANE levels at a time; PASSES of a
// column's loads are in flight at once.
template <int THREADS, int BLOCKS, int PER_LANE, int PASSES>
__global__ void __launch_bounds__(THREADS, BLOCKS)
    integrate(double *energy, double *water, const double *temperature, const double *vapour,
              const double *log_pressure, const double *pressure, int, int)
{
    constexpr int HEIGHT = 128, WIDTH = 32 * PER_LANE;
    const size_t column = blockIdx.x * size_t(THREADS / 32) + threadIdx.x / 32;
    const size_t first = column * HEIGHT + threadIdx.x % 32 * PER_LANE;
    double geopotential = 0, below = 0;
#pragma unroll 1
    for (int start = 0; start < HEIGHT; start += PASSES * WIDTH) {
        Levels<PER_LANE> t[PASSES], q[PASSES], dlnp[PASSES], dp[PASSES];
#pragma unroll
        for (int pass = 0; pass < PASSES; pass++) {
            const size_t at = first + start + pass * WIDTH;
            t[pass] = load_levels<PER_LANE>(temperature + at);
            q[pass] = load_levels<PER_LANE>(vapour + at);
            dlnp[pass] = load_levels<PER_LANE>(log_pressure + at);
            dp[pass] = load_levels<PER_LANE>(pressure + at);
        }
#pragma unroll
        for (int pass = 0; pass < PASSES; pass++) {
            const size_t at = first + start + pass * WIDTH;
            integrate_pass<PER_LANE>(energy + at, water + at, t[pass], q[pass], dlnp[pass], dp[pass], geopotential,
                                     below);
        }
    }
}

__device__ inline void copy_8_bytes(double *to, const double *from)
{
    const unsigned address = unsigned(__cvta_generic_to_shared(to));
    asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(address), "l"(from) : "memory");
}

template <int LEFT> __device__ inline void wait_until_copies_left()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(LEFT) : "memory");
}

// A block of one warp needs no barrier of blocks.
template <int BLOCK> __device__ inline void wait_for_block()
{
    if (BLOCK == 32)
        __syncwarp();
    else
        __syncthreads();
}

enum class Loads { IN_TURN, TOGETHER, ASYNC };
enum class Rates { IN_REGISTERS, IN_SHARED };

constexpr int PITCH = LEVELS + 1;

// A block's part of a field between memory and the columns of a tile.
template <int BLOCK> __device__ inline int tile_index(int k)
{
    const int i = k * BLOCK + threadIdx.x;
    return i / LEVELS * PITCH + i % LEVELS;
}

template <int BLOCK, bool ASYNC> __device__ inline void fill_tile(double *tile, const double *field)
{
#pragma unroll
    for (int k = 0; k < LEVELS; k++)
        if (ASYNC)
            copy_8_bytes(tile + tile_index<BLOCK>(k), field + k * BLOCK + threadIdx.x);
        else
            tile[tile_index<BLOCK>(k)] = __ldcs(field + k * BLOCK + threadIdx.x);
    if (ASYNC)
        asm volatile("cp.async.commit_group;" ::: "memory");
}

template <int BLOCK> __device__ inline void take_column(double (&column)[LEVELS], const double *tile)
{
#pragma unroll
    for (int k = 0; k < LEVELS; k++)
        column[k] = tile[threadIdx.x * PITCH + k];
}

// Kernel B: columns in registers. The two fields are loaded in turn through one tile, or at once through two.
template <int BLOCK, int BLOCKS, Loads LOADS, Rates RATES>
__global__ void __launch_bounds__(BLOCK, BLOCKS)
    mix(double *mixed, const double *amount, const double *exchange, const double *share, int, int steps)
{
    constexpr bool TWO = LOADS != Loads::IN_TURN || RATES == Rates::IN_SHARED, ASYNC = LOADS == Loads::ASYNC;
    __shared__ double tile[BLOCK * PITCH], second[TWO ? BLOCK * PITCH : 1];
    alignas(16) __shared__ double shares[LEVELS];
    double *const rates = TWO ? second : tile;
    const size_t first = size_t(blockIdx.x) * BLOCK * LEVELS;
    double column[LEVELS], rate[LEVELS];
    if (threadIdx.x < LEVELS)
        shares[threadIdx.x] = share[threadIdx.x];
    fill_tile<BLOCK, ASYNC>(tile, amount + first);
    if (TWO)
        fill_tile<BLOCK, ASYNC>(rates, exchange + first);
    if (ASYNC)
        wait_until_copies_left<0>();
    wait_for_block<BLOCK>();
    take_column<BLOCK>(column, tile);
    if (!TWO) {
        wait_for_block<BLOCK>();
        fill_tile<BLOCK, ASYNC>(rates, exchange + first);
        wait_for_block<BLOCK>();
    }
    if (RATES == Rates::IN_REGISTERS)
        take_column<BLOCK>(rate, rates);
#pragma unroll 1
    for (int step = 0; step < steps; step++) {
        __syncwarp(); // so that shares are read again: kept in registers, they would crowd out the column
        double to_below = 0;
#pragma unroll
        for (int k = 0; k < LEVELS - 1; k++) {
            const double by = RATES == Rates::IN_REGISTERS ? rate[k] : rates[threadIdx.x * PITCH + k];
            const double from_above = exchanged(by, column[k], column[k + 1]);
            column[k] = mixed_level(column[k], from_above, to_below, shares[k]);
            to_below = from_above;
        }
        column[LEVELS - 1] = mixed_level(column[LEVELS - 1], 0, to_below, shares[LEVELS - 1]);
    }
    wait_for_block<BLOCK>(); // all have taken their rates from the tile
#pragma unroll
    for (int k = 0; k < LEVELS; k++)
        tile[threadIdx.x * PITCH + k] = column[k];
    wait_for_block<BLOCK>();
#pragma unroll
    for (int k = 0; k < LEVELS; k++)
        __stcs(mixed + first + k * BLOCK + threadIdx.x, tile[tile_index<BLOCK>(k)]);
}
