// Medical telemetry: Haar-wavelet denoising of ECG strips (soft thresholds on the details of five levels).
#define LEN 1024
#define LEVELS 5

__device__ float shrink(float d, float limit)
{
    return copysignf(fmaxf(fabsf(d) - limit, 0.0f), d);
}

extern "C" __global__ void ecg_haar(const float* strips, const float* limits, float* clean, int n_strips)
{
    __shared__ float now[LEN], old[LEN];

    for (int s = blockIdx.x; s < n_strips; s += gridDim.x) {
        const float* in = strips + (size_t)s * LEN;
        for (int i = threadIdx.x; i < LEN; i += blockDim.x) now[i] = in[i];
        __syncthreads();

        for (int level = 0, half = LEN / 2; level < LEVELS; ++level, half /= 2) {
            for (int i = threadIdx.x; i < 2 * half; i += blockDim.x) old[i] = now[i];
            __syncthreads();
            for (int i = threadIdx.x; i < half; i += blockDim.x) {
                now[i] = 0.5f * (old[2 * i] + old[2 * i + 1]);
                now[half + i] = shrink(0.5f * (old[2 * i] - old[2 * i + 1]), limits[level]);
            }
            __syncthreads();
        }
        for (int pairs = LEN >> LEVELS; pairs < LEN; pairs *= 2) {
            for (int i = threadIdx.x; i < 2 * pairs; i += blockDim.x) old[i] = now[i];
            __syncthreads();
            for (int i = threadIdx.x; i < pairs; i += blockDim.x) {
                now[2 * i] = old[i] + old[pairs + i];
                now[2 * i + 1] = old[i] - old[pairs + i];
            }
            __syncthreads();
        }
        for (int i = threadIdx.x; i < LEN; i += blockDim.x) clean[(size_t)s * LEN + i] = now[i];
        __syncthreads();
    }
}
