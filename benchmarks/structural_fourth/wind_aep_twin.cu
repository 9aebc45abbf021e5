// Wind energy: mean power of every site and direction sector from the sector's Weibull distribution and a power curve.
// Sites and sectors are one index: whole warps.
#define SECTORS 36

__global__ void __launch_bounds__(256)
wind_aep_twin(const float* __restrict__ scale, const float* __restrict__ shape,
              const float* __restrict__ freq, const float* __restrict__ curve,
              float* __restrict__ power, int n_sites, int n_speeds)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n_sites * SECTORS) return;
    const float A = scale[i];
    const float k = shape[i];

    float mean = 0.0f;
    float below = 0.0f;
    for (int v = 0; v < n_speeds; v++) {
        const float upto = 1.0f - expf(-powf((v + 1) / A, k));
        mean += curve[v] * (upto - below);
        below = upto;
    }
    power[i] = freq[i] * mean;
}
