// Kernel A, version 2: a warp walks up a column, 32 levels at a time.
//
// Why: now the warp, not the thread, walks through contiguous memory: a load of 32 doubles is 8 whole
// sectors. The sums along the column go through the lanes.

#include "layer.cuh"
#include "scan.cuh"

__global__ void integrate_v2(double *energy, double *water, const double *temperature, const double *vapour,
                             const double *log_pressure, const double *pressure, int columns, int levels)
{
    const int column = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    if (column >= columns)
        return;
    const size_t first = size_t(column) * levels;
    double geopotential = 0, below = 0;
    for (int start = 0; start < levels; start += 32) {
        const int k = start + threadIdx.x % 32;
        const bool inside = k < levels;
        const double t = inside ? temperature[first + k] : 0, q = inside ? vapour[first + k] : 0;
        const double step = inside ? rise(t, q, log_pressure[first + k]) : 0;
        const double upper = geopotential + sum_to_here(step);
        const double contained = below + sum_to_here(inside ? water_in(q, pressure[first + k]) : 0);
        if (inside) {
            energy[first + k] = energy_of(t, q, upper - 0.5 * step);
            water[first + k] = contained;
        }
        geopotential = __shfl_sync(ALL, upper, 31);
        below = __shfl_sync(ALL, contained, 31);
    }
}
