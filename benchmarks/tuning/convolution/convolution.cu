// A 2-D convolution: out[y][x] is the sum of image[y + i][x + j] * filter[i][j], all fp32.
//
// A block of BX x BY threads computes (BX * TX) x (BY * TY) elements; a thread's are BX and BY
// apart. SHARED says whether the block's part of the image goes through shared memory, PAD whether
// its rows are one float longer there; READ_ONLY loads the image by the read-only path; WEIGHTS
// keeps the filter in shared memory; UNROLL is how far the loop over a row of the filter is
// unrolled. Sums are of fused multiply-adds in the order of i and j: all configurations agree bit
// for bit.

#define SIDE 17
#define TILE_X (BX * TX)
#define TILE_Y (BY * TY)
#define ROWS (TILE_Y + SIDE - 1)
#define COLUMNS (TILE_X + SIDE - 1)
#define PITCH (COLUMNS + PAD)

/// An element of the image, or of the filter in global memory.
__device__ __forceinline__ float read(const float *p)
{
#if READ_ONLY
    return __ldg(p);
#else
    return *p;
#endif
}

extern "C" __global__ void __launch_bounds__(BX * BY)
convolution(int width, int height, const float *image, const float *filter, float *out)
{
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int pitch = width + SIDE - 1;
    const float *corner = image + blockIdx.y * TILE_Y * pitch + blockIdx.x * TILE_X;
#if SHARED
    __shared__ float tile[ROWS * PITCH];
    for (int y = ty; y < ROWS; y += BY)
        for (int x = tx; x < COLUMNS; x += BX) tile[y * PITCH + x] = read(corner + y * pitch + x);
#endif
#if WEIGHTS
    __shared__ float weights[SIDE * SIDE];
    for (int i = ty * BX + tx; i < SIDE * SIDE; i += BX * BY) weights[i] = read(filter + i);
#endif
#if SHARED || WEIGHTS
    __syncthreads();
#endif

    float sum[TY][TX];
#pragma unroll
    for (int v = 0; v < TY; ++v)
#pragma unroll
        for (int u = 0; u < TX; ++u) sum[v][u] = 0.0f;

#pragma unroll 1
    for (int i = 0; i < SIDE; ++i)
#pragma unroll UNROLL
        for (int j = 0; j < SIDE; ++j) {
#if WEIGHTS
            const float weight = weights[i * SIDE + j];
#else
            const float weight = read(filter + i * SIDE + j);
#endif
#pragma unroll
            for (int v = 0; v < TY; ++v)
#pragma unroll
                for (int u = 0; u < TX; ++u) {
                    const int y = ty + v * BY + i, x = tx + u * BX + j;
#if SHARED
                    sum[v][u] = fmaf(tile[y * PITCH + x], weight, sum[v][u]);
#else
                    sum[v][u] = fmaf(read(corner + y * pitch + x), weight, sum[v][u]);
#endif
                }
        }

#pragma unroll
    for (int v = 0; v < TY; ++v)
#pragma unroll
        for (int u = 0; u < TX; ++u) {
            const int y = blockIdx.y * TILE_Y + ty + v * BY, x = blockIdx.x * TILE_X + tx + u * BX;
            out[y * width + x] = sum[v][u];
        }
}
