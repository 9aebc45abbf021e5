// Speed of sound in sea water (Mackenzie 1981) for a section: depth levels by stations. Four stations a thread,
// a level a block row. The number of stations is a multiple of four.
__device__ __forceinline__ float mackenzie(float T, float S, float D)
{
    S = S - 35.0f;
    float c = fmaf(fmaf(fmaf(2.374e-4f, T, -5.304e-2f), T, 4.591f), T, 1448.96f);
    c = fmaf(fmaf(1.675e-7f, D, 1.630e-2f), D, c);
    c = fmaf(fmaf(-1.025e-2f, T, 1.340f), S, c);
    return fmaf(-7.139e-13f * T, D * D * D, c);
}

__global__ void __launch_bounds__(128)
sound_speed_twin(const float* __restrict__ temp, const float* __restrict__ salt,
                 const float* __restrict__ depth, float* __restrict__ speed,
                 int n_levels, int n_stations)
{
    const int station = 4 * (blockIdx.x * blockDim.x + threadIdx.x);
    const int level = blockIdx.y;
    if (station >= n_stations || level >= n_levels) return;
    const int cell = level * n_stations + station;
    const float4 T = *reinterpret_cast<const float4*>(temp + cell);
    const float4 S = *reinterpret_cast<const float4*>(salt + cell);
    const float D = depth[level];
    float4 c;
    c.x = mackenzie(T.x, S.x, D);
    c.y = mackenzie(T.y, S.y, D);
    c.z = mackenzie(T.z, S.z, D);
    c.w = mackenzie(T.w, S.w, D);
    *reinterpret_cast<float4*>(speed + cell) = c;
}
