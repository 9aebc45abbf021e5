// Oceanography: density of sea water from temperature (deg C), salinity and pressure (bar), after EOS-80 (shortened).
__device__ __forceinline__ float density_of(float t, float s, float p)
{
    const float s15 = s * sqrtf(s);
    const float water = fmaf(fmaf(fmaf(fmaf(fmaf(6.536332e-9f, t, -1.120083e-6f), t, 1.001685e-4f), t, -9.095290e-3f), t,
                                  6.793952e-2f), t, 999.842594f);
    const float a = fmaf(fmaf(fmaf(fmaf(5.3875e-9f, t, -8.2467e-7f), t, 7.6438e-5f), t, -4.0899e-3f), t, 0.824493f);
    const float b = fmaf(fmaf(-1.6546e-6f, t, 1.0227e-4f), t, -5.72466e-3f);
    const float surface = water + fmaf(4.8314e-4f * s, s, fmaf(a, s, b * s15));
    float k = fmaf(fmaf(fmaf(fmaf(-5.155288e-5f, t, 1.360477e-2f), t, -2.327105f), t, 148.4206f), t, 19652.21f);
    k = fmaf(fmaf(fmaf(1.09987e-2f, t, -0.603459f), t, 54.6746f), s, k);
    k = fmaf(fmaf(1.6483e-2f, t, 7.944e-2f), s15, k);
    k = fmaf(fmaf(2.2838e-3f, s, fmaf(1.43713e-3f, t, 3.239908f)), p, k);
    return __fdividef(surface * k, k - p);
}

extern "C" __global__ void __launch_bounds__(256)
seawater_twin(const float* __restrict__ temperature, const float* __restrict__ salinity,
              const float* __restrict__ pressure, float* __restrict__ density, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x, n4 = n >> 2;
    if (i < n4) {
        const float4 t = ((const float4*)temperature)[i], s = ((const float4*)salinity)[i];
        const float4 p = ((const float4*)pressure)[i];
        ((float4*)density)[i] = make_float4(density_of(t.x, s.x, p.x), density_of(t.y, s.y, p.y),
                                            density_of(t.z, s.z, p.z), density_of(t.w, s.w, p.w));
    }
    const int rest = 4 * n4 + i;
    if (i < 4 && rest < n) density[rest] = density_of(temperature[rest], salinity[rest], pressure[rest]);
}
