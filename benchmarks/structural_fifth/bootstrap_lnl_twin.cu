// Phylogenetics: weighted log-likelihood of every candidate tree from its per-site likelihoods (rows padded to 128 bytes).
#define WARPS 8

// A warp a tree: lanes read neighbouring sites.
__global__ void __launch_bounds__(32 * WARPS)
bootstrap_lnl_twin(const float* __restrict__ site_lik, const float* __restrict__ weight, float* __restrict__ lnl,
                   float* __restrict__ worst, int n_trees, int n_sites, int pitch)
{
    const int lane = threadIdx.x & 31;
    const int tree = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (tree >= n_trees) return;
    const float* row = site_lik + (size_t)tree * pitch;

    float total = 0.0f;
    float low = 1.0f;
#pragma unroll 8
    for (int s = lane; s < n_sites; s += 32) {
        const float p = row[s];
        total += weight[s] * logf(p);
        low = fminf(low, p);
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        total += __shfl_xor_sync(0xffffffffu, total, d);
        low = fminf(low, __shfl_xor_sync(0xffffffffu, low, d));
    }
    if (lane == 0) {
        lnl[tree] = total;
        worst[tree] = low;
    }
}
