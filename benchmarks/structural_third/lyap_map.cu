// Lyapunov exponent of the logistic map for many growth rates.
__global__ void __launch_bounds__(256)
lyap_map(const float* __restrict__ rate, const float* __restrict__ start, float* __restrict__ exponent,
         int n, int n_warm, int n_groups)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const float r = rate[i];
    float x = start[i];
    for (int k = 0; k < n_warm; ++k) x = r * x * (1.0f - x);

    float sum = 0.0f;
    for (int g = 0; g < n_groups; ++g) {
        float p = 1.0f;
#pragma unroll
        for (int k = 0; k < 8; ++k) {
            p *= r * fmaf(-2.0f, x, 1.0f);
            x = r * x * (1.0f - x);
        }
        sum += __logf(fmaxf(fabsf(p), 1e-30f));
    }
    exponent[i] = sum / (float)(8 * n_groups);
}
