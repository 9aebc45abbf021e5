// Clear-sky irradiance on a tilted photovoltaic plane (Kasten-Young air mass).
#define DEG2RAD (3.14159265358979 / 180.0)

__device__ float air_mass(float zenith_deg)
{
    return 1.0 / (cos(zenith_deg * DEG2RAD) + 0.50572 * pow(96.07995 - zenith_deg, -1.6364));
}

__global__ void pv_plane(const float* __restrict__ zenith, const float* __restrict__ azimuth,
                         const float* __restrict__ linke, float* __restrict__ poa,
                         int n, float tilt, float plane_azimuth)
{
    int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i >= n) return;

    float z = zenith[i];
    float am = air_mass(z);
    float dni = 1361.0 * exp(-0.09 * am * linke[i]);
    float cosi = cos(z * DEG2RAD) * cos(tilt * DEG2RAD)
               + sin(z * DEG2RAD) * sin(tilt * DEG2RAD) * cos((azimuth[i] - plane_azimuth) * DEG2RAD);
    poa[i] = dni * (cosi > 0.0 ? cosi : 0.0);
}
