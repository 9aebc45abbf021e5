// Pulsar search: peak over mean of every folded trial profile, and the phase bin of the peak.
__global__ void fold_peak(const float* __restrict__ profile, float* __restrict__ snr, int* __restrict__ phase,
                          int n_trials, int n_bins, float inv_sigma)
{
    const int trial = blockIdx.x * blockDim.x + threadIdx.x;
    if (trial < n_trials) {
        const float* p = &profile[(size_t)trial * n_bins];
        float sum = 0.0f;
        float best = p[0];
        int where = 0;
        for (int b = 0; b < n_bins; ++b) {
            const float flux = p[b];
            sum += flux;
            if (flux > best) {
                best = flux;
                where = b;
            }
        }
        snr[trial] = (best - sum / n_bins) * inv_sigma;
        phase[trial] = where;
    }
}
