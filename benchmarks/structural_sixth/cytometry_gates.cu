// Flow cytometry: number of cells and summed fluorescence of both channels in every population (rectangular gates).
#define GATES_X 4
#define GATES_Y 3
#define POPULATIONS (GATES_X * GATES_Y)
typedef unsigned long long u64;

__device__ inline int population(ushort2 e)
{
    const int gx = (e.x >= 3000) + (e.x >= 3600) + (e.x >= 3900);
    const int gy = (e.y >= 3200) + (e.y >= 3800);
    return gy * GATES_X + gx;
}

__global__ void cytometry_gates(const ushort2* event, u64* cells, u64* sum_x, u64* sum_y, int n_events)
{
    __shared__ unsigned count[POPULATIONS], sx[POPULATIONS], sy[POPULATIONS];
    if (threadIdx.x < POPULATIONS) count[threadIdx.x] = sx[threadIdx.x] = sy[threadIdx.x] = 0u;
    __syncthreads();

    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n_events; i += gridDim.x * blockDim.x) {
        const ushort2 e = event[i];
        const int p = population(e);
        atomicAdd(&count[p], 1u);
        atomicAdd(&sx[p], (unsigned)e.x);
        atomicAdd(&sy[p], (unsigned)e.y);
    }
    __syncthreads();

    if (threadIdx.x < POPULATIONS) {
        atomicAdd(&cells[threadIdx.x], (u64)count[threadIdx.x]);
        atomicAdd(&sum_x[threadIdx.x], (u64)sx[threadIdx.x]);
        atomicAdd(&sum_y[threadIdx.x], (u64)sy[threadIdx.x]);
    }
}
