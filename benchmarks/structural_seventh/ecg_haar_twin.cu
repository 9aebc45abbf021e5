// Medical telemetry: Haar-wavelet denoising of ECG strips (soft thresholds on the details of five levels).
#define LEN 1024
#define LEVELS 5
#define WARPS 4             // a warp a strip: the 32 neighbours of a lane hold all five levels

__device__ __forceinline__ float shrink(float d, float limit)
{
    return copysignf(fmaxf(fabsf(d) - limit, 0.0f), d);
}

template <int half> __device__ __forceinline__ void forward(float* x, const float* limit)
{
    float mean[half], detail[half];
#pragma unroll
    for (int k = 0; k < half; ++k) {
        mean[k] = 0.5f * (x[2 * k] + x[2 * k + 1]);
        detail[k] = shrink(0.5f * (x[2 * k] - x[2 * k + 1]), *limit);
    }
#pragma unroll
    for (int k = 0; k < half; ++k) { x[k] = mean[k]; x[half + k] = detail[k]; }
    if constexpr (half > 1) forward<half / 2>(x, limit + 1);
}

template <int half> __device__ __forceinline__ void inverse(float* x)
{
    float even[half], odd[half];
#pragma unroll
    for (int k = 0; k < half; ++k) { even[k] = x[k] + x[half + k]; odd[k] = x[k] - x[half + k]; }
#pragma unroll
    for (int k = 0; k < half; ++k) { x[2 * k] = even[k]; x[2 * k + 1] = odd[k]; }
    if constexpr (half < 16) inverse<half * 2>(x);
}

extern "C" __global__ void __launch_bounds__(32 * WARPS)
ecg_haar_twin(const float* __restrict__ strips, const float* __restrict__ limits, float* __restrict__ clean, int n_strips)
{
    __shared__ float rows[WARPS][32 * 33];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const int s = blockIdx.x * WARPS + warp;
    if (s >= n_strips) return;
    float* row = rows[warp];
    const float* in = strips + (size_t)s * LEN;
#pragma unroll
    for (int m = 0; m < 32; ++m) row[33 * m + lane] = in[32 * m + lane];
    __syncwarp();

    float x[32], limit[LEVELS];
#pragma unroll
    for (int k = 0; k < 32; ++k) x[k] = row[33 * lane + k];
#pragma unroll
    for (int level = 0; level < LEVELS; ++level) limit[level] = limits[level];
    forward<16>(x, limit);
    inverse<1>(x);
#pragma unroll
    for (int k = 0; k < 32; ++k) row[33 * lane + k] = x[k];
    __syncwarp();
#pragma unroll
    for (int m = 0; m < 32; ++m) clean[(size_t)s * LEN + 32 * m + lane] = row[33 * m + lane];
}
