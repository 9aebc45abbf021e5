// Seismic interpretation: semblance (coherence) of a window of 5 traces by 15 samples around every sample of a section.
#define HALF_X 2
#define HALF_T 7
#define NT 128
#define EACH 3              // results a thread; odd, so that 8-byte reads of shared memory meet no conflicts
#define SPAN (NT * EACH)
#define CLAMP(v, n) min(max((v), 0), (n) - 1)

// The stack and the energy of a sample are made once and shared by the 15 windows that hold them.
__global__ void __launch_bounds__(NT)
semblance_twin(const float* __restrict__ section, float* __restrict__ coherence, int n_traces, int n_samples)
{
    __shared__ float2 sums[SPAN + 2 * HALF_T];
    const int t0 = blockIdx.x * SPAN;
    const int x = blockIdx.y;

    const float* trace[2 * HALF_X + 1];
#pragma unroll
    for (int k = 0; k <= 2 * HALF_X; ++k) trace[k] = section + (size_t)CLAMP(x + k - HALF_X, n_traces) * n_samples;
    for (int p = threadIdx.x; p < SPAN + 2 * HALF_T; p += NT) {
        const int tt = CLAMP(t0 + p - HALF_T, n_samples);
        float stack = 0.0f, energy = 0.0f;
#pragma unroll
        for (int k = 0; k <= 2 * HALF_X; ++k) {
            const float v = trace[k][tt];
            stack += v;
            energy = fmaf(v, v, energy);
        }
        sums[p] = make_float2(stack, energy);
    }
    __syncthreads();

    float num[EACH] = {}, den[EACH] = {};
    const float2* mine = sums + EACH * threadIdx.x;
#pragma unroll
    for (int p = 0; p < EACH + 2 * HALF_T; ++p) {
        const float2 s = mine[p];
#pragma unroll
        for (int e = 0; e < EACH; ++e)
            if (p >= e && p <= e + 2 * HALF_T) {
                num[e] = fmaf(s.x, s.x, num[e]);
                den[e] += s.y;
            }
    }
#pragma unroll
    for (int e = 0; e < EACH; ++e) {
        const int t = t0 + EACH * threadIdx.x + e;
        if (t < n_samples) coherence[(size_t)x * n_samples + t] = num[e] / fmaf(2.0f * HALF_X + 1.0f, den[e], 1e-12f);
    }
}
