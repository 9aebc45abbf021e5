// Speed of sound in sea water (Mackenzie 1981) for a section: depth levels by stations.
__global__ void sound_speed(const float* __restrict__ temp, const float* __restrict__ salt,
                            const float* __restrict__ depth, float* __restrict__ speed,
                            int n_levels, int n_stations)
{
    const int station = blockIdx.x * blockDim.x + threadIdx.x;
    if (station >= n_stations) return;

    for (int level = 0; level < n_levels; ++level) {
        const int cell = level * n_stations + station;
        const float T = temp[cell];
        const float S = salt[cell] - 35.0f;
        const float D = depth[level];
        float c = fmaf(fmaf(fmaf(2.374e-4f, T, -5.304e-2f), T, 4.591f), T, 1448.96f);
        c = fmaf(fmaf(1.675e-7f, D, 1.630e-2f), D, c);
        c = fmaf(fmaf(-1.025e-2f, T, 1.340f), S, c);
        speed[cell] = fmaf(-7.139e-13f * T, D * D * D, c);
    }
}
