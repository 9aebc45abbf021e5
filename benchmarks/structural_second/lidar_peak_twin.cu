#include <stdint.h>

/* Full-waveform lidar, 16-byte loads: 8 samples per load, 4 loads per shot. */

enum { SAMPLES = 32 };

struct Echo { int bin; int amplitude; int energy; };

__device__ __forceinline__ static void sample(Echo& e, int s, int v, int noise)
{
    if (v > e.amplitude) { e.amplitude = v; e.bin = s; }
    if (v > noise) e.energy += v - noise;
}

extern "C" __global__ void lidar_peak_twin(const uint16_t* __restrict__ waveforms,
                                           int* __restrict__ bin,
                                           int* __restrict__ amplitude,
                                           int* __restrict__ energy,
                                           int nshots, int noise)
{
    const int shot = blockIdx.x * blockDim.x + threadIdx.x;
    if (shot < nshots) {
        const uint4* w = reinterpret_cast<const uint4*>(waveforms) + (size_t)shot * (SAMPLES / 8);
        uint4 q[SAMPLES / 8];
#pragma unroll
        for (int i = 0; i < SAMPLES / 8; ++i) q[i] = w[i];

        Echo e = { 0, -1, 0 };
#pragma unroll
        for (int i = 0; i < SAMPLES / 8; ++i) {
            const unsigned word[4] = { q[i].x, q[i].y, q[i].z, q[i].w };
#pragma unroll
            for (int j = 0; j < 4; ++j) {
                sample(e, i * 8 + j * 2,     (int)(word[j] & 0xffffu), noise);
                sample(e, i * 8 + j * 2 + 1, (int)(word[j] >> 16),     noise);
            }
        }
        bin[shot]       = e.bin;
        amplitude[shot] = e.amplitude;
        energy[shot]    = e.energy;
    }
}
