#include <math_constants.h>

// Mixture log-likelihood, one warp per frame, coalesced float4 reads.
// ncomp a multiple of 4.
extern "C" __global__ void gmm_loglik_twin(const float* __restrict__ logdens,
                                           const float* __restrict__ logw,
                                           float* __restrict__ loglik,
                                           float* __restrict__ top_post,
                                           int nframes, int ncomp)
{
    const int lane = threadIdx.x & 31;
    const int t = (blockDim.x * blockIdx.x + threadIdx.x) >> 5;
    if (t >= nframes) return;                                   // whole warps

    const float4* row = reinterpret_cast<const float4*>(logdens + (long long)t * ncomp);
    const float4* lw  = reinterpret_cast<const float4*>(logw);
    const int n4 = ncomp >> 2;

    float m = -CUDART_INF_F;
#pragma unroll 4
    for (int k = lane; k < n4; k += 32) {
        const float4 v = row[k], w = lw[k];
        m = fmaxf(m, fmaxf(fmaxf(v.x + w.x, v.y + w.y), fmaxf(v.z + w.z, v.w + w.w)));
    }
#pragma unroll
    for (int o = 16; o; o >>= 1) m = fmaxf(m, __shfl_xor_sync(0xffffffffu, m, o));

    float sum = 0.f;
#pragma unroll 4
    for (int k = lane; k < n4; k += 32) {                       // second read hits L1
        const float4 v = row[k], w = lw[k];
        sum += __expf(v.x + w.x - m) + __expf(v.y + w.y - m)
             + __expf(v.z + w.z - m) + __expf(v.w + w.w - m);
    }
#pragma unroll
    for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, o);

    if (lane == 0) {
        loglik[t]   = m + logf(sum);
        top_post[t] = 1.f / sum;
    }
}
