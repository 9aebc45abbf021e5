// True gains of the fixes whose bounds cuado states for the recorded kernels (examples/recorded).
//
// Each pair is a recorded kernel and the same kernel with one cause removed. Versions are timed in
// turn, A B A B ..., with CUDA events; the table gives medians over the rounds and their quartiles.
// "wrong" marks versions whose results are wrong on purpose: they bound what a fix could gain.
//
//   nvcc -O3 -arch=sm_90 -o gains benchmarks/bounds/gains.cu && ./gains > gains.csv
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#define CHECK(call)                                                                         \
    do {                                                                                    \
        cudaError_t status_ = (call);                                                       \
        if (status_ != cudaSuccess) {                                                       \
            fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(status_)); \
            exit(1);                                                                        \
        }                                                                                   \
    } while (0)

constexpr int LENGTH = 1024, COUNT = 1024, TILE = 32, BLOCK_ROWS = 4, ROUNDS = 15;

// ---- averaging ------------------------------------------------------------------------------

template <bool BARRIERS> __device__ void sweep(float *partial, int id, int threads)
{
    for (int half = threads >> 1; half > 0; half >>= 1) {
        if (BARRIERS)
            __syncthreads();
        else
            __syncwarp();
        if (id < half)
            partial[id] += partial[id + half];
    }
}

// Sum over the block by shuffles: five steps in each warp, then five in the first.
__device__ float shuffle_sum(float value, float *partial, int id)
{
    for (int offset = 16; offset > 0; offset >>= 1)
        value += __shfl_down_sync(0xffffffff, value, offset);
    __syncthreads();
    if (id % 32 == 0)
        partial[id / 32] = value;
    __syncthreads();
    if (id < 32) {
        value = partial[id];
        for (int offset = 16; offset > 0; offset >>= 1)
            value += __shfl_down_sync(0xffffffff, value, offset);
    }
    return value;
}

enum Reduction { SWEEP, SWEEP_WITHOUT_BARRIERS, SHUFFLES };

template <bool COALESCED, Reduction REDUCTION>
__global__ void average(const float *__restrict__ input, float *__restrict__ output,
                        const float *__restrict__ matrix, int length, int count, int sets)
{
    __shared__ float partial[LENGTH];
    int id = threadIdx.x;
    size_t set = blockIdx.x;
    float mean = 0;
    if (COALESCED) {
        for (int element = id / 32; element < length; element += blockDim.x / 32) {
            float sum = 0;
            for (int v = id % 32; v < count; v += 32)
                sum += input[set * count * length + size_t(element) * count + v];
            for (int offset = 16; offset > 0; offset >>= 1)
                sum += __shfl_down_sync(0xffffffff, sum, offset);
            if (id % 32 == 0)
                partial[element] = sum / count;
        }
        __syncthreads();
        mean = partial[id];
    } else {
        for (int v = 0; v < count; v++)
            mean += input[set * count * length + size_t(id) * count + v];
        mean /= count;
    }
    for (int row = 0; row < length; row++) {
        float product = mean * matrix[row * length + id];
        if (REDUCTION == SHUFFLES) {
            float total = shuffle_sum(product, partial, id);
            if (id == 0)
                output[set + size_t(row) * sets] = total;
            continue;
        }
        if (REDUCTION == SWEEP)
            __syncthreads();
        partial[id] = product;
        sweep<REDUCTION == SWEEP>(partial, id, blockDim.x);
        if (id == 0)
            output[set + size_t(row) * sets] = partial[0];
    }
}

// ---- transpose ------------------------------------------------------------------------------

__global__ void transpose_row(int n, const float *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int j = 0; j < n; j++)
        out[i * n + j] = in[j * n + i];
}

__global__ void transpose_2d(int n, const float *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    out[i * n + j] = in[j * n + i];
}

template <int PAD> __global__ void transpose_tile(int n, const float *in, float *out)
{
    __shared__ float tile[TILE][TILE + PAD];
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[j * n + i];
    __syncthreads();
    i = blockIdx.y * blockDim.y + threadIdx.x;
    j = blockIdx.x * blockDim.x + threadIdx.y;
    out[j * n + i] = tile[threadIdx.x][threadIdx.y];
}

