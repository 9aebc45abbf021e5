// Long FIR equaliser applied to every channel of a recording.
#define NTAPS 181
#define PADT 184            // taps rounded up to 4
#define THREADS 128
#define FRAME (THREADS * 4)

__global__ void __launch_bounds__(THREADS)
fir_bank_twin(const float* __restrict__ audio, const float* __restrict__ taps,
              float* __restrict__ out, int n_samples)
{
    __shared__ __align__(16) float h[PADT];
    __shared__ __align__(16) float x[PADT + FRAME];
    const int tid = threadIdx.x;
    const int start = blockIdx.x * FRAME;
    const float* chan = audio + (size_t)blockIdx.y * n_samples;

    for (int k = tid; k < PADT; k += THREADS) h[k] = k < NTAPS ? taps[k] : 0.0f;
    for (int m = tid; m < PADT + FRAME; m += THREADS) {
        const int n = start + m - PADT;
        x[m] = (n >= 0 && n < n_samples) ? chan[n] : 0.0f;
    }
    __syncthreads();

    // four neighbouring outputs; eight samples stay in registers and slide by four
    float y[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    float4 hi = *reinterpret_cast<const float4*>(&x[PADT + 4 * tid]);
#pragma unroll 2
    for (int k = 0; k < PADT; k += 4) {
        const float4 lo = *reinterpret_cast<const float4*>(&x[PADT + 4 * tid - k - 4]);
        const float4 g = *reinterpret_cast<const float4*>(&h[k]);
        const float w[8] = {lo.x, lo.y, lo.z, lo.w, hi.x, hi.y, hi.z, hi.w};
        const float c[4] = {g.x, g.y, g.z, g.w};
#pragma unroll
        for (int q = 0; q < 4; ++q)
#pragma unroll
            for (int j = 0; j < 4; ++j) y[j] += c[q] * w[4 + j - q];
        hi = lo;
    }
    float* dst = out + (size_t)blockIdx.y * n_samples;
    const int n = start + 4 * tid;   // n_samples is a multiple of 4
    if (n < n_samples) *reinterpret_cast<float4*>(dst + n) = make_float4(y[0], y[1], y[2], y[3]);
}
