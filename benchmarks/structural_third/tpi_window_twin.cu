// Topographic position index: height above the mean of an 11 x 11 window.
#define RADIUS 5
#define BX 32
#define BY 8
#define PER 8                         // output rows a thread
#define TH (BY * PER + 2 * RADIUS)    // 74
#define TW (BX + 2 * RADIUS)          // 42

__global__ void __launch_bounds__(BX * BY)
tpi_window_twin(const float* __restrict__ dem, float* __restrict__ tpi, int nrows, int ncols)
{
    __shared__ float tile[TH][TW];
    __shared__ float lines[TH][BX];
    const int c0 = blockIdx.x * BX, r0 = blockIdx.y * (BY * PER);
    const int tx = threadIdx.x, ty = threadIdx.y;

    for (int y = ty; y < TH; y += BY) {
        const int r = r0 - RADIUS + y;
        for (int x = tx; x < TW; x += BX) {
            const int c = c0 - RADIUS + x;
            tile[y][x] = (r >= 0 && r < nrows && c >= 0 && c < ncols) ? dem[r * ncols + c] : 0.0f;
        }
    }
    __syncthreads();
    for (int y = ty; y < TH; y += BY) {
        float line = 0.0f;
#pragma unroll
        for (int d = 0; d <= 2 * RADIUS; d++) line += tile[y][tx + d];
        lines[y][tx] = line;
    }
    __syncthreads();

    float w[PER + 2 * RADIUS];
#pragma unroll
    for (int k = 0; k < PER + 2 * RADIUS; k++) w[k] = lines[ty * PER + k][tx];
    const int c = c0 + tx;
    if (c >= ncols) return;
#pragma unroll
    for (int k = 0; k < PER; k++) {
        const int r = r0 + ty * PER + k;
        if (r >= nrows) break;
        float out = 0.0f;
        if (r >= RADIUS && c >= RADIUS && r < nrows - RADIUS && c < ncols - RADIUS) {
            float mean = 0.0f;
#pragma unroll
            for (int d = 0; d <= 2 * RADIUS; d++) mean += w[k + d];
            mean *= 1.0f / ((2 * RADIUS + 1) * (2 * RADIUS + 1));
            out = tile[ty * PER + k + RADIUS][tx + RADIUS] - mean;
        }
        tpi[r * ncols + c] = out;
    }
}
