// Mass spectrometry: total ion current and base peak of every spectrum of a run, above the noise.
// A warp a spectrum; n_bins is a multiple of four.
extern "C" __global__ void __launch_bounds__(256)
spectra_tic_twin(const float4* __restrict__ intensity, float* __restrict__ total, float* __restrict__ top,
                 int* __restrict__ bin, int n_spectra, int n_bins, float noise)
{
    const int lane = threadIdx.x & 31;
    const int row = blockIdx.x * (blockDim.x >> 5) + (threadIdx.x >> 5);
    if (row >= n_spectra) return;
    const int quads = n_bins >> 2;
    const float4* spectrum = intensity + (size_t)row * quads;
    float sum = 0.0f, best = 0.0f;
    int where = -1;
#pragma unroll 4
    for (int q = lane; q < quads; q += 32) {
        const float4 v = spectrum[q];
        const float s[4] = {v.x - noise, v.y - noise, v.z - noise, v.w - noise};
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            sum += fmaxf(s[k], 0.0f);
            if (s[k] > best) { best = s[k]; where = 4 * q + k; }
        }
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        sum += __shfl_xor_sync(0xffffffffu, sum, d);
        const float other = __shfl_xor_sync(0xffffffffu, best, d);
        const int there = __shfl_xor_sync(0xffffffffu, where, d);
        if (other > best || (other == best && (unsigned)there < (unsigned)where)) { best = other; where = there; }
    }
    if (lane == 0) {
        total[row] = sum;
        top[row] = best;
        bin[row] = where;
    }
}
