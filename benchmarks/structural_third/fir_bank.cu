// Long FIR equaliser applied to every channel of a recording.
#define NTAPS 181
#define FRAME 256

__global__ void fir_bank(const float* __restrict__ audio, const float* __restrict__ taps,
                         float* __restrict__ out, int n_samples)
{
    __shared__ float h[NTAPS];
    __shared__ float x[FRAME + NTAPS - 1];
    const int tid = threadIdx.x;
    const int start = blockIdx.x * FRAME;
    const float* chan = audio + (size_t)blockIdx.y * n_samples;

    if (tid < NTAPS) h[tid] = taps[tid];
    for (int m = tid; m < FRAME + NTAPS - 1; m += FRAME) {
        const int n = start + m - (NTAPS - 1);
        x[m] = (n >= 0 && n < n_samples) ? chan[n] : 0.0f;
    }
    __syncthreads();

    const int n = start + tid;
    if (n >= n_samples) return;
    float y = 0.0f;
#pragma unroll 4
    for (int k = 0; k < NTAPS; ++k)
        y += h[k] * x[tid + NTAPS - 1 - k];
    out[(size_t)blockIdx.y * n_samples + n] = y;
}
