// Portfolio simulation: deepest drawdown of every simulated price path and the day of its trough.
template <typename Real>
struct Drawdown {
    Real peak, depth;
    int day;
    __device__ Drawdown() : peak(0), depth(0), day(0) {}
    __device__ void step(Real price, int t)
    {
        if (price > peak) peak = price;
        const Real d = (peak - price) / peak;
        if (d > depth) {
            depth = d;
            day = t;
        }
    }
};

__global__ void path_drawdown(const float* price, float* depth, int* trough, int n_paths, int n_days)
{
    const int path = blockIdx.x * blockDim.x + threadIdx.x;
    if (path >= n_paths) return;
    const float* p = price + (size_t)path * n_days;
    Drawdown<float> dd;
    for (int t = 0; t < n_days; ++t) dd.step(p[t], t);
    depth[path] = dd.depth;
    trough[path] = dd.day;
}
