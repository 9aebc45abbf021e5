// Matched filter of a gravitational-wave search: loudest sample of every template's complex output, a block a template.
#define NSAMP 512

__global__ void gw_peak(const float* __restrict__ snr_re, const float* __restrict__ snr_im,
                        float* __restrict__ loudest, int* __restrict__ when, int n_templates)
{
    __shared__ float rho2[NSAMP];
    __shared__ int at[NSAMP];
    const int t = threadIdx.x;
    if (blockIdx.x >= n_templates) return;
    const size_t i = (size_t)blockIdx.x * NSAMP + t;
    const float re = snr_re[i], im = snr_im[i];
    rho2[t] = fmaf(re, re, im * im);
    at[t] = t;
    __syncthreads();

    for (int s = 1; s < NSAMP; s *= 2) {
        const int k = 2 * s * t;
        if (k + s < NSAMP) {
            if (rho2[k + s] > rho2[k]) {
                rho2[k] = rho2[k + s];
                at[k] = at[k + s];
            }
        }
        __syncthreads();
    }
    if (t == 0) {
        loudest[blockIdx.x] = sqrtf(rho2[0]);
        when[blockIdx.x] = at[0];
    }
}
