// Robotics: similarity of every live image descriptor to every descriptor of the map (128 signed bytes, inner product).
#define TILE 64
#define WORDS 32
#define NT 256

// 64 x 64 results a block, 4 x 4 a thread: two 16-byte reads of shared memory for 16 products of four bytes.
__global__ void __launch_bounds__(NT)
desc_score_twin(const int* __restrict__ live, const int* __restrict__ map, int* __restrict__ score, int n_live, int n_map)
{
    __shared__ int4 a[WORDS][TILE / 4];
    __shared__ int4 b[WORDS][TILE / 4];
    const int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
    int* fa = reinterpret_cast<int*>(&a[0][0]);
    int* fb = reinterpret_cast<int*>(&b[0][0]);

    const int r = threadIdx.x % TILE;
#pragma unroll
    for (int w = threadIdx.x / TILE * 4; w < WORDS; w += NT / TILE * 4) {
        int4 u = make_int4(0, 0, 0, 0), v = u;
        if (row0 + r < n_live) u = *reinterpret_cast<const int4*>(live + (row0 + r) * WORDS + w);
        if (col0 + r < n_map) v = *reinterpret_cast<const int4*>(map + (col0 + r) * WORDS + w);
        fa[(w + 0) * TILE + r] = u.x;
        fa[(w + 1) * TILE + r] = u.y;
        fa[(w + 2) * TILE + r] = u.z;
        fa[(w + 3) * TILE + r] = u.w;
        fb[(w + 0) * TILE + r] = v.x;
        fb[(w + 1) * TILE + r] = v.y;
        fb[(w + 2) * TILE + r] = v.z;
        fb[(w + 3) * TILE + r] = v.w;
    }
    __syncthreads();

    const int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
    int dot[4][4] = {};
#pragma unroll 8
    for (int w = 0; w < WORDS; ++w) {
        const int4 u = a[w][ty], v = b[w][tx];
        const int p[4] = {u.x, u.y, u.z, u.w}, q[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
        for (int i = 0; i < 4; ++i)
#pragma unroll
            for (int j = 0; j < 4; ++j) dot[i][j] = __dp4a(p[i], q[j], dot[i][j]);
    }
    // n_map is a multiple of four: a thread stores four neighbours at once
    const int col = col0 + 4 * tx;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        const int row = row0 + 4 * ty + i;
        if (row < n_live && col < n_map)
            *reinterpret_cast<int4*>(score + (size_t)row * n_map + col) = make_int4(dot[i][0], dot[i][1], dot[i][2], dot[i][3]);
    }
}
