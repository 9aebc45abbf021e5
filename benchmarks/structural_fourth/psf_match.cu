// Difference imaging: convolve the reference frame with a 15 x 15 matching kernel (sky outside the frame is zero).
#define KW 15
#define HALF 7
#define BX 32
#define BY 8

__global__ void psf_match(const float* __restrict__ frame, const float* __restrict__ psf, float* __restrict__ matched,
                          int nx, int ny)
{
    __shared__ float tile[BY + 2 * HALF][BX + 2 * HALF];
    __shared__ float k[KW][KW];
    const int tid = threadIdx.y * BX + threadIdx.x;
    const int x0 = blockIdx.x * BX - HALF;
    const int y0 = blockIdx.y * BY - HALF;

    for (int i = tid; i < KW * KW; i += BX * BY)
        k[i / KW][i % KW] = psf[i];
    for (int yy = threadIdx.y; yy < BY + 2 * HALF; yy += BY)
        for (int xx = threadIdx.x; xx < BX + 2 * HALF; xx += BX) {
            const int gx = x0 + xx, gy = y0 + yy;
            tile[yy][xx] = (gx >= 0 && gx < nx && gy >= 0 && gy < ny) ? frame[gy * nx + gx] : 0.0f;
        }
    __syncthreads();

    const int x = blockIdx.x * BX + threadIdx.x;
    const int y = blockIdx.y * BY + threadIdx.y;
    if (x >= nx || y >= ny) return;
    float flux = 0.0f;
    for (int dy = 0; dy < KW; ++dy)
        for (int dx = 0; dx < KW; ++dx)
            flux += k[dy][dx] * tile[threadIdx.y + dy][threadIdx.x + dx];
    matched[y * nx + x] = flux;
}
