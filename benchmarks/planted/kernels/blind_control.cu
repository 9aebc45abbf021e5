// The blind set: ways through the code, waiting for others, and the size of the launch.

__device__ __forceinline__ float escape(float re, float im, int most)
{
    float x = 0, y = 0;
    int k = 0;
    for (; k < most && x * x + y * y < 4.f; k++) {
        float next = x * x - y * y + re;
        y = 2.f * x * y + im;
        x = next;
    }
    return k;
}

// Planted: divergence: lanes have random points, whose loops are of very different lengths.
__global__ void escape_mixed(float *out, const float *re, const float *im, int most)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = escape(re[i], im[i], most);
}

// Repaired: the lanes of a warp have the point of its first, as if points were sorted.
__global__ void escape_sorted(float *out, const float *re, const float *im, int most)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, from = i & ~31;
    out[i] = escape(re[from], im[from], most);
}

constexpr int SHORT = 64; // neighbours of a vertex
constexpr int LONG = 8192; // of a hub
constexpr int HUB = 200; // a vertex of so many is a hub
constexpr int MEAN = 104; // to a multiple of eight

// A warp sums what a vertex's neighbours hold.
__device__ __forceinline__ void visit(float *out, const float *value, int degree, unsigned mask)
{
    int lane = threadIdx.x % 32;
    unsigned vertex = (blockIdx.x * blockDim.x + threadIdx.x) / 32, first = vertex * 96;
    float sum = 0;
#pragma unroll 2
    for (int k = lane; k < degree; k += 32)
        sum += value[first + k & mask];
    for (int k = 16; k; k >>= 1)
        sum += __shfl_down_sync(~0u, sum, k);
    if (lane == 0)
        out[vertex] = sum;
}

// Planted: imbalance: a warp for each vertex of a graph, and a vertex of 200 is a hub.
__global__ void visit_hubs(float *out, const float *value, const unsigned *kind, unsigned mask)
{
    unsigned vertex = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    visit(out, value, kind[vertex] % HUB == 0 ? LONG : SHORT, mask);
}

// Repaired: all vertices have the mean number of neighbours.
__global__ void visit_evenly(float *out, const float *value, const unsigned *kind, unsigned mask)
{
    visit(out, value, MEAN, mask);
}

// Planted: barriers: prefix sums of rows of 1024 by doubling, two barriers for each of ten steps.
__global__ void scan_by_doubling(int *out, const int *in, int rows)
{
    __shared__ int part[1024];
    int t = threadIdx.x;
    for (int r = 0; r < rows; r++) {
        size_t at = ((size_t)blockIdx.x * rows + r) * 1024 + t;
        part[t] = in[at];
        __syncthreads();
        for (int step = 1; step < 1024; step *= 2) {
            int before = t >= step ? part[t - step] : 0;
            __syncthreads();
            part[t] += before;
            __syncthreads();
        }
        out[at] = part[t];
        __syncthreads();
    }
}

__device__ __forceinline__ int scan_warp(int value)
{
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
        int before = __shfl_up_sync(~0u, value, step);
        value += threadIdx.x % 32 >= step ? before : 0;
    }
    return value;
}

// Repaired: warps scan by shuffles, and meet twice to scan their sums.
__global__ void scan_by_warps(int *out, const int *in, int rows)
{
    __shared__ int sums[32];
    int t = threadIdx.x, warp = t / 32;
    for (int r = 0; r < rows; r++) {
        size_t at = ((size_t)blockIdx.x * rows + r) * 1024 + t;
        int value = scan_warp(in[at]);
        if (t % 32 == 31)
            sums[warp] = value;
        __syncthreads();
        int before = scan_warp(sums[t % 32]);
        before = __shfl_sync(~0u, before, (warp + 31) % 32);
        out[at] = value + (warp ? before : 0);
        __syncthreads();
    }
}

