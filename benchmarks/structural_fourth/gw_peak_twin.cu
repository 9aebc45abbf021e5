// Matched filter of a gravitational-wave search: loudest sample of every template's complex output, a warp a template.
#define NSAMP 512
#define WARPS 8
#define VECS (NSAMP / 128)

__global__ void __launch_bounds__(32 * WARPS)
gw_peak_twin(const float* __restrict__ snr_re, const float* __restrict__ snr_im,
             float* __restrict__ loudest, int* __restrict__ when, int n_templates)
{
    const int lane = threadIdx.x & 31;
    const int tmpl = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (tmpl >= n_templates) return;
    const float4* re = reinterpret_cast<const float4*>(snr_re) + (size_t)tmpl * (NSAMP / 4);
    const float4* im = reinterpret_cast<const float4*>(snr_im) + (size_t)tmpl * (NSAMP / 4);
    float4 a[VECS], b[VECS];
#pragma unroll
    for (int v = 0; v < VECS; v++) {
        a[v] = re[v * 32 + lane];
        b[v] = im[v * 32 + lane];
    }
    float best = -1.0f;
    int at = 0;
#pragma unroll
    for (int v = 0; v < VECS; v++) {
        const float r[4] = {fmaf(a[v].x, a[v].x, b[v].x * b[v].x), fmaf(a[v].y, a[v].y, b[v].y * b[v].y),
                            fmaf(a[v].z, a[v].z, b[v].z * b[v].z), fmaf(a[v].w, a[v].w, b[v].w * b[v].w)};
#pragma unroll
        for (int c = 0; c < 4; c++)
            if (r[c] > best) { best = r[c]; at = (v * 32 + lane) * 4 + c; }
    }
    // squares are not negative: their bits order as integers
    const unsigned bits = __float_as_uint(best);
    const unsigned top = __reduce_max_sync(0xffffffffu, bits);
    const unsigned first = __reduce_min_sync(0xffffffffu, bits == top ? (unsigned)at : 0xffffffffu);
    if (lane == 0) {
        loudest[tmpl] = sqrtf(__uint_as_float(top));
        when[tmpl] = (int)first;
    }
}
