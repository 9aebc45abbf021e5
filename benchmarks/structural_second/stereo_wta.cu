// Stereo matching, last stage: winner-takes-all over the aggregated cost volume
// cost[pixel][ndisp], then parabola refinement to sub-pixel disparity.
typedef unsigned int uint;

extern "C" __global__ void stereo_wta(const float *cost, float *disparity, float *min_cost,
                                      uint npix, uint ndisp)
{
    uint pix = blockIdx.x * blockDim.x + threadIdx.x;
    if (pix >= npix) return;

    const float *c = cost + (size_t)pix * ndisp;

    float best = c[0];
    uint  arg  = 0;
    for (uint d = 1; d < ndisp; d++) {
        float v = c[d];
        if (v < best) {
            best = v;
            arg  = d;
        }
    }

    float sub = (float)arg;
    if (arg > 0 && arg + 1 < ndisp) {
        float l = c[arg - 1], r = c[arg + 1];
        float den = l - 2.0f * best + r;
        if (den > 1e-6f)
            sub += 0.5f * (l - r) / den;
    }
    disparity[pix] = sub;
    min_cost[pix]  = best;
}
