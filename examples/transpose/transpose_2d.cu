// Version 2: a thread per element, in blocks of 32x32.
//
// Why: version 1 has fewer blocks than the chip has multiprocessors. Now there are enough; what is left
// are the stores, each of a warp's 32 in a sector of its own.

__global__ void transpose_2d(int rows, int cols, const float *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    out[i * rows + j] = in[j * cols + i];
}
