// Biometrics: best match of an iris code with every code of a gallery; half a warp an entry, a lane a rotation.
#define WORDS 64
#define TURNS 16
#define ENTRIES 16          // a block
#define PITCH (WORDS + 4)

extern "C" __global__ void __launch_bounds__(ENTRIES * TURNS)
iris_match_twin(const uint4* __restrict__ probe, const uint4* __restrict__ probe_mask, const uint4* __restrict__ code,
                const uint4* __restrict__ mask, int* __restrict__ score, int* __restrict__ turn, int n_entries)
{
    __shared__ __align__(16) unsigned c[ENTRIES][PITCH], m[ENTRIES][PITCH], p[WORDS], pm[WORDS];
    const int r = threadIdx.x & 15, e = threadIdx.x >> 4;
    const int entry = blockIdx.x * ENTRIES + e;
    const bool live = entry < n_entries;
    if (live) {
        *(uint4*)&c[e][4 * r] = code[entry * (WORDS / 4) + r];
        *(uint4*)&m[e][4 * r] = mask[entry * (WORDS / 4) + r];
    }
    if (e == 0) {
        *(uint4*)&p[4 * r] = probe[r];
        *(uint4*)&pm[4 * r] = probe_mask[r];
    }
    __syncthreads();
    if (r == 0) { c[e][WORDS] = c[e][0]; m[e][WORDS] = m[e][0]; }
    __syncthreads();

    int wrong = 0, bits = 0;
    unsigned cw = c[e][0], mw = m[e][0];
#pragma unroll 16
    for (int w = 0; w < WORDS; ++w) {
        const unsigned cn = c[e][w + 1], mn = m[e][w + 1];
        const unsigned both = __funnelshift_r(mw, mn, r) & pm[w];
        wrong += __popc((__funnelshift_r(cw, cn, r) ^ p[w]) & both);
        bits += __popc(both);
        cw = cn;
        mw = mn;
    }
    int best = (4096 * wrong / max(bits, 1)) << 4 | r;      // the lowest turn among the best
#pragma unroll
    for (int d = 8; d > 0; d >>= 1) best = min(best, __shfl_xor_sync(0xffffffffu, best, d));
    if (live && r == 0) {
        score[entry] = best >> 4;
        turn[entry] = best & 15;
    }
}
