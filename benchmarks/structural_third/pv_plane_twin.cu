// Clear-sky irradiance on a tilted photovoltaic plane (Kasten-Young air mass).
#define PER_DEG (1.0f / 180.0f)

__device__ __forceinline__ float air_mass(float zenith_deg, float cosz)
{
    return 1.0f / (cosz + 0.50572f * powf(96.07995f - zenith_deg, -1.6364f));
}

__global__ void pv_plane_twin(const float* __restrict__ zenith, const float* __restrict__ azimuth,
                              const float* __restrict__ linke, float* __restrict__ poa,
                              int n, float tilt, float plane_azimuth)
{
    const int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i >= n) return;

    const float z = zenith[i];
    float sinz, cosz, sint, cost;
    sincospif(z * PER_DEG, &sinz, &cosz);
    sincospif(tilt * PER_DEG, &sint, &cost);
    const float am = air_mass(z, cosz);
    const float dni = 1361.0f * expf(-0.09f * am * linke[i]);
    const float cosi = cosz * cost + sinz * sint * cospif((azimuth[i] - plane_azimuth) * PER_DEG);
    poa[i] = dni * fmaxf(cosi, 0.0f);
}
