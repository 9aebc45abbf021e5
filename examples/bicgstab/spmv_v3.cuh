// Version 3: four threads per block row, one for each row of the blocks; x as in version 2.
//
// Why: loads of the matrix are uncoalesced. Blocks are stored by columns, so four threads now read 32
// bytes that belong together and a request needs a quarter of the sectors; the stores of y are
// coalesced entirely. Each sum is added up in the order of version 0.

constexpr int THREADS_PER_ROW = 4;

__global__ void spmv(int rows, const int *row_start, const int *columns, const double *values,
                     const double *x, double *y)
{
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = thread / 4, r = thread % 4;
    if (row >= rows)
        return;
    double sum = 0;
    const int end = row_start[row + 1];
    for (int block = row_start[row]; block < end; block++) {
        const double *a = values + size_t(16) * block;
        const double *in = x + size_t(4) * columns[block];
        for (int c = 0; c < 4; c++)
            sum += a[4 * c + r] * __ldg(in + c);
    }
    y[size_t(4) * row + r] = sum;
}
