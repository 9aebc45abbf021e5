// Phylogenetics: weighted log-likelihood of every candidate tree from its per-site likelihoods (rows padded to 128 bytes).
template <typename T>
struct RowView {
    const T* base;
    int pitch;
    __device__ T at(int row, int col) const { return base[(size_t)row * pitch + col]; }
};

__global__ void bootstrap_lnl(const float* site_lik, const float* weight, float* lnl, float* worst, int n_trees, int n_sites, int pitch)
{
    const int tree = blockIdx.x * blockDim.x + threadIdx.x;
    if (tree >= n_trees) return;
    const RowView<float> lik = {site_lik, pitch};

    float total = 0.0f;
    float low = 1.0f;
    for (int s = 0; s < n_sites; ++s) {
        const float p = lik.at(tree, s);
        total += weight[s] * logf(p);
        low = fminf(low, p);
    }
    lnl[tree] = total;
    worst[tree] = low;
}