__global__ void transpose_multi(int n, const float *in, float *out)
{
    __shared__ float tile[TILE][TILE + 1];
    int i = blockIdx.x * TILE + threadIdx.x, j = blockIdx.y * TILE + threadIdx.y;
#pragma unroll
    for (int e = 0; e < TILE; e += BLOCK_ROWS)
        tile[threadIdx.y + e][threadIdx.x] = in[(j + e) * n + i];
    __syncthreads();
    i = blockIdx.y * TILE + threadIdx.x;
    j = blockIdx.x * TILE + threadIdx.y;
#pragma unroll
    for (int e = 0; e < TILE; e += BLOCK_ROWS)
        out[(j + e) * n + i] = tile[threadIdx.x][threadIdx.y + e];
}

// ---- stencil --------------------------------------------------------------------------------

constexpr int RADIUS = 4, BLOCK_X = 32, BLOCK_Y = 16;

template <bool BARRIERS, int BLOCKS_PER_SM>
__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y, BLOCKS_PER_SM)
    wave_step(float *next, const float *__restrict__ now, const float *__restrict__ velocity,
              const float *__restrict__ c, int nx, int ny, int nz)
{
    __shared__ float plane[BLOCK_Y + 2 * RADIUS][BLOCK_X + 2 * RADIUS];
    int ix = blockIdx.x * BLOCK_X + threadIdx.x + RADIUS;
    int iy = blockIdx.y * BLOCK_Y + threadIdx.y + RADIUS;
    size_t stride = size_t(nx) * ny;
    int tx = threadIdx.x + RADIUS, ty = threadIdx.y + RADIUS;
    float ahead[RADIUS], behind[RADIUS], here;
    size_t load = size_t(iy) * nx + ix;
    for (int k = RADIUS - 2; k >= 0; k--, load += stride)
        behind[k] = now[load];
    here = now[load];
    size_t store = load;
    load += stride;
    for (int k = 0; k < RADIUS; k++, load += stride)
        ahead[k] = now[load];
    for (int z = RADIUS; z < nz - RADIUS; z++) {
        for (int k = RADIUS - 1; k > 0; k--)
            behind[k] = behind[k - 1];
        behind[0] = here;
        here = ahead[0];
        for (int k = 0; k < RADIUS - 1; k++)
            ahead[k] = ahead[k + 1];
        ahead[RADIUS - 1] = now[load];
        load += stride;
        store += stride;
        if (BARRIERS)
            __syncthreads();
        else
            __syncwarp();
        if (threadIdx.y < RADIUS) {
            plane[threadIdx.y][tx] = now[store - RADIUS * nx];
            plane[threadIdx.y + BLOCK_Y + RADIUS][tx] = now[store + BLOCK_Y * nx];
        }
        if (threadIdx.x < RADIUS) {
            plane[ty][threadIdx.x] = now[store - RADIUS];
            plane[ty][threadIdx.x + BLOCK_X + RADIUS] = now[store + BLOCK_X];
        }
        plane[ty][tx] = here;
        if (BARRIERS)
            __syncthreads();
        else
            __syncwarp();
        float laplacian = c[0] * here;
        for (int k = 1; k <= RADIUS; k++)
            laplacian += c[k] * (ahead[k - 1] + behind[k - 1] + plane[ty - k][tx] +
                                 plane[ty + k][tx] + plane[ty][tx - k] + plane[ty][tx + k]);
        next[store] = 2.f * here - next[store] + laplacian * velocity[store];
    }
}

// ---- the chip -------------------------------------------------------------------------------

__global__ void chase(const unsigned *next, unsigned steps, unsigned *end, long long *cycles)
{
    unsigned at = *end;
    for (unsigned k = 0; k < 64; k++)
        at = next[at];
    long long start = clock64();
    for (unsigned k = 0; k < steps; k++)
        at = next[at];
    *cycles = clock64() - start;
    *end = at;
}

