// Colour quantisation: sums of red, green and blue and the number of pixels of every palette entry (a step of k-means).
#define PALETTE 16
#define CELLS (4 * PALETTE)
#define WARPS 4
#define NT (32 * WARPS)

// A lane adds to its own column of counters (a bank a lane), so no atomics are needed until the end.
__global__ void __launch_bounds__(NT)
cluster_sums_twin(const uchar4* __restrict__ pixel, const unsigned char* __restrict__ entry, unsigned* __restrict__ sums, int n)
{
    __shared__ unsigned cell[WARPS][CELLS][32];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    unsigned (*mine)[32] = cell[warp];
#pragma unroll
    for (int c = 0; c < CELLS; ++c) mine[c][lane] = 0u;

    auto add = [&](unsigned p, unsigned e) {
        const int c = 4 * (e % PALETTE);
        mine[c + 0][lane] += p & 255u;
        mine[c + 1][lane] += p >> 8 & 255u;
        mine[c + 2][lane] += p >> 16 & 255u;
        mine[c + 3][lane] += 1u;
    };
    const int quads = n / 4, stride = gridDim.x * NT, id = blockIdx.x * NT + threadIdx.x;
#pragma unroll 2
    for (int q = id; q < quads; q += stride) {
        const uint4 p = ((const uint4*)pixel)[q];
        const unsigned e = ((const unsigned*)entry)[q];
        add(p.x, e);
        add(p.y, e >> 8);
        add(p.z, e >> 16);
        add(p.w, e >> 24);
    }
    const int rest = 4 * quads + id;
    if (rest < n) add(((const unsigned*)pixel)[rest], entry[rest]);
    __syncthreads();

    if (threadIdx.x < CELLS) {
        unsigned total = 0u;
        for (int w = 0; w < WARPS; ++w)
#pragma unroll 8
            for (int k = 0; k < 32; ++k) total += cell[w][threadIdx.x][(lane + k) & 31];
        atomicAdd(&sums[threadIdx.x], total);
    }
}
