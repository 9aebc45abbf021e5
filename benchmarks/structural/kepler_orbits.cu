// Solve Kepler's equation for many bodies and give the position in the orbital plane.
#include <cuda_runtime.h>

struct Orbit { float a, e, M0, n; };      // semi-major axis, eccentricity, mean anomaly, mean motion

__device__ __forceinline__ float2 orbit_position(const Orbit& o, float t)
{
    const float twopi = 6.283185307f, ipi = 0.318309886f;
    float M = o.M0 + o.n * t;
    M -= twopi * floorf(M / twopi);
    float E = M + o.e * sinpif(M * ipi);
    for (int it = 0; it < 5; ++it) {
        float s, c;
        sincospif(E * ipi, &s, &c);
        E -= (E - o.e * s - M) / (1.0f - o.e * c);
    }
    float s, c;
    sincospif(E * ipi, &s, &c);
    return make_float2(o.a * (c - o.e), o.a * sqrtf(1.0f - o.e * o.e) * s);
}

extern "C" __global__ void kepler_orbits(const Orbit* orbits, float2* pos, int nbody, float t)
{
    const int nthr  = gridDim.x * blockDim.x;
    const int tid   = blockIdx.x * blockDim.x + threadIdx.x;
    const int chunk = (nbody + nthr - 1) / nthr;
    for (int k = 0; k < chunk; ++k) {
        const int i = k * nthr + tid;
        if (i < nbody) pos[i] = orbit_position(orbits[i], t);
    }
}
