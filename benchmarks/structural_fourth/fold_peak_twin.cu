// Pulsar search: peak over mean of every folded trial profile, and the phase bin of the peak. A warp a profile;
// the number of bins is a multiple of four.
#define WARPS 8

__global__ void __launch_bounds__(32 * WARPS)
fold_peak_twin(const float* __restrict__ profile, float* __restrict__ snr, int* __restrict__ phase,
               int n_trials, int n_bins, float inv_sigma)
{
    const int lane = threadIdx.x & 31;
    const int trial = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (trial >= n_trials) return;
    const float4* p = reinterpret_cast<const float4*>(profile + (size_t)trial * n_bins);
    const int n4 = n_bins / 4;

    float sum = 0.0f, best = -3.402823466e38f;
    int where = 0x7fffffff;
#pragma unroll 4
    for (int q = lane; q < n4; q += 32) {
        const float4 f = p[q];
        sum += (f.x + f.y) + (f.z + f.w);
        if (f.x > best) { best = f.x; where = 4 * q; }
        if (f.y > best) { best = f.y; where = 4 * q + 1; }
        if (f.z > best) { best = f.z; where = 4 * q + 2; }
        if (f.w > best) { best = f.w; where = 4 * q + 3; }
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        sum += __shfl_xor_sync(0xffffffffu, sum, d);
        const float ob = __shfl_xor_sync(0xffffffffu, best, d);
        const int ow = __shfl_xor_sync(0xffffffffu, where, d);
        if (ob > best || (ob == best && ow < where)) { best = ob; where = ow; }
    }
    if (lane == 0) {
        snr[trial] = (best - sum / n_bins) * inv_sigma;
        phase[trial] = where;
    }
}
