// Follow D8 flow directions downstream for a fixed number of cells: outlet and basins crossed.
#define BASIN(c) ((c) >> 10)
constexpr int WALKS = 8;   // independent walks a thread keeps in flight

__global__ void d8_trace_twin(const int* __restrict__ downstream, const int* __restrict__ start,
                              int* __restrict__ outlet, int* __restrict__ crossings,
                              int n_starts, int n_steps)
{
    const int stride = gridDim.x * blockDim.x;
    for (int i0 = blockIdx.x * blockDim.x + threadIdx.x; i0 < n_starts; i0 += WALKS * stride) {
        int cell[WALKS], crossed[WALKS];
#pragma unroll
        for (int w = 0; w < WALKS; ++w) {
            const int i = i0 + w * stride;
            cell[w] = start[i < n_starts ? i : i0];
            crossed[w] = 0;
        }
        for (int s = 0; s < n_steps; ++s) {
            int next[WALKS];
#pragma unroll
            for (int w = 0; w < WALKS; ++w) next[w] = downstream[cell[w]];
#pragma unroll
            for (int w = 0; w < WALKS; ++w) {
                crossed[w] += BASIN(next[w]) != BASIN(cell[w]);
                cell[w] = next[w];
            }
        }
#pragma unroll
        for (int w = 0; w < WALKS; ++w) {
            const int i = i0 + w * stride;
            if (i < n_starts) {
                outlet[i] = cell[w];
                crossings[i] = crossed[w];
            }
        }
    }
}
