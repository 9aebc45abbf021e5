// Driver assistance: matching cost volume of a rectified stereo pair, sum of absolute differences over 9 x 9 pixels.
#define RADIUS 4

__device__ inline int clampi(int v, int hi)
{
    return min(max(v, 0), hi);
}

template <int R>
__device__ inline unsigned window_cost(const unsigned char* left, const unsigned char* right, int x, int y, int d, int w, int h)
{
    unsigned sum = 0;
    for (int dy = -R; dy <= R; ++dy) {
        const int row = clampi(y + dy, h - 1) * w;
        for (int dx = -R; dx <= R; ++dx) {
            const int a = left[row + clampi(x + dx, w - 1)];
            const int b = right[row + clampi(x + dx - d, w - 1)];
            sum += abs(a - b);
        }
    }
    return sum;
}

// cost[d][y][x]; one result a thread
__global__ void stereo_sad(const unsigned char* left, const unsigned char* right, unsigned short* cost, int width, int height, int n_disp)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    const int d = blockIdx.z * blockDim.z + threadIdx.z;
    if (x >= width || y >= height || d >= n_disp) return;
    cost[((size_t)d * height + y) * width + x] = (unsigned short)window_cost<RADIUS>(left, right, x, y, d, width, height);
}
