// More kernels whose right launch is known: what a second day's users would bring.
#include <cstdint>

#define BLOCK_SIZE 128
#define MAX_LEVELS 16

__constant__ float c_filter[25];

namespace app {
struct Ray {
    double origin[3];
    double direction[3];
};
}  // namespace app

typedef struct {
    unsigned short r, g, b;
} Pixel16;

// dense product, no bounds checks: n is a multiple of the tile
__global__ void matmul_tiled(const float *A, const float *B, float *C, int N) {
    __shared__ float As[BLOCK_SIZE / 8][BLOCK_SIZE / 8];
    __shared__ float Bs[BLOCK_SIZE / 8][BLOCK_SIZE / 8];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
    float sum = 0;
    for (int t = 0; t < N / 16; ++t) {
        As[ty][tx] = A[row * N + t * 16 + tx];
        Bs[ty][tx] = B[(t * 16 + ty) * N + col];
        __syncthreads();
        for (int k = 0; k < 16; ++k) sum += As[ty][k] * Bs[k][tx];
        __syncthreads();
    }
    C[row * N + col] = sum;
}

// softmax of a row by a block
__global__ void softmax_rows(const float *__restrict__ logits, float *__restrict__ out, int num_classes) {
    __shared__ float red[32];
    const float *row = logits + (long long)blockIdx.x * num_classes;
    float best = -INFINITY;
    for (int i = threadIdx.x; i < num_classes; i += blockDim.x) best = fmaxf(best, row[i]);
    for (int o = 16; o > 0; o >>= 1) best = fmaxf(best, __shfl_xor_sync(~0u, best, o));
    if ((threadIdx.x & 31) == 0) red[threadIdx.x >> 5] = best;
    __syncthreads();
    best = red[0];
    for (int w = 1; w < (blockDim.x >> 5); w++) best = fmaxf(best, red[w]);
    __syncthreads();
    float sum = 0;
    for (int i = threadIdx.x; i < num_classes; i += blockDim.x) sum += expf(row[i] - best);
    for (int o = 16; o > 0; o >>= 1) sum += __shfl_xor_sync(~0u, sum, o);
    if ((threadIdx.x & 31) == 0) red[threadIdx.x >> 5] = sum;
    __syncthreads();
    sum = 0;
    for (int w = 0; w < (blockDim.x >> 5); w++) sum += red[w];
    for (int i = threadIdx.x; i < num_classes; i += blockDim.x)
        out[(long long)blockIdx.x * num_classes + i] = expf(row[i] - best) / sum;
}

// scan of a block in dynamic shared memory: two elements a thread
__global__ void block_scan(const int *g_in, int *g_out, int *block_sums, int n) {
    extern __shared__ int temp[];
    int t = threadIdx.x, base = 2 * blockIdx.x * blockDim.x;
    temp[2 * t] = base + 2 * t < n ? g_in[base + 2 * t] : 0;
    temp[2 * t + 1] = base + 2 * t + 1 < n ? g_in[base + 2 * t + 1] : 0;
    int offset = 1;
    for (int d = blockDim.x; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) temp[offset * (2 * t + 2) - 1] += temp[offset * (2 * t + 1) - 1];
        offset *= 2;
    }
    if (t == 0) {
        block_sums[blockIdx.x] = temp[2 * blockDim.x - 1];
        temp[2 * blockDim.x - 1] = 0;
    }
    for (int d = 1; d < 2 * blockDim.x; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int ai = offset * (2 * t + 1) - 1, bi = offset * (2 * t + 2) - 1;
            int v = temp[ai];
            temp[ai] = temp[bi];
            temp[bi] += v;
        }
    }
    __syncthreads();
    if (base + 2 * t < n) g_out[base + 2 * t] = temp[2 * t];
    if (base + 2 * t + 1 < n) g_out[base + 2 * t + 1] = temp[2 * t + 1];
}

// image filter with a constant kernel, pitch in elements
__global__ void filter5(const unsigned char *src, unsigned char *dst, int width, int height, int pitch) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float acc = 0.f;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            int xx = min(max(x + i, 0), width - 1), yy = min(max(y + j, 0), height - 1);
            acc += c_filter[(j + 2) * 5 + i + 2] * src[yy * pitch + xx];
        }
    dst[y * pitch + x] = (unsigned char)acc;
}

// bitonic step
__global__ void bitonic_step(float *values, int j, int k) {
    unsigned int i = threadIdx.x + blockDim.x * blockIdx.x;
    unsigned int ixj = i ^ j;
    if (ixj > i) {
        float a = values[i], b = values[ixj];
        if (((i & k) == 0) == (a > b)) {
            values[i] = b;
            values[ixj] = a;
        }
    }
}

// escape time
__global__ void mandelbrot(uint8_t *image, int w, int h, float x0, float y0, float scale, int max_iter) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h) return;
    float cx = x0 + px * scale, cy = y0 + py * scale, zx = 0, zy = 0;
    int it = 0;
    while (zx * zx + zy * zy < 4.0f && it < max_iter) {
        float t = zx * zx - zy * zy + cx;
        zy = 2 * zx * zy + cy;
        zx = t;
        ++it;
    }
    image[py * w + px] = 255 * it / max_iter;
}