// Cycles of one dependent load in a random cycle through `bytes` of memory, one line apart.
static double latency(size_t bytes, size_t stride, unsigned steps)
{
    size_t count = bytes / stride, step = stride / sizeof(unsigned);
    std::vector<unsigned> order(count), next(bytes / sizeof(unsigned));
    for (size_t k = 0; k < count; k++)
        order[k] = unsigned(k);
    unsigned long long state = 88172645463325252ull;
    for (size_t k = count - 1; k > 0; k--) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        std::swap(order[k], order[state % (k + 1)]);
    }
    for (size_t k = 0; k < count; k++)
        next[order[k] * step] = unsigned(order[(k + 1) % count] * step);
    unsigned *device, *end;
    long long *cycles, host;
    CHECK(cudaMalloc(&device, bytes));
    CHECK(cudaMalloc(&end, sizeof *end));
    CHECK(cudaMalloc(&cycles, sizeof *cycles));
    CHECK(cudaMemcpy(device, next.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(end, 0, sizeof *end));
    double best = 1e30;
    // Each run goes on where the last one ended, so a cycle longer than a cache stays cold in it.
    for (int k = 0; k < 3; k++) {
        chase<<<1, 1>>>(device, steps, end, cycles);
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpy(&host, cycles, sizeof host, cudaMemcpyDeviceToHost));
        best = std::min(best, double(host) / steps);
    }
    CHECK(cudaFree(device));
    CHECK(cudaFree(end));
    CHECK(cudaFree(cycles));
    return best;
}

// ---- measuring ------------------------------------------------------------------------------

struct Version {
    std::string kernel, version;
    bool correct;
    std::function<void()> launch;
    std::vector<float> times;
};

static void measure(std::vector<Version> &versions)
{
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    for (int round = -2; round < ROUNDS; round++)
        for (auto &v : versions) {
            CHECK(cudaEventRecord(start));
            v.launch();
            CHECK(cudaGetLastError());
            CHECK(cudaEventRecord(stop));
            CHECK(cudaEventSynchronize(stop));
            float ms;
            CHECK(cudaEventElapsedTime(&ms, start, stop));
            if (round >= 0)
                v.times.push_back(ms);
        }
    for (auto &v : versions) {
        std::sort(v.times.begin(), v.times.end());
        printf("%s,%s,%s,%.4f,%.4f,%.4f\n", v.kernel.c_str(), v.version.c_str(), v.correct ? "right" : "wrong",
               v.times[ROUNDS / 2], v.times[ROUNDS / 4], v.times[3 * ROUNDS / 4]);
    }
    fflush(stdout);
}

static float *filled(size_t count)
{
    std::vector<float> host(std::min(count, size_t(1) << 24));
    for (auto &x : host)
        x = float(rand() & 1023) / 1024;
    float *device;
    CHECK(cudaMalloc(&device, count * sizeof(float)));
    for (size_t at = 0; at < count; at += host.size())
        CHECK(cudaMemcpy(device + at, host.data(), std::min(host.size(), count - at) * sizeof(float),
                         cudaMemcpyHostToDevice));
    return device;
}

