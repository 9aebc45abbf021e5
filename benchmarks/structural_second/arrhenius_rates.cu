// Operator-split combustion: reaction rates of a reduced 4-step mechanism in every cell.
//   c  [4][ncell]  concentrations (fuel, O2, CO, H2), normalised
//   th [ncell]     reduced temperature, T = 300 K + 1700 K * th
//   wdot [4][ncell], hrr [ncell]
__device__ inline float rate_constant(float A, float n, float Ta, float T)
{
  return A * pow(T / 1000.0, n) * exp(-Ta * (1.0 / T));
}

extern "C" __global__ void arrhenius_rates(const float* __restrict__ c,
                                           const float* __restrict__ th,
                                           float* __restrict__ wdot,
                                           float* __restrict__ hrr,
                                           int ncell)
{
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= ncell) return;

  const float T = 300.0 + 1700.0 * th[i];
  const float fuel = c[i];
  const float o2   = c[ncell + i];
  const float co   = c[2 * ncell + i];
  const float h2   = c[3 * ncell + i];

  const float r1 = rate_constant(4.4e2, 0.5,  3010.0, T) * sqrt(fuel) * o2;
  const float r2 = rate_constant(3.0e2, 0.1,  2500.0, T) * fuel;
  const float r3 = rate_constant(6.8e2, -0.8, 4020.0, T) * h2 * sqrt(o2);
  const float r4 = rate_constant(2.7e2, 0.3,  2010.0, T) * co;

  wdot[i]             = -r1 - r2;
  wdot[ncell + i]     = -0.5 * r1 - 0.5 * r3;
  wdot[2 * ncell + i] = r1 + r2 - r4;
  wdot[3 * ncell + i] = 2.0 * r1 + 3.0 * r2 - r3 + r4;
  hrr[i] = 0.36 * r1 - 0.21 * r2 + 2.42 * r3 + 0.41 * r4;
}
