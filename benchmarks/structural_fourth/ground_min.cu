// Bare-earth filter of a lidar surface grid: lowest height in a 15 x 15 window, cut at the border.
#define R 7

__global__ void ground_min(const float* __restrict__ height, float* __restrict__ ground, int n_cols, int n_rows)
{
    const int col = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (col >= n_cols || row >= n_rows) return;

    float lowest = height[row * n_cols + col];
    for (int dr = -R; dr <= R; dr++) {
        const int r = row + dr;
        if (r < 0 || r >= n_rows) continue;
        for (int dc = -R; dc <= R; dc++) {
            const int c = col + dc;
            if (c < 0 || c >= n_cols) continue;
            lowest = fminf(lowest, height[r * n_cols + c]);
        }
    }
    ground[row * n_cols + col] = lowest;
}
