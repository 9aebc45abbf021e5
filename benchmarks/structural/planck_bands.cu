// Planck radiance of a temperature map in NB spectral bands, with surface emissivity.
// wavelengths in micrometres, temperature in kelvin; radiance in W m^-2 sr^-1 um^-1.
#include <cuda_runtime.h>

#define NB 4
struct Bands { float lambda[NB]; float emis[NB]; };

extern "C" __global__ void planck_bands(const float* __restrict__ temp, float* __restrict__ rad,
                                        int npix, Bands b)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= npix) return;
    const float T = temp[i];
#pragma unroll
    for (int k = 0; k < NB; ++k) {
        const float l  = b.lambda[k];
        const float l5 = l * l * l * l * l;
        const float B  = 1.191042972e8 / l5 / (exp(14387.76877 / (l * T)) - 1.0);
        rad[(size_t)k * npix + i] = b.emis[k] * B;
    }
}
