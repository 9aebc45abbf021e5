// Twin: row-wise softmax, one block per row (grid = batch).
#include <cuda_runtime.h>

#define NT 512

__device__ float block_max(float v, float* buf)
{
    const int t = threadIdx.x;
    buf[t] = v;
    __syncthreads();
    for (int s = NT / 2; s > 0; s >>= 1) {
        if (t < s) buf[t] = fmaxf(buf[t], buf[t + s]);
        __syncthreads();
    }
    const float r = buf[0];
    __syncthreads();
    return r;
}

__device__ float block_sum(float v, float* buf)
{
    const int t = threadIdx.x;
    buf[t] = v;
    __syncthreads();
    for (int s = NT / 2; s > 0; s >>= 1) {
        if (t < s) buf[t] += buf[t + s];
        __syncthreads();
    }
    const float r = buf[0];
    __syncthreads();
    return r;
}

extern "C" __global__ void batch_softmax(const float* __restrict__ logits,
                                         float* __restrict__ prob,
                                         int batch, int classes, float inv_temp)
{
    __shared__ float buf[NT];
    for (int b = blockIdx.x; b < batch; b += gridDim.x) {
        const float* in = logits + (size_t)b * classes;
        float* out = prob + (size_t)b * classes;

        float m = -3.4e38f;
        for (int c = threadIdx.x; c < classes; c += NT) m = fmaxf(m, in[c] * inv_temp);
        m = block_max(m, buf);

        float z = 0.f;
        for (int c = threadIdx.x; c < classes; c += NT) z += __expf(in[c] * inv_temp - m);
        z = block_sum(z, buf);

        const float r = 1.0f / z;
        for (int c = threadIdx.x; c < classes; c += NT) out[c] = __expf(in[c] * inv_temp - m) * r;
    }
}
