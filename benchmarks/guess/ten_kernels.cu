// Assorted device routines for the detector / simulation pipeline.
#include <cuda_runtime.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <vector>

#define CUDA_CHECK(call)                                                        \
    do {                                                                        \
        cudaError_t err_ = (call);                                              \
        if (err_ != cudaSuccess) {                                              \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__,                  \
                    cudaGetErrorString(err_));                                  \
            exit(1);                                                            \
        }                                                                       \
    } while (0)

static inline int ceil_div(int a, int b) { return (a + b - 1) / b; }

// ---------------------------------------------------------------------------
// Flat-field correction of raw detector counts. Samples are channel-interleaved.
__global__ void flat_field(const uint16_t* __restrict__ raw, const float* __restrict__ dark,
                           const float* __restrict__ gain, float* __restrict__ out,
                           int n, int channels, float floor_value)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int c = i % channels;
    float v = ((float)raw[i] - dark[c]) * gain[c];
    out[i] = v > floor_value ? v : floor_value;
}

void run_flat_field(const uint16_t* raw, const float* dark, const float* gain, float* out,
                    int n, int channels, cudaStream_t stream)
{
    const int threads = 256;
    flat_field<<<ceil_div(n, threads), threads, 0, stream>>>(raw, dark, gain, out, n, channels, 0.0f);
    CUDA_CHECK(cudaGetLastError());
}

// ---------------------------------------------------------------------------
#define TILE_DIM 32
#define BLOCK_ROWS 8

__global__ void transpose_pitched(const float* __restrict__ src, float* __restrict__ dst,
                                  int width, int height, int src_pitch, int dst_pitch)
{
    __shared__ float tile[TILE_DIM][TILE_DIM + 1];

    int x = blockIdx.x * TILE_DIM + threadIdx.x;
    int y = blockIdx.y * TILE_DIM + threadIdx.y;
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS) {
        if (x < width && y + j < height)
            tile[threadIdx.y + j][threadIdx.x] = src[(size_t)(y + j) * src_pitch + x];
    }
    __syncthreads();

    x = blockIdx.y * TILE_DIM + threadIdx.x;
    y = blockIdx.x * TILE_DIM + threadIdx.y;
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS) {
        if (x < height && y + j < width)
            dst[(size_t)(y + j) * dst_pitch + x] = tile[threadIdx.x][threadIdx.y + j];
    }
}

void transpose(const float* src, float* dst, int width, int height, int src_pitch, int dst_pitch)
{
    dim3 block(TILE_DIM, BLOCK_ROWS);
    dim3 grid(ceil_div(width, TILE_DIM), ceil_div(height, TILE_DIM));
    transpose_pitched<<<grid, block>>>(src, dst, width, height, src_pitch, dst_pitch);
    CUDA_CHECK(cudaGetLastError());
}

// ---------------------------------------------------------------------------
struct Particle {
    float x, y, z;
    float vx, vy, vz;
    float charge;
    int   cell;
};

// Leap-frog kick + drift in a periodic box, field sampled at the nearest cell.
__global__ void push_particles(Particle* particles, const float4* __restrict__ field,
                               int count, int nx, int ny, int nz, float h, float dt)
{
    int stride = gridDim.x * blockDim.x;
    float lx = nx * h, ly = ny * h, lz = nz * h;
    for (int p = blockIdx.x * blockDim.x + threadIdx.x; p < count; p += stride) {
        Particle q = particles[p];
        float4 e = field[q.cell];
        float k = q.charge * dt;
        q.vx += k * e.x;
        q.vy += k * e.y;
        q.vz += k * e.z;
        q.x += dt * q.vx;
        q.y += dt * q.vy;
        q.z += dt * q.vz;
        q.x -= lx * floorf(q.x / lx);
        q.y -= ly * floorf(q.y / ly);
        q.z -= lz * floorf(q.z / lz);
        int ix = min((int)(q.x / h), nx - 1);
        int iy = min((int)(q.y / h), ny - 1);
        int iz = min((int)(q.z / h), nz - 1);
        q.cell = (iz * ny + iy) * nx + ix;
        particles[p] = q;
    }
}

// ---------------------------------------------------------------------------
__device__ __forceinline__ float warp_sum(float v)
{
    for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(0xffffffffu, v, o);
    return v;
}

