// Version 7: a quarter of a warp per block row, and the loads of eight blocks before the first product.
//
// Why: version 6 waits for memory step by step. Its machine code reads the next values only after a
// product of the ones before, and the steps left over by the unrolled loop one at a time: ten waits for
// a row of seven blocks. Here a thread reads two entries, 16 bytes, so that eight threads are a
// block, and eight blocks are read in two rounds: columns, then values and x. Values are marked as
// streamed (__ldcs), since each is used once. Without the launch bounds ptxas keeps to 32 registers, and
// for that moves the loads back between the products; with them it takes 61.
//
// Past the end of its row a quarter repeats the last block and multiplies it by zero, as in version 6.
// A sum is added up in the order of versions 5 and 6.

constexpr int THREADS_PER_ROW = 8;

__global__ void __launch_bounds__(256, 4)
spmv(int rows, const int *row_start, const int *columns, const double *values, const double *x,
     double *y)
{
    constexpr int AHEAD = 8; // blocks in flight: all of a row of 7 points
    constexpr unsigned ALL = 0xFFFFFFFF;
    const int row = blockIdx.x * (blockDim.x / 8) + threadIdx.x / 8;
    const int pair = threadIdx.x % 8; // of entries: of column pair / 2, in rows 2 * (pair % 2) and next
    const double2 *pairs = reinterpret_cast<const double2 *>(values) + pair;
    double2 sum = {};
    if (row < rows) {
        const int end = row_start[row + 1];
        for (int first = row_start[row]; first < end; first += AHEAD) {
            int column[AHEAD];
            double2 a[AHEAD];
            double in[AHEAD];
#pragma unroll
            for (int i = 0; i < AHEAD; i++)
                column[i] = __ldg(columns + min(first + i, end - 1));
#pragma unroll
            for (int i = 0; i < AHEAD; i++)
                a[i] = __ldcs(pairs + size_t(8) * min(first + i, end - 1));
#pragma unroll
            for (int i = 0; i < AHEAD; i++)
                in[i] = __ldg(x + size_t(4) * column[i] + pair / 2);
#pragma unroll
            for (int i = 0; i < AHEAD; i++) {
                sum.x += a[i].x * (first + i < end ? in[i] : 0.0);
                sum.y += a[i].y * (first + i < end ? in[i] : 0.0);
            }
        }
    }
    for (int apart = 4; apart > 1; apart /= 2) { // across the columns of the block
        sum.x += __shfl_xor_sync(ALL, sum.x, apart);
        sum.y += __shfl_xor_sync(ALL, sum.y, apart);
    }
    if (row < rows && pair < 2)
        reinterpret_cast<double2 *>(y)[size_t(2) * row + pair] = sum;
}
