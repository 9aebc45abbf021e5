// Portfolio simulation: deepest drawdown of every simulated price path and the day of its trough.
#define WARPS 4
#define TILE 32

template <typename Real>
struct Drawdown {
    Real peak, depth;
    int day;
    __device__ Drawdown() : peak(0), depth(0), day(0) {}
    __device__ __forceinline__ void step(Real price, int t)
    {
        if (price > peak) peak = price;
        const Real d = (peak - price) / peak;
        if (d > depth) {
            depth = d;
            day = t;
        }
    }
};

// A warp stages 32 days of its 32 paths (neighbouring lanes read neighbouring days), then every lane walks along its path.
__global__ void __launch_bounds__(32 * WARPS)
path_drawdown_twin(const float* __restrict__ price, float* __restrict__ depth, int* __restrict__ trough, int n_paths, int n_days)
{
    __shared__ float tile[WARPS][TILE][TILE + 1];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const int first = (blockIdx.x * WARPS + warp) * TILE;
    if (first >= n_paths) return;
    const int rows = min(TILE, n_paths - first);
    Drawdown<float> dd;
    for (int t0 = 0; t0 < n_days; t0 += TILE) {
        const int days = min(TILE, n_days - t0);
        const float* p = price + (size_t)first * n_days + t0 + lane;
        if (rows == TILE && days == TILE) {
#pragma unroll
            for (int r = 0; r < TILE; ++r) tile[warp][r][lane] = p[(size_t)r * n_days];
        } else if (lane < days) {
#pragma unroll 8
            for (int r = 0; r < rows; ++r) tile[warp][r][lane] = p[(size_t)r * n_days];
        }
        __syncwarp();
        if (lane < rows)
            for (int t = 0; t < days; ++t) dd.step(tile[warp][lane][t], t0 + t);
        __syncwarp();
    }
    if (lane < rows) {
        depth[first + lane] = dd.depth;
        trough[first + lane] = dd.day;
    }
}
