// Sample covariance of daily returns, returns[day][asset].
__global__ void asset_cov(const float* __restrict__ returns, const float* __restrict__ mean,
                          float* __restrict__ cov, int n_days, int n_assets)
{
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    const int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n_assets || j >= n_assets) return;

    const float mi = mean[i];
    const float mj = mean[j];
    float s = 0.0f;
    for (int d = 0; d < n_days; d++) {
        const float* day = returns + d * n_assets;
        s += (day[i] - mi) * (day[j] - mj);
    }
    cov[i * n_assets + j] = s / (n_days - 1);
}
