#include <cstdint>

// Smith-Waterman (linear gap) local alignment score of read/reference pairs.
// Wavefront over anti-diagonals: thread j owns read position j.
// blockDim.x == QLEN.  Result per pair: score * 4096 + (4095 - end position in
// the reference), so that the first best end wins ties.

namespace {
constexpr int QLEN  = 128;
constexpr int MATCH = 2, MISMATCH = -3, GAP = -4;
}

extern "C" __global__ __launch_bounds__(QLEN)
void sw_score(const uint8_t* __restrict__ reads,     // [npairs][QLEN]
              const uint8_t* __restrict__ refs,      // [npairs][tlen]
              int32_t* __restrict__ best_key,        // [npairs]
              int npairs, int tlen)
{
    __shared__ int H[3][QLEN + 1];
    __shared__ int keys[QLEN];

    const int j = threadIdx.x;

    for (int pair = blockIdx.x; pair < npairs; pair += gridDim.x) {
        const uint8_t  base = reads[pair * QLEN + j];
        const uint8_t* ref  = refs + (int64_t)pair * tlen;

        for (int b = 0; b < 3; ++b) {
            H[b][j + 1] = 0;
            if (j == 0) H[b][0] = 0;
        }
        int key = 0;
        __syncthreads();

        int cur = 0, prev = 2, prev2 = 1;
        for (int diag = 0; diag < QLEN + tlen - 1; ++diag) {
            const int i = diag - j;
            int h = 0;
            if (i >= 0 && i < tlen) {
                const int sub = (ref[i] == base) ? MATCH : MISMATCH;
                h = max(0, H[prev2][j] + sub);
                h = max(h, H[prev][j + 1] + GAP);
                h = max(h, H[prev][j] + GAP);
                key = max(key, h * 4096 + (4095 - i));
            }
            H[cur][j + 1] = h;
            __syncthreads();
            const int t = prev2; prev2 = prev; prev = cur; cur = t;
        }

        keys[j] = key;
        __syncthreads();
        for (int s = QLEN / 2; s > 0; s >>= 1) {
            if (j < s) keys[j] = max(keys[j], keys[j + s]);
            __syncthreads();
        }
        if (j == 0) best_key[pair] = keys[0];
        __syncthreads();
    }
}
