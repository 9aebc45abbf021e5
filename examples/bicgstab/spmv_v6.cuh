// Version 6: half a warp per block row, without divergence in the loop.
//
// Why: almost all divergent branches of version 5 are at the end of its loop. Both halves now take as
// many steps as the longer of their rows; past the end of its row a half repeats its last block, which
// is in the cache, and multiplies it by zero. Selections take the place of branches.

constexpr int THREADS_PER_ROW = 16;

__global__ void spmv(int rows, const int *row_start, const int *columns, const double *values,
                     const double *x, double *y)
{
    constexpr unsigned ALL = 0xFFFFFFFF;
    const int row = blockIdx.x * (blockDim.x / 16) + threadIdx.x / 16;
    const int entry = threadIdx.x % 16;
    // A half without a row repeats the last one and does not store. Rows have a block at least.
    const int begin = row_start[min(row, rows - 1)], length = row_start[min(row, rows - 1) + 1] - begin;
    const int steps = max(length, __shfl_xor_sync(ALL, length, 16));
    double sum = 0;
    for (int step = 0; step < steps; step++) {
        const int block = begin + min(step, length - 1);
        const double in = __ldg(x + size_t(4) * columns[block] + entry / 4);
        sum += values[size_t(16) * block + entry] * (step < length ? in : 0.0);
    }
    sum += __shfl_xor_sync(ALL, sum, 8);
    sum += __shfl_xor_sync(ALL, sum, 4);
    if (row < rows && entry < 4)
        y[size_t(4) * row + entry] = sum;
}
