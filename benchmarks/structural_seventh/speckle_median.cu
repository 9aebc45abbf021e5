// Ultrasound imaging: median filter against speckle, in a window of 2 * radius + 1 pixels a side.
#define MAX_RADIUS 3
#define MAX_WINDOW ((2 * MAX_RADIUS + 1) * (2 * MAX_RADIUS + 1))

__device__ inline int clamp_to(int v, int high) { return v < 0 ? 0 : v > high ? high : v; }

__device__ void insert(float* sorted, int many, float value)
{
    int k = many;
    while (k > 0 && sorted[k - 1] > value) {
        sorted[k] = sorted[k - 1];
        --k;
    }
    sorted[k] = value;
}

extern "C" __global__ void speckle_median(const float* echo, float* smooth, int width, int height, int radius)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;

    float window[MAX_WINDOW];
    int many = 0;
    for (int dy = -radius; dy <= radius; ++dy) {
        const float* row = echo + clamp_to(y + dy, height - 1) * width;
        for (int dx = -radius; dx <= radius; ++dx) insert(window, many++, row[clamp_to(x + dx, width - 1)]);
    }
    smooth[y * width + x] = window[many / 2];
}
