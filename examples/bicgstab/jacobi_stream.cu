// The roof of jacobi_smooth: reads the inverted blocks and x once, coalesced, 16 bytes at a time, and
// writes y. Each thread adds up four pairs of entries and one of x, so that no load can be left out.

__global__ void jacobi_stream(int rows, const double *inverse, const double *x, double *y)
{
    const size_t thread = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    if (thread >= size_t(2) * rows)
        return;
    const double2 *pairs = reinterpret_cast<const double2 *>(inverse);
    double2 sum = __ldcs(reinterpret_cast<const double2 *>(x) + thread);
    const size_t first = size_t(4) * blockDim.x * blockIdx.x + threadIdx.x;
#pragma unroll
    for (int i = 0; i < 4; i++)
        if (first + i * blockDim.x < size_t(8) * rows) {
            const double2 pair = __ldcs(pairs + first + i * blockDim.x);
            sum.x += pair.x;
            sum.y += pair.y;
        }
    reinterpret_cast<double2 *>(y)[thread] = sum;
}
