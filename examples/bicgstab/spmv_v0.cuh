// Version 0, the original: a thread per block row walks the blocks of its row.
//
// Neighbouring threads read blocks that are a whole row apart, so each of the 32 addresses of a
// request is in a line of its own; the stores of y are 32 bytes apart. The pointers are not
// __restrict__, or the compiler would choose read-only loads by itself, which version 1 is about.

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
                sum[r] += a[4 * c + r] * in[c];
    }
    for (int r = 0; r < 4; r++)
        y[size_t(4) * row + r] = sum[r];
}