// Largest difference between two results, over the largest value of the first.
static double difference(const float *a, const float *b, size_t count)
{
    std::vector<float> x(count), y(count);
    CHECK(cudaMemcpy(x.data(), a, count * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(y.data(), b, count * sizeof(float), cudaMemcpyDeviceToHost));
    double worst = 0, most = 0;
    for (size_t k = 0; k < count; k++) {
        worst = std::max(worst, double(std::abs(x[k] - y[k])));
        most = std::max(most, double(std::abs(x[k])));
    }
    return worst / most;
}

int main()
{
    printf("kernel,version,result,median_ms,quartile1_ms,quartile3_ms\n");
    const int sets = 1024, n = 8192;
    {
        float *input = filled(size_t(LENGTH) * COUNT * sets), *matrix = filled(size_t(LENGTH) * LENGTH);
        float *out = filled(size_t(LENGTH) * sets), *other = filled(size_t(LENGTH) * sets);
#define AVERAGE(C, R, OUT) [=] { average<C, R><<<sets, LENGTH>>>(input, OUT, matrix, LENGTH, COUNT, sets); }
        std::vector<Version> v = {
            {"average_thread_per_element", "as recorded", true, AVERAGE(false, SWEEP, out), {}},
            {"average_thread_per_element", "coalesced loads", true, AVERAGE(true, SWEEP, other), {}},
            {"average_thread_per_element", "no barriers in the sweep", false, AVERAGE(false, SWEEP_WITHOUT_BARRIERS, other), {}},
            {"average_thread_per_element", "reduction by shuffles", true, AVERAGE(false, SHUFFLES, other), {}},
            {"average_warp_per_element", "as recorded", true, AVERAGE(true, SWEEP, other), {}},
            {"average_warp_per_element", "no barriers in the sweep", false, AVERAGE(true, SWEEP_WITHOUT_BARRIERS, other), {}},
            {"average_warp_per_element", "reduction by shuffles", true, AVERAGE(true, SHUFFLES, other), {}},
        };
        measure(v);
        AVERAGE(false, SWEEP, out)();
        AVERAGE(true, SHUFFLES, other)();
        CHECK(cudaDeviceSynchronize());
        fprintf(stderr, "averaging: results differ by %.1e\n", difference(out, other, size_t(LENGTH) * sets));
        for (float *p : {input, matrix, out, other})
            CHECK(cudaFree(p));
    }
    {
        float *in = filled(size_t(n) * n), *out = filled(size_t(n) * n);
        dim3 grid(n / TILE, n / TILE), square(TILE, TILE), slab(TILE, BLOCK_ROWS);
        size_t bytes = size_t(n) * n * sizeof(float);
        std::vector<Version> v = {
            {"transpose_row_per_thread", "as recorded", true, [=] { transpose_row<<<n / 256, 256>>>(n, in, out); }, {}},
            {"transpose_row_per_thread", "64 threads a block", true, [=] { transpose_row<<<n / 64, 64>>>(n, in, out); }, {}},
            {"transpose_2d", "as recorded", true, [=] { transpose_2d<<<grid, square>>>(n, in, out); }, {}},
            {"transpose_2d", "through a padded tile", true, [=] { transpose_tile<1><<<grid, square>>>(n, in, out); }, {}},
            {"transpose_shared", "as recorded", true, [=] { transpose_tile<0><<<grid, square>>>(n, in, out); }, {}},
            {"transpose_shared", "padded", true, [=] { transpose_tile<1><<<grid, square>>>(n, in, out); }, {}},
            {"transpose_padded", "as recorded", true, [=] { transpose_tile<1><<<grid, square>>>(n, in, out); }, {}},
            {"transpose_padded", "8 elements a thread", true, [=] { transpose_multi<<<grid, slab>>>(n, in, out); }, {}},
            {"transpose_multi", "as recorded", true, [=] { transpose_multi<<<grid, slab>>>(n, in, out); }, {}},
            {"transpose_multi", "device copy", false, [=] { CHECK(cudaMemcpyAsync(out, in, bytes, cudaMemcpyDeviceToDevice)); }, {}},
        };
        measure(v);
        CHECK(cudaFree(in));
        CHECK(cudaFree(out));
    }
    {
        int m = 512, nx = m + 2 * RADIUS, ny = m + 2 * RADIUS, nz = 256;
        size_t count = size_t(nx) * ny * (nz + 2);
        float coefficients[RADIUS + 1] = {-2.8f, 1.6f, -0.2f, 0.025f, -0.0018f}, *c;
        float *next = filled(count), *now = filled(count), *velocity = filled(count);
        CHECK(cudaMalloc(&c, sizeof coefficients));
        CHECK(cudaMemcpy(c, coefficients, sizeof coefficients, cudaMemcpyHostToDevice));
        dim3 grid(m / BLOCK_X, m / BLOCK_Y), block(BLOCK_X, BLOCK_Y);
#define STEP(B, K) [=] { wave_step<B, K><<<grid, block>>>(next, now, velocity, c, nx, ny, nz); }
        std::vector<Version> v = {
            {"wave_step", "as recorded", true, STEP(true, 1), {}},
            {"wave_step", "no barriers", false, STEP(false, 1), {}},
            {"wave_step", "4 blocks an SM (32 registers)", true, STEP(true, 4), {}},
        };
        measure(v);
        for (float *p : {next, now, velocity, c})
            CHECK(cudaFree(p));
    }
    for (auto [name, bytes] : {std::pair<const char *, size_t>{"L1 latency (64 KiB)", 64u << 10},
                               {"L2 latency (8 MiB)", 8u << 20},
                               {"DRAM latency (512 MiB)", 512u << 20},
                               {"DRAM latency (4 GiB)", size_t(4) << 30}})
        printf("chip,%s,right,%.1f cycles,,\n", name, latency(bytes, 128, 20000));
    return 0;
}
