// Twin: same source; the repair is in the launch (block 32x8 instead of 16x1).
// Sobel gradient magnitude of a float image (clamped borders).
#include <cuda_runtime.h>

struct Image { int width, height; };

__device__ __forceinline__ float px(const float* __restrict__ img, Image s, int x, int y)
{
    x = min(max(x, 0), s.width - 1);
    y = min(max(y, 0), s.height - 1);
    return __ldg(img + (size_t)y * s.width + x);
}

extern "C" __global__ void sobel_mag(const float* __restrict__ img, float* __restrict__ mag, Image s)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= s.width || y >= s.height) return;
    const float a = px(img, s, x - 1, y - 1), b = px(img, s, x, y - 1), c = px(img, s, x + 1, y - 1);
    const float d = px(img, s, x - 1, y),                               f = px(img, s, x + 1, y);
    const float g = px(img, s, x - 1, y + 1), h = px(img, s, x, y + 1), i = px(img, s, x + 1, y + 1);
    const float gx = (c - a) + 2.0f * (f - d) + (i - g);
    const float gy = (g - a) + 2.0f * (h - b) + (i - c);
    mag[(size_t)y * s.width + x] = sqrtf(gx * gx + gy * gy);
}
