#include <math_constants.h>

// E-step of a Gaussian mixture (speaker verification, UBM): per frame the
// log-likelihood  log sum_k exp(logdens[t][k] + logw[k])  and the occupancy of
// the best component.
template <typename real>
__device__ real row_max(const real* row, const real* lw, int n)
{
    real m = -CUDART_INF_F;
    for (int k = 0; k < n; ++k)
        m = max(m, row[k] + lw[k]);
    return m;
}

extern "C" __global__ void gmm_loglik(const float* __restrict__ logdens,
                                      const float* __restrict__ logw,
                                      float* __restrict__ loglik,
                                      float* __restrict__ top_post,
                                      int nframes, int ncomp)
{
    const int t = blockDim.x * blockIdx.x + threadIdx.x;
    if (t < nframes) {
        const float* row = logdens + (long long)t * ncomp;
        const float  m   = row_max(row, logw, ncomp);
        float sum = 0.f;
        for (int k = 0; k < ncomp; ++k)
            sum += __expf(row[k] + logw[k] - m);
        loglik[t]   = m + logf(sum);
        top_post[t] = 1.f / sum;
    }
}
