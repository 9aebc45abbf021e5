// Evoked potentials: baseline correction of every epoch and its largest deflection (for artefact rejection).
#define WARPS 8

__global__ void __launch_bounds__(32 * WARPS)
erp_baseline_twin(const float* __restrict__ eeg, float* __restrict__ corrected, float* __restrict__ peak,
                  int n_epochs, int n_samples, int n_pre)
{
    const int lane = threadIdx.x & 31;
    const int e = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (e >= n_epochs) return;
    const float* epoch = eeg + (size_t)e * n_samples;
    float* out = corrected + (size_t)e * n_samples;

    // eight partial sums, added in the order of a tree over 256 threads: the same bits as before
    float part[8] = {};
    for (int t0 = lane; t0 < n_pre; t0 += 256)
#pragma unroll
        for (int k = 0; k < 8; k++)
            if (t0 + 32 * k < n_pre) part[k] += epoch[t0 + 32 * k];
    float sum = ((part[0] + part[4]) + (part[2] + part[6])) + ((part[1] + part[5]) + (part[3] + part[7]));
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
    const float baseline = sum / n_pre;

    float amp = 0.0f;
#pragma unroll 8
    for (int t = lane; t < n_samples; t += 32) {
        const float v = epoch[t] - baseline;
        out[t] = v;
        amp = fmaxf(amp, fabsf(v));
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) amp = fmaxf(amp, __shfl_xor_sync(0xffffffffu, amp, d));
    if (lane == 0) peak[e] = amp;
}
