// One finite-volume step of the 1-D shallow-water equations, Rusanov fluxes, periodic domain.
// A block updates 32 cells and evaluates their 33 edges, one edge per thread.
#include <cuda_runtime.h>

#define CELLS 32
#define GRAV 9.81f

struct State { float h, q; };

__device__ __forceinline__ State rusanov(float hl, float ql, float hr, float qr)
{
    const float ul = ql / hl, ur = qr / hr;
    const float c  = fmaxf(fabsf(ul) + sqrtf(GRAV * hl), fabsf(ur) + sqrtf(GRAV * hr));
    State f;
    f.h = 0.5f * (ql + qr) - 0.5f * c * (hr - hl);
    f.q = 0.5f * (fmaf(ql, ul, 0.5f * GRAV * hl * hl) + fmaf(qr, ur, 0.5f * GRAV * hr * hr))
        - 0.5f * c * (qr - ql);
    return f;
}

extern "C" __global__ void swe_step(const float* __restrict__ h, const float* __restrict__ q,
                                    float* __restrict__ hn, float* __restrict__ qn,
                                    int n, float dtdx)
{
    __shared__ State flux[CELLS + 1];
    const int t = threadIdx.x;                       // 0..32: edge t is left of cell t
    const int i = blockIdx.x * CELLS + t;            // cell to the right of the edge
    const int r = (i == n) ? 0 : i;
    const int l = (i == 0) ? n - 1 : i - 1;

    const float hr = h[r], qr = q[r];
    flux[t] = rusanov(h[l], q[l], hr, qr);
    __syncthreads();

    if (t < CELLS) {
        hn[i] = hr - dtdx * (flux[t + 1].h - flux[t].h);
        qn[i] = qr - dtdx * (flux[t + 1].q - flux[t].q);
    }
}