// nearest centroid
__global__ void assign_clusters(const float *points, const float *centroids, int *labels, int n_points, int k, int dim) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= n_points) return;
    float best = 1e30f;
    int arg = 0;
    for (int c = 0; c < k; c++) {
        float d = 0;
        for (int f = 0; f < dim; f++) {
            float diff = points[p * dim + f] - centroids[c * dim + f];
            d += diff * diff;
        }
        if (d < best) best = d, arg = c;
    }
    labels[p] = arg;
}

// a level of a breadth-first search
__global__ void bfs_level(const int *row_offsets, const int *column_indices, int *levels, int *changed, int num_nodes,
                          int level) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v >= num_nodes || levels[v] != level) return;
    for (int e = row_offsets[v]; e < row_offsets[v + 1]; e++) {
        int u = column_indices[e];
        if (levels[u] < 0) {
            levels[u] = level + 1;
            *changed = 1;
        }
    }
}

// pixels of three shorts
__global__ void to_gray(const Pixel16 *in, unsigned short *gray, unsigned n) {
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        gray[i] = (unsigned short)((in[i].r * 77 + in[i].g * 151 + in[i].b * 28) >> 8);
}

// rays and spheres
__global__ void hit(const app::Ray *rays, const double4 *spheres, int *which, int nrays, int nspheres) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < nrays) {
        app::Ray r = rays[i];
        double best = 1e300;
        int found = -1;
        for (int s = 0; s < nspheres; s++) {
            double4 c = spheres[s];
            double x = r.origin[0] - c.x, y = r.origin[1] - c.y, z = r.origin[2] - c.z;
            double b = x * r.direction[0] + y * r.direction[1] + z * r.direction[2];
            double q = x * x + y * y + z * z - c.w * c.w;
            if (b * b > q && -b < best) best = -b, found = s;
        }
        which[i] = found;
    }
}

// batched matrix-vector, a block a row, the batch on z
__global__ void batched_gemv(const float *A, const float *x, float *y, int rows, int cols, long long strideA) {
    int row = blockIdx.x * blockDim.y + threadIdx.y, b = blockIdx.z;
    if (row >= rows) return;
    const float *a = A + b * strideA + (long long)row * cols;
    float sum = 0;
    for (int c = threadIdx.x; c < cols; c += 32) sum += a[c] * x[b * cols + c];
    for (int o = 16; o; o >>= 1) sum += __shfl_down_sync(~0u, sum, o);
    if (threadIdx.x == 0) y[b * rows + row] = sum;
}

// how often a short pattern occurs
__global__ void count_matches(const char *text, int text_len, const char *pattern, int pattern_len, int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > text_len - pattern_len) return;
    for (int k = 0; k < pattern_len; k++)
        if (text[i + k] != pattern[k]) return;
    atomicAdd(count, 1);
}

// elementwise with a functor
struct Relu {
    __device__ float operator()(float v) const { return v > 0 ? v : 0; }
};
template <typename T, typename Op>
__global__ void map(T *out, const T *in, size_t count, Op op) {
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < count) out[i] = op(in[i]);
}

// a shared tile with a halo, whose size is the block's
__global__ void blur_tile(const float *in, float *out, int W, int H) {
    __shared__ float tile[18][18];
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    for (int j = threadIdx.y; j < 18; j += 16)
        for (int i = threadIdx.x; i < 18; i += 16) {
            int gx = min(max((int)blockIdx.x * 16 + i - 1, 0), W - 1), gy = min(max((int)blockIdx.y * 16 + j - 1, 0), H - 1);
            tile[j][i] = in[gy * W + gx];
        }
    __syncthreads();
    if (x < W && y < H) {
        float s = 0;
        for (int j = 0; j < 3; j++)
            for (int i = 0; i < 3; i++) s += tile[threadIdx.y + j][threadIdx.x + i];
        out[y * W + x] = s / 9;
    }
}

// embeddings of tokens
__global__ void embed(const int64_t *tokens, const float *table, float *out, int vocab, int hidden) {
    int t = blockIdx.x;
    int64_t id = tokens[t];
    if (id < 0 || id >= vocab) return;
    for (int h = threadIdx.x; h < hidden; h += blockDim.x) out[(size_t)t * hidden + h] = table[id * hidden + h];
}

// histogram of floats between two limits
__global__ void float_histogram(const float *v, int n, float lo, float hi, int nbins, unsigned *hist) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int b = (int)((v[i] - lo) / (hi - lo) * nbins);
    if (b >= 0 && b < nbins) atomicAdd(hist + b, 1u);
}

// particles in a list of neighbours
__global__ void forces(const float3 *pos, float3 *force, const int *neighbors, const int *num_neighbors,
                       int max_neighbors, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float3 f = {0, 0, 0};
    for (int k = 0; k < num_neighbors[i]; k++) {
        float3 q = pos[neighbors[i * max_neighbors + k]];
        float dx = q.x - pos[i].x, dy = q.y - pos[i].y, dz = q.z - pos[i].z;
        float r2 = dx * dx + dy * dy + dz * dz + 0.01f;
        f.x += dx / r2, f.y += dy / r2, f.z += dz / r2;
    }
    force[i] = f;
}
