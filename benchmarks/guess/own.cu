// Kernels whose right launch is known (expected.py): what the guessing of launches was developed with.
#include <cuda_fp16.h>

#define TILE 32
#define BLOCK_ROWS 8
#define RADIUS 4
constexpr int kThreads = 128;

struct Particle {
    float3 position;
    float mass;
    float3 velocity;
    int kind;
};

struct Settings {
    int width;
    int height;
    float scale;
};

// elementwise
__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

// 2-D stencil with a border
__global__ void heat(const float *now, float *next, int nx, int ny, float k) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1) {
        int c = y * nx + x;
        next[c] = now[c] + k * (now[c - 1] + now[c + 1] + now[c - nx] + now[c + nx] - 4.0f * now[c]);
    }
}

// array of structures
__global__ void advance(Particle *particles, int count, float dt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    Particle p = particles[i];
    p.position.x += dt * p.velocity.x;
    p.position.y += dt * p.velocity.y;
    p.position.z += dt * p.velocity.z;
    particles[i] = p;
}

// a block a row
__global__ void row_sums(const float *m, float *sums, int rows, int cols) {
    __shared__ float part[256];
    int row = blockIdx.x;
    if (row >= rows) return;
    float sum = 0;
    for (int c = threadIdx.x; c < cols; c += blockDim.x) sum += m[(size_t)row * cols + c];
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0) sums[row] = part[0];
}

// CSR
__global__ void spmv(int rows, const int *row_ptr, const int *cols, const double *values, const double *x,
                     double *y) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        double sum = 0;
        for (int j = row_ptr[row]; j < row_ptr[row + 1]; j++) sum += values[j] * x[cols[j]];
        y[row] = sum;
    }
}

// bytes into bins of shared memory
__global__ void histogram(const unsigned char *data, unsigned int *bins, size_t length) {
    __shared__ unsigned int local[256];
    for (int b = threadIdx.x; b < 256; b += blockDim.x) local[b] = 0;
    __syncthreads();
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < length; i += (size_t)gridDim.x * blockDim.x)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (int b = threadIdx.x; b < 256; b += blockDim.x) atomicAdd(&bins[b], local[b]);
}

// dynamic shared memory
__global__ void block_max(const float *in, float *out, int n) {
    extern __shared__ float buffer[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    buffer[threadIdx.x] = i < n ? in[i] : -1e30f;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s /= 2) {
        if (threadIdx.x < s) buffer[threadIdx.x] = fmaxf(buffer[threadIdx.x], buffer[threadIdx.x + s]);
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = buffer[0];
}

// a template that nobody instantiates
template <typename T, int UNROLL>
__global__ void scale_all(T *data, T factor, int n) {
    int i = (blockIdx.x * blockDim.x + threadIdx.x) * UNROLL;
#pragma unroll
    for (int u = 0; u < UNROLL; u++)
        if (i + u < n) data[i + u] *= factor;
}

// batched products of tiles
__global__ void batched_matmul(const float *a, const float *b, float *c, int m, int n, int k) {
    __shared__ float as[16][16], bs[16][16];
    int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
    a += (size_t)blockIdx.z * m * k;
    b += (size_t)blockIdx.z * k * n;
    c += (size_t)blockIdx.z * m * n;
    float sum = 0;
    for (int t = 0; t < k; t += 16) {
        as[threadIdx.y][threadIdx.x] = row < m && t + threadIdx.x < k ? a[row * k + t + threadIdx.x] : 0;
        bs[threadIdx.y][threadIdx.x] = t + threadIdx.y < k && col < n ? b[(t + threadIdx.y) * n + col] : 0;
        __syncthreads();
        for (int j = 0; j < 16; j++) sum += as[threadIdx.y][j] * bs[j][threadIdx.x];
        __syncthreads();
    }
    if (row < m && col < n) c[row * n + col] = sum;
}

// convolution with taps
__global__ void fir(const float *signal, const float *taps, float *out, int n, int ntaps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0;
    for (int t = 0; t < ntaps; t++) sum += taps[t] * signal[i + t];
    out[i] = sum;
}

// many steps
__global__ void logistic(float *x, int n, int steps, float r) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v = x[i];
        for (int s = 0; s < steps; s++) v = r * v * (1.0f - v);
        x[i] = v;
    }
}

// 3-D
__global__ void laplace3d(const double *u, double *v, int nx, int ny, int nz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z * blockDim.z + threadIdx.z;
    if (i < 1 || j < 1 || k < 1 || i >= nx - 1 || j >= ny - 1 || k >= nz - 1) return;
    size_t at = ((size_t)k * ny + j) * nx + i;
    v[at] = u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - (size_t)nx * ny] + u[at + (size_t)nx * ny] -
            6.0 * u[at];
}

