// Version 1: a thread per row of the result.
//
// Loads are coalesced: neighbouring threads read neighbouring elements of a row. Stores are not: they are
// a row apart. And a matrix of N rows has N threads only, too few for the chip: 32 blocks for 8192 rows.

__global__ void transpose_row_per_thread(int rows, int cols, const float *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int j = 0; j < cols; j++)
        out[i * rows + j] = in[j * cols + i];
}
