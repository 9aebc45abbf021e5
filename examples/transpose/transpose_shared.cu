// Version 3: through a tile in shared memory, so that loads and stores are both coalesced.
//
// Why: stores of version 2 move eight times the bytes. The tile is written by rows and read by columns;
// a column is in one bank, as the rows are 32 words long: 32-way conflicts.

__global__ void transpose_shared(int rows, int cols, const float *in, float *out)
{
    constexpr int TILE = 32;
    __shared__ float tile[TILE][TILE];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[j * cols + i];
    __syncthreads();
    i = blockIdx.y * blockDim.y + threadIdx.x;
    j = blockIdx.x * blockDim.x + threadIdx.y;
    out[j * rows + i] = tile[threadIdx.x][threadIdx.y];
}