// Charges are shared out to the four corners of their cells in a grid of 2048 x 2048; all of them
// are in EXTENT x EXTENT cells.
template <int EXTENT>
__device__ void deposit(float *grid, const float *x, const float *y, const float *charge)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float px = x[i] * EXTENT, py = y[i] * EXTENT, q = charge[i];
    int cx = px, cy = py;
    float fx = px - cx, fy = py - cy;
    float *cell = grid + cy * 2048 + cx;
    atomicAdd(cell, q * (1 - fx) * (1 - fy));
    atomicAdd(cell + 1, q * fx * (1 - fy));
    atomicAdd(cell + 2048, q * (1 - fx) * fy);
    atomicAdd(cell + 2049, q * fx * fy);
}

// Planted: atomic operations: all charges are in 8 x 8 cells of the grid.
__global__ void
deposit_clustered(float *grid, const float *x, const float *y, const float *charge)
{
    deposit<8>(grid, x, y, charge);
}

// Repaired: they are all over the grid.
__global__ void deposit_spread(float *grid, const float *x, const float *y, const float *charge)
{
    deposit<2000>(grid, x, y, charge);
}

constexpr int MODES = 40;

// Planted (in 148 blocks): a tail: an SM holds one block, and another chip than this has 148 SMs.
__global__ void __launch_bounds__(1024, 1) sum_modes(float *out, const float *in, int chunks)
{
    for (int c = blockIdx.x; c < chunks; c += gridDim.x) {
        int i = c * 1024 + threadIdx.x;
        float x = in[i], mode[MODES], sum = 0;
#pragma unroll
        for (int k = 0; k < MODES; k++)
            mode[k] = x + k;
#pragma unroll 1
        for (int r = 0; r < 64; r++) {
#pragma unroll
            for (int k = 0; k < MODES; k++)
                mode[k] = mode[k] * x + 0.25f;
        }
#pragma unroll
        for (int k = 0; k < MODES; k++)
            sum += mode[k];
        out[i] = sum;
    }
}

// Planted: a short launch: some thousand numbers.
__global__ void add_scaled_short(float *y, const float *x, float a)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] = a * x[i] + y[i];
}

// Planted: small grid and uncoalesced loads: a thread for each of 4096 long rows.
__global__ void norms_by_thread(float *out, const float *in, int columns)
{
    const float *row = in + (size_t)(blockIdx.x * blockDim.x + threadIdx.x) * columns;
    float sum = 0;
#pragma unroll 4
    for (int k = 0; k < columns; k++)
        sum += row[k] * row[k];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sqrtf(sum);
}

// Repaired: a block for each row.
__global__ void norms_by_block(float *out, const float *in, int columns)
{
    __shared__ float warps[8];
    const float *row = in + (size_t)blockIdx.x * columns;
    float sum = 0;
#pragma unroll 4
    for (int k = threadIdx.x; k < columns; k += 256)
        sum += row[k] * row[k];
    for (int k = 16; k; k >>= 1)
        sum += __shfl_down_sync(~0u, sum, k);
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int k = 1; k < 8; k++)
            sum += warps[k];
        out[blockIdx.x] = sqrtf(sum);
    }
}

// Planted: divergence and special functions: a material for each lane, accurate functions.
__global__ void shade_mixed(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i] + 0.25f;
    if (i & 1) {
        for (int r = 0; r < rounds; r++)
            x = powf(x, 1.7f) * 0.5f + 0.3f;
    } else {
        for (int r = 0; r < rounds; r++)
            x = expf(-x) / (x + 0.5f) + 0.2f * logf(x + 1.f);
    }
    out[i] = x;
}

// Repaired: a material for each warp, fast functions.
__global__ void shade_sorted(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i] + 0.25f;
    if ((i >> 5) & 1) {
        for (int r = 0; r < rounds; r++)
            x = __powf(x, 1.7f) * 0.5f + 0.3f;
    } else {
        for (int r = 0; r < rounds; r++)
            x = __fdividef(__expf(-x), x + 0.5f) + 0.2f * __logf(x + 1.f);
    }
    out[i] = x;
}
