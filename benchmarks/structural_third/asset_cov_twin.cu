// Sample covariance of daily returns, returns[day][asset].
#define TILE 64
#define DAYS 16

__global__ void __launch_bounds__(256)
asset_cov_twin(const float* __restrict__ returns, const float* __restrict__ mean,
               float* __restrict__ cov, int n_days, int n_assets)
{
    __shared__ __align__(16) float a[DAYS][TILE];
    __shared__ __align__(16) float b[DAYS][TILE];
    const int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
    const int i0 = blockIdx.y * TILE, j0 = blockIdx.x * TILE;

    // staging: every thread owns one column of the tile
    const int col = t % TILE;
    const int ci = i0 + col, cj = j0 + col;
    const float mi = ci < n_assets ? mean[ci] : 0.0f;
    const float mj = cj < n_assets ? mean[cj] : 0.0f;

    float s[4][4] = {};
    for (int d0 = 0; d0 < n_days; d0 += DAYS) {
#pragma unroll
        for (int r = t / TILE; r < DAYS; r += 256 / TILE) {
            const int d = d0 + r;
            a[r][col] = (d < n_days && ci < n_assets) ? returns[d * n_assets + ci] - mi : 0.0f;
            b[r][col] = (d < n_days && cj < n_assets) ? returns[d * n_assets + cj] - mj : 0.0f;
        }
        __syncthreads();
#pragma unroll
        for (int r = 0; r < DAYS; r++) {
            const float4 u = *reinterpret_cast<const float4*>(&a[r][ty * 4]);
            const float4 v = *reinterpret_cast<const float4*>(&b[r][tx * 4]);
            const float p[4] = {u.x, u.y, u.z, u.w};
            const float q[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
            for (int m = 0; m < 4; m++)
#pragma unroll
                for (int n = 0; n < 4; n++) s[m][n] += p[m] * q[n];
        }
        __syncthreads();
    }
#pragma unroll
    for (int m = 0; m < 4; m++) {
        const int i = i0 + ty * 4 + m;
#pragma unroll
        for (int n = 0; n < 4; n++) {
            const int j = j0 + tx * 4 + n;
            if (i < n_assets && j < n_assets) cov[i * n_assets + j] = s[m][n] / (n_days - 1);
        }
    }
}
