// Coastal engineering: JONSWAP wave spectrum of every sea state on a grid of frequencies (rad/s).
#define G 9.81

__global__ void jonswap(const float* __restrict__ omega, const float* __restrict__ omega_peak,
                        const float* __restrict__ peakedness, float* __restrict__ spectrum,
                        int n_states, int n_freq)
{
    const int f = blockIdx.x * blockDim.x + threadIdx.x;
    const int state = blockIdx.y;
    if (f >= n_freq || state >= n_states) return;

    const float w = omega[f];
    const float wp = omega_peak[state];
    const float sigma = w <= wp ? 0.07 : 0.09;
    const float dev = (w - wp) / (sigma * wp);
    const float peak = pow(peakedness[state], exp(-0.5 * dev * dev));
    const float base = 0.0081 * G * G / pow(w, 5.0) * exp(-1.25 * pow(wp / w, 4.0));
    spectrum[state * n_freq + f] = base * peak;
}
