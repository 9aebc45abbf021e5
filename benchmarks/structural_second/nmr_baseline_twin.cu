// 1-D NMR post-processing of a stack of FIDs, one block per FID.
#include <cuda_runtime.h>

#define NT 256

extern "C" __global__ void nmr_baseline_twin(const float2 *__restrict__ fid,
                                             const float *__restrict__ phase0,
                                             float2 *__restrict__ out,
                                             int nspec, int npts, float lb)
{
    __shared__ float red_re[NT];
    __shared__ float red_im[NT];

    const int tid = threadIdx.x;
    const int s = blockIdx.x;              // one FID, one block
    if (s >= nspec) return;                // uniform over the block

    const float2 *in  = fid + (size_t)s * npts;
    float2       *dst = out + (size_t)s * npts;

    const int tail = npts - npts / 4;
    float sr = 0.f, si = 0.f;
    for (int i = tail + tid; i < npts; i += NT) {
        float2 v = in[i];
        sr += v.x;
        si += v.y;
    }
    red_re[tid] = sr;
    red_im[tid] = si;
    __syncthreads();
    for (int h = NT / 2; h > 0; h >>= 1) {
        if (tid < h) {
            red_re[tid] += red_re[tid + h];
            red_im[tid] += red_im[tid + h];
        }
        __syncthreads();
    }
    const float inv_n = 1.f / (float)(npts - tail);
    const float dc_re = red_re[0] * inv_n;
    const float dc_im = red_im[0] * inv_n;
    __syncthreads();

    float sn, cs;
    sincosf(phase0[s], &sn, &cs);
    float peak = 0.f;
    for (int i = tid; i < npts; i += NT) {
        float2 v = in[i];
        float  w = expf(-lb * (float)i);
        float  re = (v.x - dc_re) * w;
        float  im = (v.y - dc_im) * w;
        float2 r = make_float2(re * cs - im * sn, re * sn + im * cs);
        dst[i] = r;
        peak = fmaxf(peak, r.x * r.x + r.y * r.y);
    }
    red_re[tid] = peak;
    __syncthreads();
    for (int h = NT / 2; h > 0; h >>= 1) {
        if (tid < h) red_re[tid] = fmaxf(red_re[tid], red_re[tid + h]);
        __syncthreads();
    }
    const float scale = red_re[0] > 0.f ? 1.f / sqrtf(red_re[0]) : 1.f;

    for (int i = tid; i < npts; i += NT) {
        float2 r = dst[i];
        dst[i] = make_float2(r.x * scale, r.y * scale);
    }
}
