// Speech coding: linear-prediction coefficients of every frame (autocorrelation method, Levinson-Durbin recursion).
#define ORDER 16
#define WARPS 8
#define FRAMES 16           // frames a block: two a warp, then one a lane for the recursion
#define MAX_FRAME 256

__global__ void __launch_bounds__(32 * WARPS)
lpc_frames_twin(const float* __restrict__ speech, const float* __restrict__ window, float* __restrict__ lpc,
                float* __restrict__ gain, int n_frames, int frame_len, int hop)
{
    __shared__ float x[WARPS][MAX_FRAME];
    __shared__ float r[ORDER + 1][FRAMES];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const int f0 = blockIdx.x * FRAMES;

    for (int g = warp; g < FRAMES && f0 + g < n_frames; g += WARPS) {
        const float* s = speech + (size_t)(f0 + g) * hop;
        float* xw = x[warp];
#pragma unroll
        for (int m = 0; m < MAX_FRAME / 32; ++m) {
            const int t = lane + 32 * m;
            if (t < frame_len) xw[t] = s[t] * window[t];
        }
        __syncwarp();
#pragma unroll
        for (int lag = 0; lag <= ORDER; ++lag) {
            float p[4] = {};        // the partial sums of a tree over 128 threads
#pragma unroll
            for (int m = 0; m < MAX_FRAME / 32; ++m) {
                const int t = lane + 32 * m;
                if (t + lag < frame_len) p[m & 3] = fmaf(xw[t], xw[t + lag], p[m & 3]);
            }
            float v = (p[0] + p[2]) + (p[1] + p[3]);
#pragma unroll
            for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffffu, v, d);
            if (lane == 0) r[lag][g] = v;
        }
        __syncwarp();
    }
    __syncthreads();

    const int f = f0 + threadIdx.x;
    if (threadIdx.x >= FRAMES || f >= n_frames) return;
    float ac[ORDER + 1], a[ORDER + 1] = {}, b[ORDER + 1] = {};
#pragma unroll
    for (int i = 0; i <= ORDER; ++i) ac[i] = r[i][threadIdx.x];
    float err = ac[0] + 1e-6f;
#pragma unroll
    for (int i = 1; i <= ORDER; ++i) {
        float acc = ac[i];
#pragma unroll
        for (int j = 1; j < i; ++j) acc = fmaf(a[j], ac[i - j], acc);
        const float k = -acc / err;
        err *= fmaf(-k, k, 1.0f);
#pragma unroll
        for (int j = 1; j < i; ++j) b[j] = fmaf(k, a[i - j], a[j]);
        b[i] = k;
#pragma unroll
        for (int j = 1; j <= i; ++j) a[j] = b[j];
    }
#pragma unroll
    for (int i = 0; i < ORDER; ++i) lpc[f * ORDER + i] = a[i + 1];
    gain[f] = sqrtf(err);
}
