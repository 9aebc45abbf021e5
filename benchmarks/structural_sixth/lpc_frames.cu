// Speech coding: linear-prediction coefficients of every frame (autocorrelation method, Levinson-Durbin recursion).
#define ORDER 16
#define NT 128
#define MAX_FRAME 256

__device__ float tree_sum(float v, float* work)
{
    work[threadIdx.x] = v;
    __syncthreads();
    for (int w = NT / 2; w > 0; w >>= 1) {
        if (threadIdx.x < w) work[threadIdx.x] += work[threadIdx.x + w];
        __syncthreads();
    }
    const float s = work[0];
    __syncthreads();
    return s;
}

__global__ void lpc_frames(const float* speech, const float* window, float* lpc, float* gain,
                           int n_frames, int frame_len, int hop)
{
    __shared__ float x[MAX_FRAME], work[NT];
    __shared__ float r[ORDER + 1], a[ORDER + 1], b[ORDER + 1];
    __shared__ float err, refl;
    const int tid = threadIdx.x;

    for (int f = blockIdx.x; f < n_frames; f += gridDim.x) {
        for (int t = tid; t < frame_len; t += NT) x[t] = speech[(size_t)f * hop + t] * window[t];
        __syncthreads();

        for (int lag = 0; lag <= ORDER; ++lag) {
            float part = 0.0f;
            for (int t = tid; t + lag < frame_len; t += NT) part = fmaf(x[t], x[t + lag], part);
            const float s = tree_sum(part, work);
            if (tid == 0) r[lag] = s;
        }
        if (tid == 0) err = r[0] + 1e-6f;
        __syncthreads();

        for (int i = 1; i <= ORDER; ++i) {
            if (tid == 0) {
                float acc = r[i];
                for (int j = 1; j < i; ++j) acc = fmaf(a[j], r[i - j], acc);
                const float k = -acc / err;
                err *= fmaf(-k, k, 1.0f);
                refl = k;
            }
            __syncthreads();
            if (tid >= 1 && tid < i) b[tid] = fmaf(refl, a[i - tid], a[tid]);
            if (tid == i) b[i] = refl;
            __syncthreads();
            if (tid >= 1 && tid <= i) a[tid] = b[tid];
            __syncthreads();
        }
        if (tid < ORDER) lpc[f * ORDER + tid] = a[tid + 1];
        if (tid == 0) gain[f] = sqrtf(err);
        __syncthreads();
    }
}
