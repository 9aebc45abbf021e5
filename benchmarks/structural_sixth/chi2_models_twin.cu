// Cosmology: chi-square of every model spectrum against the observed one, and its number of outliers.
#define NT 256
#define WARPS (NT / 32)

__device__ __forceinline__ void add_pair(float& chi, int& out, int d)
{
    chi += __shfl_xor_sync(0xffffffffu, chi, d);
    out += __shfl_xor_sync(0xffffffffu, out, d);
}

// Neighbours first, as in a tree with growing strides: the same bits.
__global__ void __launch_bounds__(NT)
chi2_models_twin(const float* __restrict__ model, const float* __restrict__ observed, const float* __restrict__ inv_sigma,
                 float* __restrict__ chi2, int* __restrict__ outliers, int n_bins, float limit)
{
    __shared__ float s_chi[WARPS];
    __shared__ int s_out[WARPS];
    const int tid = threadIdx.x, lane = tid & 31, warp = tid >> 5;
    const float* m = model + (size_t)blockIdx.x * n_bins;

    float chi = 0.0f;
    int out = 0;
#pragma unroll 3
    for (int b = tid; b < n_bins; b += NT) {
        const float r = (m[b] - observed[b]) * inv_sigma[b];
        chi = fmaf(r, r, chi);
        out += fabsf(r) > limit;
    }
#pragma unroll
    for (int d = 1; d < 32; d *= 2) add_pair(chi, out, d);
    if (lane == 0) {
        s_chi[warp] = chi;
        s_out[warp] = out;
    }
    __syncthreads();
    if (warp == 0) {
        chi = s_chi[lane & (WARPS - 1)];
        out = s_out[lane & (WARPS - 1)];
#pragma unroll
        for (int d = 1; d < WARPS; d *= 2) add_pair(chi, out, d);
        if (lane == 0) {
            chi2[blockIdx.x] = chi;
            outliers[blockIdx.x] = out;
        }
    }
}
