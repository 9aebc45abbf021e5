// Flow cytometry: number of cells and summed fluorescence of both channels in every population (rectangular gates).
#define GATES_X 4
#define GATES_Y 3
#define POPULATIONS (GATES_X * GATES_Y)
#define WARPS 8
#define NT (32 * WARPS)
typedef unsigned long long u64;

__device__ __forceinline__ int population(unsigned x, unsigned y)
{
    const int gx = (x >= 3000) + (x >= 3600) + (x >= 3900);
    const int gy = (y >= 3200) + (y >= 3800);
    return gy * GATES_X + gx;
}

// A lane has its own column of cells (no atomics until the end). A cell packs the number of events (16 bits) and both sums
// (24 bits each): 12-bit channels, so a lane may take 4096 events; the grid gives it fewer than 400.
__global__ void __launch_bounds__(NT)
cytometry_gates_twin(const ushort2* __restrict__ event, u64* __restrict__ cells, u64* __restrict__ sum_x,
                     u64* __restrict__ sum_y, int n_events)
{
    __shared__ u64 cell[WARPS][POPULATIONS][32];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    u64 (*mine)[32] = cell[warp];
#pragma unroll
    for (int p = 0; p < POPULATIONS; ++p) mine[p][lane] = 0;

    auto add = [&](unsigned e) {
        const unsigned x = e & 0xffffu, y = e >> 16;
        mine[population(x, y)][lane] += (u64)1 << 48 | (u64)x << 24 | y;
    };
    const int quads = n_events / 4, stride = gridDim.x * NT, id = blockIdx.x * NT + threadIdx.x;
#pragma unroll 2
    for (int q = id; q < quads; q += stride) {
        const uint4 e = ((const uint4*)event)[q];
        add(e.x);
        add(e.y);
        add(e.z);
        add(e.w);
    }
    const int rest = 4 * quads + id;
    if (rest < n_events) add(((const unsigned*)event)[rest]);
    __syncwarp();

    for (int p = 0; p < POPULATIONS; ++p) {
        const u64 c = mine[p][lane];
        unsigned n = (unsigned)(c >> 48), x = (unsigned)(c >> 24) & 0xffffffu, y = (unsigned)c & 0xffffffu;
#pragma unroll
        for (int d = 16; d > 0; d >>= 1) {
            n += __shfl_xor_sync(0xffffffffu, n, d);
            x += __shfl_xor_sync(0xffffffffu, x, d);
            y += __shfl_xor_sync(0xffffffffu, y, d);
        }
        if (lane == 0) {                    // the sums of the warp, in the place of the first cells of the row
            mine[p][0] = n;
            mine[p][1] = x;
            mine[p][2] = y;
        }
    }
    __syncthreads();
    if (threadIdx.x < 3 * POPULATIONS) {
        const int p = threadIdx.x / 3, k = threadIdx.x % 3;
        u64 total = 0;
#pragma unroll
        for (int w = 0; w < WARPS; ++w) total += cell[w][p][k];
        atomicAdd((k == 0 ? cells : k == 1 ? sum_x : sum_y) + p, total);
    }
}
