// Cosmology: chi-square of every model spectrum against the observed one, and its number of outliers.
#define NT 256

__global__ void chi2_models(const float* model, const float* observed, const float* inv_sigma, float* chi2, int* outliers,
                            int n_bins, float limit)
{
    __shared__ float s_chi[NT];
    __shared__ int s_out[NT];
    const unsigned tid = threadIdx.x;
    const float* m = model + (size_t)blockIdx.x * n_bins;

    float chi = 0.0f;
    int out = 0;
    for (int b = tid; b < n_bins; b += NT) {
        const float r = (m[b] - observed[b]) * inv_sigma[b];
        chi = fmaf(r, r, chi);
        out += fabsf(r) > limit;
    }
    s_chi[tid] = chi;
    s_out[tid] = out;
    __syncthreads();

    for (unsigned s = 1; s < blockDim.x; s *= 2) {
        if (tid % (2 * s) == 0) {
            s_chi[tid] += s_chi[tid + s];
            s_out[tid] += s_out[tid + s];
        }
        __syncthreads();
    }
    if (tid == 0) {
        chi2[blockIdx.x] = s_chi[0];
        outliers[blockIdx.x] = s_out[0];
    }
}
