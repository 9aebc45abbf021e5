// Kernel A, version 3: two levels a lane in accesses of 16 bytes, all of a column in flight at once.
//
// Why: version 2 waits for 32 levels before it asks for the next 32, and passes two sums through the
// lanes for each. Here the loads of the whole column come first, and a pass through the lanes serves 64
// levels. The price is a number of levels fixed at compile time.

#include "layer.cuh"
#include "scan.cuh"

constexpr int LEVELS = 128, PER_LANE = 2, PASSES = LEVELS / (32 * PER_LANE);

__device__ inline void integrate_pass(double2 *energy, double2 *water, double2 t, double2 q, double2 log_pressure,
                                      double2 pressure, double &geopotential, double &below)
{
    const double2 step = {rise(t.x, q.x, log_pressure.x), rise(t.y, q.y, log_pressure.y)};
    const double2 amount = {water_in(q.x, pressure.x), water_in(q.y, pressure.y)};
    const double upper = geopotential + sum_to_here(step.x + step.y);
    const double contained = below + sum_to_here(amount.x + amount.y);
    __stcs(energy, double2{energy_of(t.x, q.x, upper - step.y - 0.5 * step.x),
                           energy_of(t.y, q.y, upper - 0.5 * step.y)});
    __stcs(water, double2{contained - amount.y, contained});
    geopotential = __shfl_sync(ALL, upper, 31);
    below = __shfl_sync(ALL, contained, 31);
}

__global__ void integrate_v3(double *energy, double *water, const double *temperature, const double *vapour,
                             const double *log_pressure, const double *pressure, int columns, int)
{
    const int column = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    if (column >= columns)
        return;
    const size_t first = size_t(column) * (LEVELS / PER_LANE) + threadIdx.x % 32;
    const auto pair = [first](const double *field, int pass) {
        return __ldcs(reinterpret_cast<const double2 *>(field) + first + 32 * pass);
    };
    double2 t[PASSES], q[PASSES], dlnp[PASSES], dp[PASSES];
#pragma unroll
    for (int pass = 0; pass < PASSES; pass++) {
        t[pass] = pair(temperature, pass);
        q[pass] = pair(vapour, pass);
        dlnp[pass] = pair(log_pressure, pass);
        dp[pass] = pair(pressure, pass);
    }
    double geopotential = 0, below = 0;
#pragma unroll
    for (int pass = 0; pass < PASSES; pass++)
        integrate_pass(reinterpret_cast<double2 *>(energy) + first + 32 * pass,
                       reinterpret_cast<double2 *>(water) + first + 32 * pass, t[pass], q[pass], dlnp[pass], dp[pass],
                       geopotential, below);
}
