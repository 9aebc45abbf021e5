#include <stdint.h>

/* Full-waveform airborne lidar: per shot 32 digitiser samples (12 bit in uint16).
   Output per shot: bin and height of the strongest return, energy above the noise floor. */

enum { SAMPLES = 32 };

struct Echo { int bin; int amplitude; int energy; };

__device__ static Echo analyse(const uint16_t* w, int noise)
{
    Echo e = { 0, -1, 0 };
    for (int s = 0; s < SAMPLES; ++s) {
        const int v = w[s];
        if (v > e.amplitude) { e.amplitude = v; e.bin = s; }
        if (v > noise) e.energy += v - noise;
    }
    return e;
}

extern "C" __global__ void lidar_peak(const uint16_t* __restrict__ waveforms,
                                      int* __restrict__ bin,
                                      int* __restrict__ amplitude,
                                      int* __restrict__ energy,
                                      int nshots, int noise)
{
    const int shot = blockIdx.x * blockDim.x + threadIdx.x;
    if (shot < nshots) {
        const Echo e = analyse(waveforms + (size_t)shot * SAMPLES, noise);
        bin[shot]       = e.bin;
        amplitude[shot] = e.amplitude;
        energy[shot]    = e.energy;
    }
}
