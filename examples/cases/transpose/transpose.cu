// The matrix-transpose case study: five versions, each fixing the previous one's limiter.
// Kernels only: cuado launches them as the .toml files here say.

constexpr int TILE = 32;
constexpr int BLOCK_ROWS = 4;

__global__ void transpose_row_per_thread(int rows, int cols, const float *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int j = 0; j < cols; j++)
        out[i * rows + j] = in[j * cols + i];
}

__global__ void transpose_2d(int rows, int cols, const float *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    out[i * rows + j] = in[j * cols + i];
}

__global__ void transpose_shared(int rows, int cols, const float *in, float *out)
{
    __shared__ float tile[TILE][TILE];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[j * cols + i];
    __syncthreads();
    i = blockIdx.y * blockDim.y + threadIdx.x;
    j = blockIdx.x * blockDim.x + threadIdx.y;
    out[j * rows + i] = tile[threadIdx.x][threadIdx.y];
}

__global__ void transpose_padded(int rows, int cols, const float *in, float *out)
{
    __shared__ float tile[TILE][TILE + 1];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[j * cols + i];
    __syncthreads();
    i = blockIdx.y * blockDim.y + threadIdx.x;
    j = blockIdx.x * blockDim.x + threadIdx.y;
    out[j * rows + i] = tile[threadIdx.x][threadIdx.y];
}

__global__ void transpose_multi(int rows, int cols, const float *in, float *out)
{
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
