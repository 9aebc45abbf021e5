// Blocks whose rows of threads exchange nothing, and wait for each other all the same. ROWS is the
// number of rows of a block: 32 in the kernels, 4 in their twins, which are launched with as many
// more blocks. Written by the author of smaller-blocks, to measure what it promises: no blind test.

#ifndef ROWS
#define ROWS 32
#endif

// Each row of the matrix is smoothed with its mirror image, tile by tile; one row takes long at each
// tile, another one at each, and all rows of the block wait for it.
extern "C" __global__ void row_mirror(const float *__restrict__ in, float *__restrict__ out, int width)
{
    __shared__ float tile[ROWS][32];
    int x = threadIdx.x, y = threadIdx.y;
    size_t row = size_t(blockIdx.x) * ROWS + y;
    float sum = 0;
    for (int c = 0; c < width; c += 32) {
        float v = in[row * width + c + x];
        if ((c / 32 + row) % 32 == 0)
            for (int k = 0; k < 64; k++)
                v = v * 0.999f + 0.001f;
        tile[y][x] = v;
        __syncthreads();
        sum = sum * 0.5f + tile[y][31 - x];
        __syncthreads();
    }
    out[row * 32 + x] = sum;
}

// Each row of the matrix is summed up by halving, tile by tile: six barriers of the block for 32 words.
extern "C" __global__ void row_scores(const float *__restrict__ in, float *__restrict__ out, int width)
{
    __shared__ float part[ROWS][32];
    int x = threadIdx.x, y = threadIdx.y;
    size_t row = size_t(blockIdx.x) * ROWS + y;
    float best = 0;
    for (int c = 0; c < width; c += 32) {
        part[y][x] = in[row * width + c + x];
        __syncthreads();
#pragma unroll
        for (int half = 16; half > 0; half /= 2) {
            if (x < half)
                part[y][x] += part[y][x + half];
            __syncthreads();
        }
        best = fmaxf(best, part[y][0]);
        __syncthreads();
    }
    if (x == 0)
        out[row] = best;
}
