// Seismic interpretation: semblance (coherence) of a window of 5 traces by 15 samples around every sample of a section.
#define HALF_X 2
#define HALF_T 7
#define CLAMP(v, n) min(max((v), 0), (n) - 1)

__global__ void semblance(const float* section, float* coherence, int n_traces, int n_samples)
{
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    const int x = blockIdx.y;
    if (t >= n_samples) return;

    float num = 0.0f, den = 0.0f;
    for (int dt = -HALF_T; dt <= HALF_T; ++dt) {
        const int tt = CLAMP(t + dt, n_samples);
        float stack = 0.0f, energy = 0.0f;
        for (int dx = -HALF_X; dx <= HALF_X; ++dx) {
            const float v = section[(size_t)CLAMP(x + dx, n_traces) * n_samples + tt];
            stack += v;
            energy = fmaf(v, v, energy);
        }
        num = fmaf(stack, stack, num);
        den += energy;
    }
    coherence[(size_t)x * n_samples + t] = num / fmaf(2.0f * HALF_X + 1.0f, den, 1e-12f);
}
