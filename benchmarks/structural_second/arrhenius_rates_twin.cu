// Reaction rates of a reduced 4-step mechanism, single precision throughout.
__device__ __forceinline__ float rate_constant(float A, float n, float Ta, float T)
{
  return A * powf(T / 1000.0f, n) * expf(-Ta * (1.0f / T));
}

extern "C" __global__ void arrhenius_rates_twin(const float* __restrict__ c,
                                                const float* __restrict__ th,
                                                float* __restrict__ wdot,
                                                float* __restrict__ hrr,
                                                int ncell)
{
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= ncell) return;

  const float T = 300.0f + 1700.0f * th[i];
  const float fuel = c[i];
  const float o2   = c[ncell + i];
  const float co   = c[2 * ncell + i];
  const float h2   = c[3 * ncell + i];

  const float r1 = rate_constant(4.4e2f, 0.5f,  3010.0f, T) * sqrtf(fuel) * o2;
  const float r2 = rate_constant(3.0e2f, 0.1f,  2500.0f, T) * fuel;
  const float r3 = rate_constant(6.8e2f, -0.8f, 4020.0f, T) * h2 * sqrtf(o2);
  const float r4 = rate_constant(2.7e2f, 0.3f,  2010.0f, T) * co;

  wdot[i]             = -r1 - r2;
  wdot[ncell + i]     = -0.5f * r1 - 0.5f * r3;
  wdot[2 * ncell + i] = r1 + r2 - r4;
  wdot[3 * ncell + i] = 2.0f * r1 + 3.0f * r2 - r3 + r4;
  hrr[i] = 0.36f * r1 - 0.21f * r2 + 2.42f * r3 + 0.41f * r4;
}
