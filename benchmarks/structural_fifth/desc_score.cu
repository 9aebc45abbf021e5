// Robotics: similarity of every live image descriptor to every descriptor of the map (128 signed bytes, inner product).
#define EDGE 16
#define WORDS 32            // 128 bytes, four a word

typedef int packed4;        // four signed bytes

__global__ void desc_score(const packed4* __restrict__ live, const packed4* __restrict__ map, int* __restrict__ score, int n_live, int n_map)
{
    __shared__ packed4 a[EDGE][WORDS + 1];
    __shared__ packed4 b[EDGE][WORDS + 1];
    const int row = blockIdx.y * EDGE + threadIdx.y;
    const int col = blockIdx.x * EDGE + threadIdx.x;

    const int map_row = blockIdx.x * EDGE + threadIdx.y;
    for (int w = threadIdx.x; w < WORDS; w += EDGE) {
        a[threadIdx.y][w] = row < n_live ? live[row * WORDS + w] : 0;
        b[threadIdx.y][w] = map_row < n_map ? map[map_row * WORDS + w] : 0;
    }
    __syncthreads();
    if (row >= n_live || col >= n_map) return;

    int dot = 0;
    for (int w = 0; w < WORDS; ++w) dot = __dp4a(a[threadIdx.y][w], b[threadIdx.x][w], dot);
    score[(size_t)row * n_map + col] = dot;
}
