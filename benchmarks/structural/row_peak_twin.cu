// Largest value of every row and the first column that holds it. One warp per row.
__global__ void row_peak(const int* __restrict__ x, int* __restrict__ peak, int* __restrict__ where,
                         int rows, int cols)
{
    int r = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int lane = threadIdx.x % 32;
    if (r >= rows) return;
    const int* xr = x + (long long)r * cols;
    int best = xr[0], at = 0;
    for (int c = lane; c < cols; c += 32) {
        int v = xr[c];
        if (v > best) { best = v; at = c; }
    }
    for (int o = 16; o > 0; o >>= 1) {
        int ob = __shfl_down_sync(0xffffffffu, best, o);
        int oa = __shfl_down_sync(0xffffffffu, at, o);
        if (ob > best || (ob == best && oa < at)) { best = ob; at = oa; }
    }
    if (lane == 0) {
        peak[r] = best;
        where[r] = at;
    }
}
