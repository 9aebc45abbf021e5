// Version 0, the original: a thread per block, like version 0 of spmv. Loads are 128 bytes apart.

constexpr int SMOOTH_THREADS_PER_ROW = 1;

__global__ void jacobi_smooth(int rows, const double *inverse, const double *x, double *y)
{
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows)
        return;
    const double *a = inverse + size_t(16) * row;
    double sum[4] = {};
    for (int c = 0; c < 4; c++)
        for (int r = 0; r < 4; r++)
            sum[r] += a[4 * c + r] * x[size_t(4) * row + c];
    for (int r = 0; r < 4; r++)
        y[size_t(4) * row + r] = sum[r];
}
