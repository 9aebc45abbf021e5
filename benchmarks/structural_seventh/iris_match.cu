// Biometrics: best match of an iris code with every code of a gallery; a thread tries one rotation of the eye.
#define WORDS 64
#define TURNS 16

extern "C" __global__ void iris_match(const unsigned* probe, const unsigned* probe_mask, const unsigned* code,
                                      const unsigned* mask, int* score, int* turn, int n_entries)
{
    __shared__ unsigned c[WORDS], m[WORDS];
    __shared__ int found[TURNS];
    const int entry = blockIdx.x;
    const unsigned r = threadIdx.x;
    if (entry >= n_entries) return;

    for (int w = threadIdx.x; w < WORDS; w += blockDim.x) {
        c[w] = code[entry * WORDS + w];
        m[w] = mask[entry * WORDS + w];
    }
    __syncthreads();

    int wrong = 0, bits = 0;
    for (int w = 0; w < WORDS; ++w) {
        const int next = (w + 1) % WORDS;
        const unsigned turned = __funnelshift_r(c[w], c[next], r);
        const unsigned both = __funnelshift_r(m[w], m[next], r) & probe_mask[w];
        wrong += __popc((turned ^ probe[w]) & both);
        bits += __popc(both);
    }
    found[r] = 4096 * wrong / max(bits, 1);
    __syncthreads();
    if (r == 0) {
        int best = 0;
        for (int k = 1; k < TURNS; ++k)
            if (found[k] < found[best]) best = k;
        score[entry] = found[best];
        turn[entry] = best;
    }
}
