// Ultrasound imaging: median filter against speckle, for the radius 2 in use. Forgetful selection on 14 registers: the
// extremes of the values at hand cannot be the median, the next value takes their place.
#define KEEP 14

__device__ __forceinline__ int clamp_to(int v, int high) { return min(max(v, 0), high); }

__device__ __forceinline__ void order(float& a, float& b)
{
    const float low = fminf(a, b);
    b = fmaxf(a, b);
    a = low;
}

extern "C" __global__ void __launch_bounds__(256)
speckle_median_twin(const float* __restrict__ echo, float* __restrict__ smooth, int width, int height, int radius)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;

    float all[25];
#pragma unroll
    for (int r = 0; r < 5; ++r) {
        const float* row = echo + clamp_to(y + r - 2, height - 1) * width;
#pragma unroll
        for (int c = 0; c < 5; ++c) all[5 * r + c] = row[clamp_to(x + c - 2, width - 1)];
    }
    float v[KEEP];
#pragma unroll
    for (int i = 0; i < KEEP; ++i) v[i] = all[i];
#pragma unroll
    for (int m = KEEP; m >= 3; --m) {
#pragma unroll
        for (int i = 0; i < m / 2; ++i) order(v[i], v[m - 1 - i]);
#pragma unroll
        for (int i = 1; i <= (m - 1) / 2; ++i) order(v[0], v[i]);
#pragma unroll
        for (int i = m / 2; i < m - 1; ++i) order(v[i], v[m - 1]);
        if (m > 3) v[0] = all[KEEP + (KEEP - m)];
    }
    smooth[y * width + x] = v[1];
}
