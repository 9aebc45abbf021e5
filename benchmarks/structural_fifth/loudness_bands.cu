// Psychoacoustics: excitation level in 33 third-octave bands of every time frame, with spreading of masking.
#define THIRDS 3
#define OCTAVES 11
#define BANDS (THIRDS * OCTAVES)

// power that band `from` at `level` dB leaves in band `to`; the upper slope flattens with level
__device__ inline float spread_power(float level, int from, int to)
{
    const float lower = 9.0f;
    const float upper = fmaxf(fmaf(-0.0667f, level, 8.0f), 1.0f);
    const float drop = to >= from ? upper * (float)(to - from) : lower * (float)(from - to);
    return exp2f(__fmul_rn(__fsub_rn(level, drop), 0.33219281f));
}

// a block a frame: threadIdx.x is the third, threadIdx.y the octave
__global__ void loudness_bands(const float* __restrict__ level, float* __restrict__ excitation, int n_frames)
{
    const int frame = blockIdx.x;
    const int band = threadIdx.y * THIRDS + threadIdx.x;
    if (frame >= n_frames) return;
    const float* spectrum = level + (size_t)frame * BANDS;

    float power = 0.0f;
    for (int from = 0; from < BANDS; ++from) power += spread_power(spectrum[from], from, band);
    excitation[(size_t)frame * BANDS + band] = 10.0f * log10f(power);
}
