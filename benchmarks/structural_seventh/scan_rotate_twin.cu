// Document scanning: turns grey pages by 90 degrees clockwise, in tiles of 64 x 64 bytes (sides are multiples of four).
#define TILE 64

extern "C" __global__ void __launch_bounds__(256)
scan_rotate_twin(const unsigned char* __restrict__ pages, unsigned char* __restrict__ turned, int width, int height)
{
    __shared__ __align__(4) unsigned char tile[TILE][TILE + 4];
    const size_t page = (size_t)blockIdx.z * width * height;
    const int x0 = blockIdx.x * TILE, y0 = blockIdx.y * TILE;
    const int tx = threadIdx.x & 15, ty = threadIdx.x >> 4;
#pragma unroll
    for (int r = 0; r < TILE; r += 16) {
        const int x = x0 + 4 * tx, y = y0 + ty + r;
        if (x < width && y < height)
            *(uchar4*)&tile[ty + r][4 * tx] = *(const uchar4*)(pages + page + (size_t)y * width + x);
    }
    __syncthreads();
#pragma unroll
    for (int r = 0; r < TILE; r += 16) {
        const int x = x0 + ty + r, low = y0 + 4 * tx;       // four rows of the page become a word
        if (x < width && low < height)
            *(uchar4*)(turned + page + (size_t)x * height + height - 4 - low) =
                make_uchar4(tile[4 * tx + 3][ty + r], tile[4 * tx + 2][ty + r], tile[4 * tx + 1][ty + r], tile[4 * tx][ty + r]);
    }
}
