// Follow D8 flow directions downstream for a fixed number of cells: outlet and basins crossed.
#define BASIN(c) ((c) >> 10)

__global__ void d8_trace(const int* __restrict__ downstream, const int* __restrict__ start,
                         int* __restrict__ outlet, int* __restrict__ crossings,
                         int n_starts, int n_steps)
{
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n_starts; i += stride) {
        int cell = start[i];
        int crossed = 0;
        for (int s = 0; s < n_steps; ++s) {
            const int next = downstream[cell];
            crossed += BASIN(next) != BASIN(cell);
            cell = next;
        }
        outlet[i] = cell;
        crossings[i] = crossed;
    }
}
