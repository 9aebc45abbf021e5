// Synthetic aperture radar: corner turn (transpose) of complex range lines, through a padded tile.
#define TILE 32
#define ROWS 8

__global__ void __launch_bounds__(TILE * ROWS)
corner_turn(const float2* __restrict__ pulses, float2* __restrict__ turned, int n_pulses, int n_range)
{
    __shared__ float2 tile[TILE][TILE + 1];
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
#pragma unroll
    for (int k = 0; k < TILE; k += ROWS)
        if (x < n_range && y + k < n_pulses)
            tile[threadIdx.y + k][threadIdx.x] = pulses[(size_t)(y + k) * n_range + x];
    __syncthreads();

    const int u = blockIdx.y * TILE + threadIdx.x;
    const int v = blockIdx.x * TILE + threadIdx.y;
#pragma unroll
    for (int k = 0; k < TILE; k += ROWS)
        if (u < n_pulses && v + k < n_range)
            turned[(size_t)(v + k) * n_pulses + u] = tile[threadIdx.x][threadIdx.y + k];
}
