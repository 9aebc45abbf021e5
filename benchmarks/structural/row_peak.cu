// Largest value of every row and the first column that holds it.
__global__ void row_peak(const int* __restrict__ x, int* __restrict__ peak, int* __restrict__ where,
                         int rows, int cols)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    const int* xr = x + (long long)r * cols;
    int best = xr[0], at = 0;
    for (int c = 1; c < cols; ++c) {
        int v = xr[c];
        if (v > best) { best = v; at = c; }
    }
    peak[r] = best;
    where[r] = at;
}