// strings
__global__ void to_upper(char *text, int length) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < length) {
        char c = text[i];
        if (c >= 'a' && c <= 'z') text[i] = c - 'a' + 'A';
    }
}

// tiled transpose: a block of 32 x 8 threads
__global__ void transpose(const float *in, float *out, int width, int height) {
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += BLOCK_ROWS)
        if (x < width && y + j < height) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x, y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += BLOCK_ROWS)
        if (x < height && y + j < width) out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

// gather with an early return
__global__ void gather(const float *table, const int *index, const int *mask, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    if (mask[i] == 0) return;
    out[i] = table[index[i]] * 2.0f;
}

// launch bounds, and an index without a check
__global__ void __launch_bounds__(kThreads) copy4(const float4 *in, float4 *out) {
    int i = blockIdx.x * kThreads + threadIdx.x;
    out[i] = in[i];
}

// a warp a row
__global__ void warp_norms(const half *m, float *norms, int rows, int dim) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int lane = threadIdx.x % 32;
    if (row >= rows) return;
    float sum = 0;
    for (int i = lane; i < dim; i += 32) {
        float v = __half2float(m[row * dim + i]);
        sum += v * v;
    }
    for (int o = 16; o > 0; o >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, o);
    if (lane == 0) norms[row] = sqrtf(sum);
}

// a structure by value
__global__ void shade(const uchar4 *in, uchar4 *out, Settings s) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= s.width || y >= s.height) return;
    uchar4 p = in[y * s.width + x];
    p.x = (unsigned char)(p.x * s.scale);
    out[y * s.width + x] = p;
}

// a halo in shared memory, for which the block is stated
__global__ void smooth(const float *in, float *out, int n) {
    __shared__ float s[256 + 2 * RADIUS];
    int g = blockIdx.x * 256 + threadIdx.x, l = threadIdx.x + RADIUS;
    s[l] = g < n ? in[g] : 0;
    if (threadIdx.x < RADIUS) {
        s[l - RADIUS] = g >= RADIUS ? in[g - RADIUS] : 0;
        s[l + 256] = g + 256 < n ? in[g + 256] : 0;
    }
    __syncthreads();
    float sum = 0;
    for (int o = -RADIUS; o <= RADIUS; o++) sum += s[l + o];
    if (g < n) out[g] = sum;
}

// all pairs
__global__ void nbody(const float4 *bodies, float3 *forces, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 me = bodies[i];
    float3 f = make_float3(0, 0, 0);
    for (int j = 0; j < n; j++) {
        float4 o = bodies[j];
        float dx = o.x - me.x, dy = o.y - me.y, dz = o.z - me.z;
        float r = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-6f);
        float s = o.w * r * r * r;
        f.x += dx * s, f.y += dy * s, f.z += dz * s;
    }
    forces[i] = f;
}

// edges of a graph
__global__ void relax_edges(const int *from, const int *to, const float *weight, int *distance, int edges) {
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e < edges) atomicMin(&distance[to[e]], distance[from[e]] + (int)weight[e]);
}

// keeps what is above a threshold
__global__ void compact(const float *in, float *out, int *counter, int n, float threshold) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > threshold) out[atomicAdd(counter, 1)] = in[i];
}

// channels, height, width: one index for all
__global__ void bias_add(float *x, const float *bias, int total, int channels, int plane) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < total) x[i] += bias[(i / plane) % channels];
}

// a binary search in a sorted array
__global__ void lower_bounds(const int *sorted, int length, const int *keys, int *found, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    int key = keys[i], low = 0, high = length;
    while (low < high) {
        int middle = (low + high) / 2;
        if (sorted[middle] < key) low = middle + 1;
        else high = middle;
    }
    found[i] = low;
}

// 2-D convolution with a filter of 2 r + 1 rows
__global__ void convolve(const float *image, const float *filter, float *out, int width, int height, int radius) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float sum = 0;
    int side = 2 * radius + 1;
    for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
            int sx = min(max(x + dx, 0), width - 1), sy = min(max(y + dy, 0), height - 1);
            sum += image[sy * width + sx] * filter[(dy + radius) * side + dx + radius];
        }
    out[y * width + x] = sum;
}

// a column for each block, nothing ends the grid
__global__ void column_mean(const float *m, float *mean, int rows, int cols) {
    __shared__ float part[256];
    int c = blockIdx.x;
    float s = 0;
    for (int r = threadIdx.x; r < rows; r += blockDim.x) s += m[r * cols + c];
    part[threadIdx.x] = s;
    __syncthreads();
    for (int k = 1; k < blockDim.x; k *= 2) {
        if (threadIdx.x % (2 * k) == 0) part[threadIdx.x] += part[threadIdx.x + k];
        __syncthreads();
    }
    if (threadIdx.x == 0) mean[c] = part[0] / rows;
}
