// Winner-takes-all over the cost volume, one warp per pixel, 16-byte loads.
// ndisp must be a multiple of 4 (rows are then 16-byte aligned).
typedef unsigned int uint;

extern "C" __global__ void stereo_wta_twin(const float *__restrict__ cost,
                                           float *__restrict__ disparity,
                                           float *__restrict__ min_cost,
                                           uint npix, uint ndisp)
{
    const uint lane = threadIdx.x & 31u;
    const uint pix  = (blockIdx.x * blockDim.x + threadIdx.x) >> 5;
    if (pix >= npix) return;                       // whole warps leave

    const float *c = cost + (size_t)pix * ndisp;

    float best = __int_as_float(0x7f800000);       // +inf
    uint  arg  = 0xffffffffu;
    for (uint d = lane * 4u; d < ndisp; d += 128u) {
        float4 v = *reinterpret_cast<const float4 *>(c + d);
        if (v.x < best) { best = v.x; arg = d; }
        if (v.y < best) { best = v.y; arg = d + 1u; }
        if (v.z < best) { best = v.z; arg = d + 2u; }
        if (v.w < best) { best = v.w; arg = d + 3u; }
    }
#pragma unroll
    for (int o = 16; o > 0; o >>= 1) {
        float ob = __shfl_xor_sync(0xffffffffu, best, o);
        uint  oa = __shfl_xor_sync(0xffffffffu, arg, o);
        if (ob < best || (ob == best && oa < arg)) { best = ob; arg = oa; }
    }

    if (lane == 0) {
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
}
