// Version 5: eight elements per thread, blocks of 32x4 threads for the same tile.
//
// Why: a thread of version 4 has one load in flight and then waits at the barrier, with few blocks per
// multiprocessor to take over. Now eight loads are under way before the first is waited for.

__global__ void transpose_multi(int rows, int cols, const float *in, float *out)
{
    constexpr int TILE = 32, BLOCK_ROWS = 4;
    __shared__ float tile[TILE][TILE + 1];
    int i = blockIdx.x * TILE + threadIdx.x;
    int j = blockIdx.y * TILE + threadIdx.y;
#pragma unroll
    for (int e = 0; e < TILE; e += BLOCK_ROWS)
        tile[threadIdx.y + e][threadIdx.x] = in[(j + e) * cols + i];
    __syncthreads();
    i = blockIdx.y * TILE + threadIdx.x;
    j = blockIdx.x * TILE + threadIdx.y;
#pragma unroll
    for (int e = 0; e < TILE; e += BLOCK_ROWS)
        out[(j + e) * rows + i] = tile[threadIdx.x][threadIdx.y + e];
}
