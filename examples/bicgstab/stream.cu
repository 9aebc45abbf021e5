// The roof of spmv: reads what a product must read of the matrix, once, and writes y.
//
// Values and columns of all blocks, coalesced, 16 and 4 bytes at a time; y gets their sums, so that no
// load can be left out. x and the row pointers (1 in 200 of the bytes) are not read. A block of threads
// reads its share of the values from end to end.

__global__ void stream(int rows, const int *row_start, const int *columns, const double *values,
                       const double *x, double *y)
{
    (void)x;
    const int blocks = row_start[rows];
    const size_t threads = size_t(gridDim.x) * blockDim.x;
    const size_t thread = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    const double2 *pairs = reinterpret_cast<const double2 *>(values);
    const size_t count = size_t(8) * blocks;
    const size_t share = (count + threads - 1) / threads * blockDim.x; // of a block of threads
    const size_t first = share * blockIdx.x + threadIdx.x, end = min(count, share * (blockIdx.x + 1));
    const int steps = first < end ? int((end - first + blockDim.x - 1) / blockDim.x) : 0;
    double2 sum = {};
#pragma unroll 4
    for (int i = 0; i < steps; i++) { // counted, so that four loads are in flight
        const double2 pair = __ldcs(pairs + first + size_t(i) * blockDim.x);
        sum.x += pair.x;
        sum.y += pair.y;
    }
    for (size_t block = thread; block < size_t(blocks); block += threads)
        sum.x += __ldcs(columns + block);
    if (thread < size_t(2) * rows)
        reinterpret_cast<double2 *>(y)[thread] = sum;
}
