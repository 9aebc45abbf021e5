// Bleed-through and background correction of the acceptor channel of a FRET movie.
typedef unsigned char pix_t;

__device__ __forceinline__ unsigned correct1(unsigned d, unsigned a, int bleed_q8, int background)
{
    const int v = (int)a - (((int)d * bleed_q8) >> 8) - background;
    return (unsigned)min(255, max(0, v));
}

__device__ __forceinline__ unsigned correct4(unsigned d, unsigned a, int bleed_q8, int background)
{
    unsigned r = 0;
#pragma unroll
    for (int s = 0; s < 32; s += 8)
        r |= correct1((d >> s) & 255u, (a >> s) & 255u, bleed_q8, background) << s;
    return r;
}

__global__ void fret_bleed_twin(const pix_t* __restrict__ donor, const pix_t* __restrict__ acceptor,
                                pix_t* __restrict__ corrected, int n, int bleed_q8, int background)
{
    const int q = blockIdx.x * blockDim.x + threadIdx.x;
    const int nq = n / 16;
    if (q < nq) {
        const uint4 d = reinterpret_cast<const uint4*>(donor)[q];
        const uint4 a = reinterpret_cast<const uint4*>(acceptor)[q];
        uint4 r;
        r.x = correct4(d.x, a.x, bleed_q8, background);
        r.y = correct4(d.y, a.y, bleed_q8, background);
        r.z = correct4(d.z, a.z, bleed_q8, background);
        r.w = correct4(d.w, a.w, bleed_q8, background);
        reinterpret_cast<uint4*>(corrected)[q] = r;
    } else if (q == nq) {
        for (int i = nq * 16; i < n; ++i)
            corrected[i] = (pix_t)correct1(donor[i], acceptor[i], bleed_q8, background);
    }
}
