// Bioinformatics: best local alignment score (Smith-Waterman, linear gaps) of every read against its candidate window.
#define QMAX 128
#define TMAX 384
#define MATCH 5
#define MISMATCH 4
#define GAP 7

typedef unsigned char base_t;

__global__ void sw_pairs(const base_t* reads, const base_t* windows, int* score, int n_pairs, int q_len, int t_len)
{
    __shared__ int diag[3][QMAX + 1];
    __shared__ base_t tgt[TMAX];
    __shared__ int best[QMAX];
    const int i = threadIdx.x;      // row of the dynamic programming matrix

    for (int p = blockIdx.x; p < n_pairs; p += gridDim.x) {
        const base_t q = i < q_len ? reads[(size_t)p * q_len + i] : 255;
        for (int j = i; j < t_len; j += QMAX) tgt[j] = windows[(size_t)p * t_len + j];
        for (int s = 0; s < 3; ++s) {
            diag[s][i + 1] = 0;
            if (i == 0) diag[s][0] = 0;
        }
        int top = 0;
        __syncthreads();

        // antidiagonals: all cells of one are independent
        for (int d = 0; d < q_len + t_len - 1; ++d) {
            const int* last = diag[(d + 2) % 3];
            const int* before = diag[(d + 1) % 3];
            const int j = d - i;
            if (i < q_len && j >= 0 && j < t_len) {
                int h = before[i] + (q == tgt[j] ? MATCH : -MISMATCH);
                h = max(h, max(last[i], last[i + 1]) - GAP);
                h = max(h, 0);
                diag[d % 3][i + 1] = h;
                top = max(top, h);
            }
            __syncthreads();
        }

        best[i] = top;
        __syncthreads();
        for (int w = QMAX / 2; w > 0; w >>= 1) {
            if (i < w) best[i] = max(best[i], best[i + w]);
            __syncthreads();
        }
        if (i == 0) score[p] = best[0];
        __syncthreads();
    }
}
