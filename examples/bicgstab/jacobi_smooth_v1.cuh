// Version 1: half a warp per block, a thread an entry, what spmv has taught: a request reads two whole
// blocks, 256 bytes in a row. The shares of a sum are added up across four threads.

constexpr int SMOOTH_THREADS_PER_ROW = 16;

__global__ void jacobi_smooth(int rows, const double *inverse, const double *x, double *y)
{
    constexpr unsigned ALL = 0xFFFFFFFF;
    const int row = blockIdx.x * (blockDim.x / 16) + threadIdx.x / 16;
    const int entry = threadIdx.x % 16;
    const bool inside = row < rows;
    double sum =
        inside ? inverse[size_t(16) * row + entry] * __ldg(x + size_t(4) * row + entry / 4) : 0.0;
    sum += __shfl_xor_sync(ALL, sum, 8);
    sum += __shfl_xor_sync(ALL, sum, 4);
    if (inside && entry < 4)
        y[size_t(4) * row + entry] = sum;
}
