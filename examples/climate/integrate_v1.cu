// Kernel A, version 1: a thread walks up a column.
//
// Why: columns do not know of each other, so a thread each is the obvious way. The levels of a column
// are neighbours in memory; so at any time the threads of a warp are in 32 places far apart, each uses 8 of the
// 32 bytes of a sector, and by the time that it comes back for the rest, the sector may be gone.

#include "layer.cuh"

__global__ void integrate_v1(double *energy, double *water, const double *temperature, const double *vapour,
                             const double *log_pressure, const double *pressure, int columns, int levels)
{
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (column >= columns)
        return;
    const size_t first = size_t(column) * levels;
    double geopotential = 0, below = 0;
    for (int k = 0; k < levels; k++) {
        const double t = temperature[first + k], q = vapour[first + k];
        const double step = rise(t, q, log_pressure[first + k]);
        below += water_in(q, pressure[first + k]);
        energy[first + k] = energy_of(t, q, geopotential + 0.5 * step);
        water[first + k] = below;
        geopotential += step;
    }
}