// Mean and inverse standard deviation of every row.
__global__ void row_moments(const float* __restrict__ x, float* __restrict__ mean,
                            float* __restrict__ rstd, int rows, int cols, int pitch, float eps)
{
    __shared__ float part[2][32];
    int row = blockIdx.x;
    const float* xr = x + (size_t)row * pitch;
    float s = 0.f, s2 = 0.f;
    for (int c = threadIdx.x; c < cols; c += blockDim.x) {
        float v = xr[c];
        s += v;
        s2 += v * v;
    }
    s = warp_sum(s);
    s2 = warp_sum(s2);
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (lane == 0) {
        part[0][warp] = s;
        part[1][warp] = s2;
    }
    __syncthreads();
    if (warp == 0) {
        int warps = blockDim.x / 32;
        s = lane < warps ? part[0][lane] : 0.f;
        s2 = lane < warps ? part[1][lane] : 0.f;
        s = warp_sum(s);
        s2 = warp_sum(s2);
        if (lane == 0 && row < rows) {
            float m = s / cols;
            mean[row] = m;
            rstd[row] = rsqrtf(fmaxf(s2 / cols - m * m, 0.f) + eps);
        }
    }
}

// ---------------------------------------------------------------------------
// y = alpha * A x + beta * y, CSR, one warp per row.
__global__ void csr_spmv(int rows, const int* __restrict__ row_ptr, const int* __restrict__ col_idx,
                         const float* __restrict__ vals, const float* __restrict__ x,
                         float* __restrict__ y, float alpha, float beta)
{
    int row = (blockIdx.x * blockDim.x + threadIdx.x) >> 5;
    int lane = threadIdx.x & 31;
    if (row >= rows) return;
    float acc = 0.f;
    int end = row_ptr[row + 1];
    for (int k = row_ptr[row] + lane; k < end; k += 32)
        acc += vals[k] * x[col_idx[k]];
    acc = warp_sum(acc);
    if (lane == 0) y[row] = alpha * acc + beta * y[row];
}

void spmv(int rows, const int* row_ptr, const int* col_idx, const float* vals, const float* x,
          float* y, float alpha, float beta)
{
    int block = 128;
    int grid = ceil_div(rows, block / 32);
    csr_spmv<<<grid, block>>>(rows, row_ptr, col_idx, vals, x, y, alpha, beta);
    CUDA_CHECK(cudaGetLastError());
}

// ---------------------------------------------------------------------------
// Weighted arrival-time histogram per detector module.
__global__ void time_histogram(const float* __restrict__ t, const int* __restrict__ module,
                               const float* __restrict__ weight, float* hist,
                               int events, int bins, float t_min, float inv_width)
{
    for (int e = blockIdx.x * blockDim.x + threadIdx.x; e < events; e += gridDim.x * blockDim.x) {
        int b = (int)floorf((t[e] - t_min) * inv_width);
        if (b < 0 || b >= bins) continue;
        atomicAdd(&hist[(size_t)module[e] * bins + b], weight ? weight[e] : 1.0f);
    }
}

// ---------------------------------------------------------------------------
// Sliding maximum of a window of 2*radius+1 samples, one trace per blockIdx.y.
__global__ void sliding_max(const float* __restrict__ in, float* __restrict__ out,
                            int len, int radius)
{
    extern __shared__ float win[];
    const float* trace = in + (size_t)blockIdx.y * len;
    int first = blockIdx.x * blockDim.x - radius;
    int need = blockDim.x + 2 * radius;
    for (int k = threadIdx.x; k < need; k += blockDim.x) {
        int g = first + k;
        win[k] = (g >= 0 && g < len) ? trace[g] : -INFINITY;
    }
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < len) {
        float m = win[threadIdx.x];
        for (int k = 1; k <= 2 * radius; ++k) m = fmaxf(m, win[threadIdx.x + k]);
        out[(size_t)blockIdx.y * len + i] = m;
    }
}

