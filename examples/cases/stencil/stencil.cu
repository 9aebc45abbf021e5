// The 3-D finite-difference case study: 25-point star, order 8, sliding along z.
// Kernels only: cuado launches them as the .toml files here say.

constexpr int RADIUS = 4, BLOCK_X = 32, BLOCK_Y = 16;

__global__ void wave_step(float *next, const float *__restrict__ now, const float *__restrict__ velocity,
                          const float *__restrict__ c, int nx, int ny, int nz)
{
    __shared__ float plane[BLOCK_Y + 2 * RADIUS][BLOCK_X + 2 * RADIUS];
    int ix = blockIdx.x * BLOCK_X + threadIdx.x + RADIUS;
    int iy = blockIdx.y * BLOCK_Y + threadIdx.y + RADIUS;
    size_t stride = size_t(nx) * ny;
    int tx = threadIdx.x + RADIUS, ty = threadIdx.y + RADIUS;
    float ahead[RADIUS], behind[RADIUS], here;
    size_t load = size_t(iy) * nx + ix;
    for (int k = RADIUS - 2; k >= 0; k--, load += stride)
        behind[k] = now[load];
    here = now[load];
    size_t store = load;
    load += stride;
    for (int k = 0; k < RADIUS; k++, load += stride)
        ahead[k] = now[load];
    for (int z = RADIUS; z < nz - RADIUS; z++) {
        for (int k = RADIUS - 1; k > 0; k--)
            behind[k] = behind[k - 1];
        behind[0] = here;
        here = ahead[0];
        for (int k = 0; k < RADIUS - 1; k++)
            ahead[k] = ahead[k + 1];
        ahead[RADIUS - 1] = now[load];
        load += stride;
        store += stride;
        __syncthreads();
        if (threadIdx.y < RADIUS) {
            plane[threadIdx.y][tx] = now[store - RADIUS * nx];
            plane[threadIdx.y + BLOCK_Y + RADIUS][tx] = now[store + BLOCK_Y * nx];
        }
        if (threadIdx.x < RADIUS) {
            plane[ty][threadIdx.x] = now[store - RADIUS];
            plane[ty][threadIdx.x + BLOCK_X + RADIUS] = now[store + BLOCK_X];
        }
        plane[ty][tx] = here;
        __syncthreads();
        float laplacian = c[0] * here;
        for (int k = 1; k <= RADIUS; k++)
            laplacian += c[k] * (ahead[k - 1] + behind[k - 1] + plane[ty - k][tx] + plane[ty + k][tx] +
                                 plane[ty][tx - k] + plane[ty][tx + k]);
        next[store] = 2.f * here - next[store] + laplacian * velocity[store];
    }
}
