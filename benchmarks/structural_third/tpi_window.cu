// Topographic position index: height above the mean of an 11 x 11 window.
#define RADIUS 5
#define IDX(r, c) ((r) * ncols + (c))

__global__ void tpi_window(const float* __restrict__ dem, float* __restrict__ tpi, int nrows, int ncols)
{
    int c = blockIdx.x * blockDim.x + threadIdx.x;
    int r = blockIdx.y * blockDim.y + threadIdx.y;
    if (c >= ncols || r >= nrows) return;
    if (r < RADIUS || c < RADIUS || r >= nrows - RADIUS || c >= ncols - RADIUS) {
        tpi[IDX(r, c)] = 0.0f;
        return;
    }
    float mean = 0.0f;
    for (int dr = -RADIUS; dr <= RADIUS; dr++) {
        float line = 0.0f;
        for (int dc = -RADIUS; dc <= RADIUS; dc++)
            line += dem[IDX(r + dr, c + dc)];
        mean += line;
    }
    mean *= 1.0f / ((2 * RADIUS + 1) * (2 * RADIUS + 1));
    tpi[IDX(r, c)] = dem[IDX(r, c)] - mean;
}