// ---------------------------------------------------------------------------
// C[b] = A[b] * B[b] for many small square matrices, PER_BLOCK matrices a block.
template <typename T, int N, int PER_BLOCK>
__global__ void small_gemm_batched(const T* __restrict__ a, const T* __restrict__ b,
                                   T* __restrict__ c, int batch)
{
    __shared__ T sa[PER_BLOCK][N][N];
    __shared__ T sb[PER_BLOCK][N][N];
    int col = threadIdx.x, row = threadIdx.y, sub = threadIdx.z;
    int m = blockIdx.x * PER_BLOCK + sub;
    size_t at = (size_t)m * N * N + row * N + col;
    if (m < batch) {
        sa[sub][row][col] = a[at];
        sb[sub][row][col] = b[at];
    }
    __syncthreads();
    if (m >= batch) return;
    T acc = T(0);
#pragma unroll
    for (int k = 0; k < N; ++k) acc += sa[sub][row][k] * sb[sub][k][col];
    c[at] = acc;
}

void multiply_jacobians(const double* a, const double* b, double* c, int batch)
{
    constexpr int N = 6, PER_BLOCK = 7;
    small_gemm_batched<double, N, PER_BLOCK>
        <<<ceil_div(batch, PER_BLOCK), dim3(N, N, PER_BLOCK)>>>(a, b, c, batch);
    CUDA_CHECK(cudaGetLastError());
}

// ---------------------------------------------------------------------------
#define MAX_TAPS 49
__constant__ float c_taps[MAX_TAPS];

// Horizontal pass of a separable filter on 8-bit images, edge samples repeated.
__global__ void filter_rows(const uint8_t* __restrict__ img, float* __restrict__ out,
                            int width, int height, int stride, int half)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    const uint8_t* line = img + (size_t)y * stride;
    float acc = 0.f;
    for (int t = -half; t <= half; ++t) {
        int xs = min(max(x + t, 0), width - 1);
        acc += c_taps[t + half] * line[xs];
    }
    out[(size_t)y * width + x] = acc;
}

// ---------------------------------------------------------------------------
// Leaky integrate-and-fire neurons advanced over a fixed number of steps.
// Every neuron listens to `fan_in` input channels of the drive.
__global__ void lif_advance(float* v, int* refractory, const float* __restrict__ drive,
                            const int* __restrict__ source, const float* __restrict__ w,
                            uint32_t* spikes, int neurons, int inputs, int fan_in, int steps,
                            int hold, float leak, float threshold)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    bool live = i < neurons;
    int words = (neurons + 31) / 32;
    float vi = live ? v[i] : 0.f;
    int ri = live ? refractory[i] : 0;
    for (int s = 0; s < steps; ++s) {
        bool fired = false;
        if (live) {
            float in = 0.f;
            for (int k = 0; k < fan_in; ++k)
                in += w[(size_t)k * neurons + i] * drive[(size_t)s * inputs + source[(size_t)k * neurons + i]];
            if (ri > 0) {
                --ri;
            } else {
                vi = leak * vi + in;
                if (vi >= threshold) {
                    fired = true;
                    vi = 0.f;
                    ri = hold;
                }
            }
        }
        unsigned mask = __ballot_sync(0xffffffffu, fired);
        if ((threadIdx.x & 31) == 0 && i < neurons) spikes[(size_t)s * words + i / 32] = mask;
    }
    if (live) {
        v[i] = vi;
        refractory[i] = ri;
    }
}

// ---------------------------------------------------------------------------
#ifdef SELF_TEST
int main()
{
    const int width = 1000, height = 600, half = 8;
    std::vector<uint8_t> host(width * height);
    for (size_t i = 0; i < host.size(); ++i) host[i] = (uint8_t)(rand() & 0xff);
    float taps[MAX_TAPS];
    for (int t = -half; t <= half; ++t) taps[t + half] = expf(-t * t / 18.0f);

    uint8_t* img;
    float* out;
    CUDA_CHECK(cudaMalloc(&img, host.size()));
    CUDA_CHECK(cudaMalloc(&out, host.size() * sizeof(float)));
    CUDA_CHECK(cudaMemcpy(img, host.data(), host.size(), cudaMemcpyHostToDevice));
    CUDA_CHECK(cudaMemcpyToSymbol(c_taps, taps, (2 * half + 1) * sizeof(float)));
    dim3 block(32, 8);
    dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
    filter_rows<<<grid, block>>>(img, out, width, height, width, half);
    CUDA_CHECK(cudaDeviceSynchronize());
    cudaFree(img);
    cudaFree(out);
    return 0;
}
#endif
