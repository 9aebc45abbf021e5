// Version 4: a warp per block row; each half of it takes every second block, a thread an entry.
//
// Why: version 3 still reads from eight rows in a request. Now a request reads two neighbouring blocks,
// 256 bytes in a row. The price: where a row has an odd number of blocks, half of the warp waits in the
// last step, and the shares of a sum have to be added up across the warp.

constexpr int THREADS_PER_ROW = 32;

__global__ void spmv(int rows, const int *row_start, const int *columns, const double *values,
                     const double *x, double *y)
{
    constexpr unsigned ALL = 0xFFFFFFFF;
    const int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    if (row >= rows)
        return;
    const int lane = threadIdx.x % 32, entry = lane % 16;
    double sum = 0;
    const int end = row_start[row + 1];
    for (int block = row_start[row] + lane / 16; block < end; block += 2)
        sum += values[size_t(16) * block + entry] * __ldg(x + size_t(4) * columns[block] + entry / 4);
    sum += __shfl_xor_sync(ALL, sum, 16);
    sum += __shfl_xor_sync(ALL, sum, 8);
    sum += __shfl_xor_sync(ALL, sum, 4);
    if (lane < 4)
        y[size_t(4) * row + lane] = sum;
}
