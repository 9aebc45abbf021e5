// Bioinformatics: best local alignment score (Smith-Waterman, linear gaps) of every read against its candidate window.
#define ROWS 4              // rows of the matrix a lane: 128 a warp
#define WARPS 4
#define TMAX 384
#define MATCH 5
#define MISMATCH 4
#define GAP 7

typedef unsigned char base_t;

// A warp a pair: a lane keeps four rows in registers, its lowest row goes to the next lane by a shuffle.
__global__ void __launch_bounds__(32 * WARPS)
sw_pairs_twin(const base_t* __restrict__ reads, const base_t* __restrict__ windows, int* __restrict__ score,
              int n_pairs, int q_len, int t_len)
{
    __shared__ base_t tgt[WARPS][TMAX];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const int p = blockIdx.x * WARPS + warp;
    if (p >= n_pairs) return;

    for (int j = lane; j < t_len; j += 32) tgt[warp][j] = windows[(size_t)p * t_len + j];
    int q[ROWS], left[ROWS];
#pragma unroll
    for (int k = 0; k < ROWS; ++k) {
        const int i = ROWS * lane + k;
        q[k] = i < q_len ? reads[(size_t)p * q_len + i] : 255;
        left[k] = 0;
    }
    __syncwarp();

    int top = 0, corner = 0, low = 0;
    for (int s = 0; s < t_len + 31; ++s) {
        int up = __shfl_up_sync(0xffffffffu, low, 1);
        if (lane == 0) up = 0;
        const int j = s - lane;
        if (j >= 0 && j < t_len) {
            const int c = tgt[warp][j];
            int above = up, dia = corner;
#pragma unroll
            for (int k = 0; k < ROWS; ++k) {
                int h = dia + (q[k] == c ? MATCH : -MISMATCH);
                h = max(h, max(above, left[k]) - GAP);
                h = max(h, 0);
                dia = left[k];
                left[k] = h;
                above = h;
                if (ROWS * lane + k < q_len) top = max(top, h);
            }
            corner = up;
            low = left[ROWS - 1];
        }
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) top = max(top, __shfl_xor_sync(0xffffffffu, top, d));
    if (lane == 0) score[p] = top;
}
