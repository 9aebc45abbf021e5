// Coastal engineering: JONSWAP wave spectrum of every sea state on a grid of frequencies (rad/s).
#define G 9.81f

__global__ void __launch_bounds__(256)
jonswap_twin(const float* __restrict__ omega, const float* __restrict__ omega_peak,
             const float* __restrict__ peakedness, float* __restrict__ spectrum,
             int n_states, int n_freq)
{
    const int f = blockIdx.x * blockDim.x + threadIdx.x;
    const int state = blockIdx.y;
    if (f >= n_freq || state >= n_states) return;

    const float w = omega[f];
    const float wp = omega_peak[state];
    const float sigma = w <= wp ? 0.07f : 0.09f;
    const float dev = (w - wp) / (sigma * wp);
    const float ratio = wp / w;
    const float ratio2 = ratio * ratio;
    const float w2 = w * w;
    // one exponential for both factors; the peakedness is positive
    const float expo = logf(peakedness[state]) * expf(-0.5f * dev * dev) - 1.25f * ratio2 * ratio2;
    spectrum[state * n_freq + f] = 0.0081f * G * G / (w2 * w2 * w) * expf(expo);
}
