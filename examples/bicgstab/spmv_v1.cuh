// Version 1: as version 0, but the matrix is read through the read-only path (__ldg).
//
// Why: the requests for the matrix are what is slow, and a cache might help. It does not have to: the
// matrix is streamed, each value is used once. On the K20c this was slower.

constexpr int THREADS_PER_ROW = 1;

__global__ void spmv(int rows, const int *row_start, const int *columns, const double *values,
                     const double *x, double *y)
{
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows)
        return;
    double sum[4] = {};
    const int end = row_start[row + 1];
    for (int block = row_start[row]; block < end; block++) {
        const double *a = values + size_t(16) * block;
        const double *in = x + size_t(4) * columns[block];
        for (int c = 0; c < 4; c++)
            for (int r = 0; r < 4; r++)
                sum[r] += __ldg(a + 4 * c + r) * in[c];
    }
    for (int r = 0; r < 4; r++)
        y[size_t(4) * row + r] = sum[r];
}
