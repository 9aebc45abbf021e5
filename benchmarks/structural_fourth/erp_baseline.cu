// Evoked potentials: baseline correction of every epoch and its largest deflection (for artefact rejection).
#define NT 256

__global__ void erp_baseline(const float* eeg, float* corrected, float* peak, int n_epochs, int n_samples, int n_pre)
{
    __shared__ float work[NT];
    const int tid = threadIdx.x;
    for (int e = blockIdx.x; e < n_epochs; e += gridDim.x) {
        const float* epoch = eeg + (size_t)e * n_samples;
        float* out = corrected + (size_t)e * n_samples;

        // mean of the samples before the stimulus
        float part = 0.0f;
        for (int t = tid; t < n_pre; t += NT) part += epoch[t];
        work[tid] = part;
        __syncthreads();
        for (int w = NT / 2; w > 0; w >>= 1) {
            if (tid < w) work[tid] += work[tid + w];
            __syncthreads();
        }
        const float baseline = work[0] / n_pre;
        __syncthreads();

        // subtract it and remember the largest amplitude
        float amp = 0.0f;
        for (int t = tid; t < n_samples; t += NT) {
            const float v = epoch[t] - baseline;
            out[t] = v;
            amp = fmaxf(amp, fabsf(v));
        }
        work[tid] = amp;
        __syncthreads();
        for (int w = NT / 2; w > 0; w >>= 1) {
            if (tid < w) work[tid] = fmaxf(work[tid], work[tid + w]);
            __syncthreads();
        }
        if (tid == 0) peak[e] = work[0];
        __syncthreads();
    }
}
