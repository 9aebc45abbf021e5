// Psychoacoustics: excitation level in 33 third-octave bands of every time frame, with spreading of masking.
#define BANDS 33
#define NT 256

__device__ __forceinline__ float spread_power(float level, int from, int to)
{
    const float lower = 9.0f;
    const float upper = fmaxf(fmaf(-0.0667f, level, 8.0f), 1.0f);
    const float drop = to >= from ? upper * (float)(to - from) : lower * (float)(from - to);
    return exp2f(__fmul_rn(__fsub_rn(level, drop), 0.33219281f));
}

// frames and bands as one flat index, blocks of whole warps
__global__ void __launch_bounds__(NT)
loudness_bands_twin(const float* __restrict__ level, float* __restrict__ excitation, int n_frames)
{
    const int i = blockIdx.x * NT + threadIdx.x;
    if (i >= n_frames * BANDS) return;
    const int frame = i / BANDS, band = i - frame * BANDS;
    const float* spectrum = level + (size_t)frame * BANDS;

    float power = 0.0f;
#pragma unroll
    for (int from = 0; from < BANDS; ++from) power += spread_power(spectrum[from], from, band);
    excitation[i] = 10.0f * log10f(power);
}
