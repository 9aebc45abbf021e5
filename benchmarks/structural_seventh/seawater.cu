// Oceanography: density of sea water from temperature (deg C), salinity and pressure (bar), after EOS-80 (shortened).
__device__ float surface_density(float t, float s)
{
    float water = 999.842594 + 6.793952e-2 * t - 9.095290e-3 * t * t + 1.001685e-4 * t * t * t
                - 1.120083e-6 * t * t * t * t + 6.536332e-9 * t * t * t * t * t;
    float a = 0.824493 - 4.0899e-3 * t + 7.6438e-5 * t * t - 8.2467e-7 * t * t * t + 5.3875e-9 * t * t * t * t;
    float b = -5.72466e-3 + 1.0227e-4 * t - 1.6546e-6 * t * t;
    return water + a * s + b * pow(s, 1.5) + 4.8314e-4 * s * s;
}

__device__ float bulk_modulus(float t, float s, float p)
{
    float k = 19652.21 + 148.4206 * t - 2.327105 * t * t + 1.360477e-2 * t * t * t - 5.155288e-5 * t * t * t * t;
    k += (54.6746 - 0.603459 * t + 1.09987e-2 * t * t) * s + (7.944e-2 + 1.6483e-2 * t) * pow(s, 1.5);
    return k + p * (3.239908 + 1.43713e-3 * t + 2.2838e-3 * s);
}

extern "C" __global__ void seawater(const float* temperature, const float* salinity, const float* pressure,
                                    float* density, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const float t = temperature[i], s = salinity[i], p = pressure[i];
        density[i] = surface_density(t, s) / (1.0 - p / bulk_modulus(t, s, p));
    }
}
