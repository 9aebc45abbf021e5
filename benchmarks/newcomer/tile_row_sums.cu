// Each block adds up the rows of tiles; thread x adds row x, so lanes read a column of the tile.
extern "C" __global__ void tile_row_sums(const float *in, float *out, int tiles) {
    __shared__ float tile[32][32];
    float sum = 0;
    for (int t = 0; t < tiles; ++t) {
        const float *from = in + (size_t)(blockIdx.x * tiles + t) * 1024;
        for (int row = threadIdx.y; row < 32; row += 8) {
            tile[row][threadIdx.x] = from[row * 32 + threadIdx.x];
        }
        __syncthreads();
        for (int column = threadIdx.y; column < 32; column += 8) {
            sum += tile[threadIdx.x][column];
        }
        __syncthreads();
    }
    out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = sum;
}
