// Version 5: half a warp per block row, a thread an entry of the block.
//
// Why: rows are short, and half of version 4's warp waits in the last step of every odd row. Sixteen
// threads are a block, so none waits for the end of its own row. Now the two rows of a warp may
// differ in length: then the warp diverges at the end of the loop.

constexpr int THREADS_PER_ROW = 16;

__global__ void spmv(int rows, const int *row_start, const int *columns, const double *values,
                     const double *x, double *y)
{
    constexpr unsigned ALL = 0xFFFFFFFF;
    const int row = blockIdx.x * (blockDim.x / 16) + threadIdx.x / 16;
    const int entry = threadIdx.x % 16;
    double sum = 0;
    if (row < rows) {
        const int end = row_start[row + 1];
        for (int block = row_start[row]; block < end; block++)
            sum += values[size_t(16) * block + entry] *
                   __ldg(x + size_t(4) * columns[block] + entry / 4);
    }
    sum += __shfl_xor_sync(ALL, sum, 8);
    sum += __shfl_xor_sync(ALL, sum, 4);
    if (row < rows && entry < 4)
        y[size_t(4) * row + entry] = sum;
}
