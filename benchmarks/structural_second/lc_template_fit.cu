// Time-domain astronomy: least-squares amplitude and chi^2 of a template for every
// light curve.  One block per light curve, thread = epoch, NEPOCH epochs.
//     A = sum(w f m) / sum(w m^2),   chi2 = sum(w f^2) - A sum(w f m)
#define NEPOCH 512

extern "C" __global__
void lc_template_fit(const float* __restrict__ flux, const float* __restrict__ ivar,
                     const float* __restrict__ model,
                     float* __restrict__ amp, float* __restrict__ chi2)
{
    __shared__ float s_wff[NEPOCH], s_wfm[NEPOCH], s_wmm[NEPOCH];

    int t = threadIdx.x;
    long idx = (long)blockIdx.x * NEPOCH + t;

    float f = flux[idx], w = ivar[idx], m = model[t];
    s_wff[t] = w * f * f;
    s_wfm[t] = w * f * m;
    s_wmm[t] = w * m * m;
    __syncthreads();

    // tree sum
    for (int stride = 1; stride < NEPOCH; stride <<= 1)
    {
        int k = 2 * stride * t;
        if (k < NEPOCH)
        {
            s_wff[k] += s_wff[k + stride];
            s_wfm[k] += s_wfm[k + stride];
            s_wmm[k] += s_wmm[k + stride];
        }
        __syncthreads();
    }

    if (t == 0)
    {
        float a = s_wmm[0] > 0.0f ? s_wfm[0] / s_wmm[0] : 0.0f;
        amp[blockIdx.x]  = a;
        chi2[blockIdx.x] = s_wff[0] - a * s_wfm[0];
    }
}
