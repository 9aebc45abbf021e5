// Planted causes and their cures, in pairs: how long each takes, and what cuado says of it.
//
// With no argument every launch is timed (CUDA events, median of 7 after a warm-up); with one,
// every kernel runs once, to be recorded by Nsight Compute. benchmarks/bounds/pairs.sh does both
// and holds cuado's bounds against the measured gains.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>
#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t status_ = (call);                                                              \
        if (status_ != cudaSuccess) {                                                              \
            fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(status_));        \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

// ---- spills: 48 live values, capped registers
template <int N> __device__ __forceinline__ void poly(float (&a)[N], float x, int rounds)
{
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int k = 0; k < N; k++)
            a[k] = a[k] * x + a[(k * 7 + 3) % N];
    }
}
#define POLY(NAME, CAP)                                                                            \
    __global__ void __maxnreg__(CAP) NAME(float *o, const float *in, int n, int rounds)            \
    {                                                                                              \
        int i = blockIdx.x * blockDim.x + threadIdx.x;                                             \
        float a[48];                                                                               \
        _Pragma("unroll") for (int k = 0; k < 48; k++) a[k] = in[(i + k * n / 48) % n];            \
        poly<48>(a, in[i], rounds);                                                                \
        float s = 0;                                                                               \
        _Pragma("unroll") for (int k = 0; k < 48; k++) s += a[k];                                  \
        o[i] = s;                                                                                  \
    }
POLY(spill_none, 128)
POLY(spill_some, 48)
POLY(spill_hard, 32)

// ---- run-time indexed array in local memory, and in shared memory
__global__ void dyn_array(float *o, const int *idx, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a[32];
#pragma unroll
    for (int k = 0; k < 32; k++)
        a[k] = k * 0.5f + i;
    int j = idx[i];
    for (int r = 0; r < rounds; r++) {
        a[j & 31] += 1.f;
        j = (j * 5 + 1);
    }
    float s = 0;
#pragma unroll
    for (int k = 0; k < 32; k++)
        s += a[k];
    o[i] = s;
}

__global__ void dyn_array_shared(float *o, const int *idx, int n, int rounds)
{
    __shared__ float b[32][128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < 32; k++)
        b[k][threadIdx.x] = k * 0.5f + i;
    int j = idx[i];
    for (int r = 0; r < rounds; r++) {
        b[j & 31][threadIdx.x] += 1.f;
        j = (j * 5 + 1);
    }
    float s = 0;
    for (int k = 0; k < 32; k++)
        s += b[k][threadIdx.x];
    o[i] = s;
}

__global__ void literal_double(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    for (int r = 0; r < rounds; r++)
        x = x * 0.999 + 0.1;
    o[i] = x;
}

__global__ void literal_float(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    for (int r = 0; r < rounds; r++)
        x = x * 0.999f + 0.1f;
    o[i] = x;
}

__global__ void mixed_accumulate(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double s = 0;
    for (int r = 0; r < rounds; r++)
        s += (double)in[(i + r * 4096) % n] * 1.5;
    o[i] = (float)s;
}

__global__ void honest_double(double *o, const double *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double a = in[i], b = in[(i + 1) % n], c = a, d = b;
    for (int r = 0; r < rounds; r++) {
        a = a * 0.999 + b;
        b = b * 0.998 + c;
        c = c * .997 + d;
        d = d * .996 + a;
    }
    o[i] = a + b + c + d;
}

__global__ void divide(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1.5f;
    for (int r = 0; r < rounds; r++) {
        x = (x + 1.f) / y;
        y = (y + 2.f) / (x + 1.f);
    }
    o[i] = x + y;
}

__global__ void divide_fast(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1.5f;
    for (int r = 0; r < rounds; r++) {
        x = __fdividef(x + 1.f, y);
        y = __fdividef(y + 2.f, x + 1.f);
    }
    o[i] = x + y;
}

__global__ void roots(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i] + 1, y = x + 1.5f;
    for (int r = 0; r < rounds; r++) {
        x = sqrtf(x + y);
        y = sqrtf(y + 2.f);
    }
    o[i] = x + y;
}

__global__ void sines(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = x + 1, z = x + 2, w = x + 3;
    for (int r = 0; r < rounds; r++) {
        x = __sinf(x);
        y = __expf(y);
        z = __cosf(z);
        w = __log2f(w);
    }
    o[i] = x + y + z + w;
}

__global__ void int_divide(int *o, const int *in, int n, int d, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = in[i];
    for (int r = 0; r < rounds; r++) {
        x = x / d + x % d * 3 + r * 1000003;
    }
    o[i] = x;
}

__global__ void int_mask(int *o, const int *in, int n, int d, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = in[i];
    for (int r = 0; r < rounds; r++) {
        x = (x >> 3) + (x & 7) * 3 + r * 1000003;
    }
    o[i] = x;
}

__global__ void long_divide(long long *o, const int *in, int n, long long d, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    long long x = in[i];
    for (int r = 0; r < rounds; r++) {
        x = x / d + r * 100000000003ll;
    }
    o[i] = x;
}

__global__ void unfused(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = in[i], b = a + 1, c = a + 2, d = a + 3;
    for (int r = 0; r < rounds; r++) {
        a = __fadd_rn(__fmul_rn(a, .9f), .1f);
        b = __fadd_rn(__fmul_rn(b, .9f), .2f);
        c = __fadd_rn(__fmul_rn(c, .9f), .3f);
        d = __fadd_rn(__fmul_rn(d, .9f), .4f);
    }
    o[i] = a + b + c + d;
}

__global__ void fused(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = in[i], b = a + 1, c = a + 2, d = a + 3;
    for (int r = 0; r < rounds; r++) {
        a = fmaf(a, .9f, .1f);
        b = fmaf(b, .9f, .2f);
        c = fmaf(c, .9f, .3f);
        d = fmaf(d, .9f, .4f);
    }
    o[i] = a + b + c + d;
}

__global__ void hash(unsigned *o, const unsigned *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned x = in[i];
    for (int r = 0; r < rounds; r++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        x += r;
    }
    o[i] = x;
}

__global__ void address_heavy(float *o, const float *in, int w, int h, int d, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float s = 0;
    for (int r = 0; r < rounds; r++) {
        long long z = (r * 7) % d, y = (i >> 6) % h, x = i & 63;
        s += in[(z * h + y) * (long long)w + x];
    }
    o[i] = s;
}

__device__ float work(float x, int k)
{
    for (int r = 0; r < k; r++)
        x = x * 0.99f + 0.5f;
    return x;
}

__global__ void diverge(float *o, const float *in, int n, int rounds, int sorted)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    int kind = sorted ? (i >> 5) & 3 : i & 3;
    if (kind == 0) {
        for (int r = 0; r < rounds; r++)
            x = x * 0.99f + 0.5f;
    } else if (kind == 1) {
        for (int r = 0; r < rounds; r++)
            x = x * 0.98f - x * x;
    } else if (kind == 2) {
        for (int r = 0; r < rounds; r++)
            x = (x - 0.3f) * (x + .1f);
    } else {
        for (int r = 0; r < rounds; r++)
            x = fmaxf(x, 0.2f) * x + 1.f;
    }
    o[i] = x;
}

__global__ void trip_counts(float *o, const float *in, const int *len, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float s = 0;
    int k = len[i];
    for (int r = 0; r < k; r++)
        s = s * 0.99f + in[(i + r * 4096) % n];
    o[i] = s;
}

__global__ void histo_global(unsigned *bins, const unsigned *in, int n, int mask)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&bins[in[i] & mask], 1u);
}

__global__ void histo_shared(unsigned *bins, const unsigned *in, int n, int mask)
{
    __shared__ unsigned b[256];
    for (int k = threadIdx.x; k < 256; k += blockDim.x)
        b[k] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&b[in[i] & mask], 1u);
    __syncthreads();
    for (int k = threadIdx.x; k <= mask && k < 256; k += blockDim.x)
        atomicAdd(&bins[k], b[k]);
}

__global__ void atomic_float_sum(float *out, const float *in, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(out, in[i]);
}

__global__ void warp_float_sum(float *out, const float *in, int n)
{
    float s = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        s += in[i];
    for (int k = 16; k; k >>= 1)
        s += __shfl_down_sync(~0u, s, k);
    if (!(threadIdx.x & 31))
        atomicAdd(out, s);
}

__global__ void atomic_ticket(unsigned *ticket, unsigned *o, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    o[i] = atomicAdd(ticket, 1u);
}

// ---- random gathers

__global__ void chase(float *o, const int *idx, int mask, int rounds)
{
    extern __shared__ int dummy[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = i;
    for (int r = 0; r < rounds; r++)
        j = idx[(j + r * 77777) & mask];
    if (j == -1)
        dummy[0] = 1;
    o[i] = j;
}

__global__ void uneven(float *o, const float *in, int n, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int w = threadIdx.x >> 5;
    float x = in[i];
    int k = w == 0 ? rounds : rounds / 16;
    for (int r = 0; r < k; r++)
        x = x * 0.99f + 0.5f;
    o[i] = x;
}

__global__ void spin_work(float *o, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = i;
    for (int r = 0; r < rounds; r++)
        x = x * 0.99f + 0.5f;
    o[i] = x;
}

__global__ void roof_fma(float *o, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = i, b = a + 1, c = a + 2, d = a + 3, e = a + 4, f = a + 5, g = a + 6, h = a + 7;
#pragma unroll 8
    for (int r = 0; r < rounds; r++) {
        a = a * .9f + .1f;
        b = b * .9f + .1f;
        c = c * .9f + .1f;
        d = d * .9f + .1f;
        e = e * .9f + .1f;
        f = f * .9f + .1f;
        g = g * .9f + .1f;
        h = h * .9f + .1f;
    }
    o[i] = a + b + c + d + e + f + g + h;
}

template <bool SHFL> __global__ void reduce_rows(float *o, const float *in, int n, int rows)
{
    __shared__ float p[256];
    int t = threadIdx.x;
    for (int r = 0; r < rows; r++) {
        float v = in[((long long)(blockIdx.x * rows + r) * 256 + t) % n];
        if (SHFL) {
            for (int k = 16; k; k >>= 1)
                v += __shfl_down_sync(~0u, v, k);
            if (!(t & 31))
                p[t >> 5] = v;
            __syncthreads();
            if (t == 0) {
                float s = 0;
                for (int k = 0; k < 8; k++)
                    s += p[k];
                o[blockIdx.x * rows + r] = s;
            }
            __syncthreads();
        } else {
            p[t] = v;
            for (int h = 128; h; h >>= 1) {
                __syncthreads();
                if (t < h)
                    p[t] += p[t + h];
            }
            if (t == 0)
                o[blockIdx.x * rows + r] = p[0];
            __syncthreads();
        }
    }
}

__global__ void copy(float *o, const float *in, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        o[i] = in[i];
}

template <class T> static T *upload(const std::vector<T> &host)
{
    T *device;
    CHECK(cudaMalloc(&device, host.size() * sizeof(T)));
    CHECK(cudaMemcpy(device, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    return device;
}

struct Launch {
    std::string label;
    std::function<void()> run;
};

int main(int argc, char **)
{
    const int n = 1 << 24, m = 1 << 20, wave = 132 * 8;
    std::vector<float> floats(n);
    std::vector<double> doubles(n);
    std::vector<int> random(n), lengths(n), lanes(n);
    unsigned x = 12345;
    for (int i = 0; i < n; i++) {
        x = x * 1664525u + 1013904223u;
        floats[i] = (x >> 8) * (1.f / (1 << 24));
        doubles[i] = floats[i];
        random[i] = (x >> 7) & (n - 1);
        lengths[i] = (x >> 20) % 64;
        lanes[i] = i & 31;
    }
    float *in = upload(floats), *o = (float *)upload(std::vector<double>(n));
    double *din = upload(doubles), *dout = (double *)o;
    int *idx = upload(random), *len = upload(lengths), *same = upload(lanes), *io = (int *)o;
    unsigned *u = (unsigned *)idx, *bins = upload(std::vector<unsigned>(m)), *uo = (unsigned *)o;
    float *total = (float *)bins;
    auto *lo = (long long *)o;
#define ROW(LABEL, KERNEL, BLOCKS, THREADS, ...)                                                   \
    {                                                                                              \
        LABEL, [=] { KERNEL<<<BLOCKS, THREADS>>>(__VA_ARGS__); }                                   \
    }
    const std::vector<Launch> launches = {
        ROW("spill_none", spill_none, m / 256, 256, o, in, n, 40),
        ROW("spill_some", spill_some, m / 256, 256, o, in, n, 40),
        ROW("spill_hard", spill_hard, m / 256, 256, o, in, n, 40),
        ROW("dyn_array", dyn_array, m / 128, 128, o, idx, n, 200),
        ROW("dyn_array_uniform", dyn_array, m / 128, 128, o, same, n, 200),
        ROW("dyn_array_shared", dyn_array_shared, m / 128, 128, o, idx, n, 200),
        ROW("literal_double", literal_double, m / 256, 256, o, in, n, 500),
        ROW("literal_float", literal_float, m / 256, 256, o, in, n, 500),
        ROW("mixed_accumulate", mixed_accumulate, m / 256, 256, o, in, n, 200),
        ROW("honest_double", honest_double, m / 256, 256, dout, din, n, 300),
        ROW("divide", divide, m / 256, 256, o, in, n, 200),
        ROW("divide_fast", divide_fast, m / 256, 256, o, in, n, 200),
        ROW("roots", roots, m / 256, 256, o, in, n, 200),
        ROW("sines", sines, m / 256, 256, o, in, n, 300),
        ROW("int_divide", int_divide, m / 256, 256, io, idx, n, 8, 200),
        ROW("int_mask", int_mask, m / 256, 256, io, idx, n, 8, 200),
        ROW("long_divide", long_divide, m / 256, 256, lo, idx, n, 8ll, 100),
        ROW("unfused", unfused, m / 256, 256, o, in, n, 1000),
        ROW("fused", fused, m / 256, 256, o, in, n, 1000),
        ROW("hash", hash, m / 256, 256, uo, u, n, 1000),
        ROW("address_heavy", address_heavy, m / 256, 256, o, in, 64, 64, 64, 300),
        ROW("diverge", diverge, m / 256, 256, o, in, n, 1000, 0),
        ROW("diverge_sorted", diverge, m / 256, 256, o, in, n, 1000, 1),
        ROW("trip_counts", trip_counts, m / 256, 256, o, in, len, n),
        ROW("histo_global_8", histo_global, wave, 256, bins, u, n, 7),
        ROW("histo_global_1M", histo_global, wave, 256, bins, u, n, m - 1),
        ROW("histo_shared_8", histo_shared, wave, 256, bins, u, n, 7),
        ROW("histo_shared_256", histo_shared, wave, 256, bins, u, n, 255),
        ROW("atomic_float_sum", atomic_float_sum, wave, 256, total, in, n),
        ROW("warp_float_sum", warp_float_sum, wave, 256, total, in, n),
        ROW("atomic_ticket", atomic_ticket, m / 256, 256, bins, uo, n),
        ROW("chase_block256", chase, m / 256, 256, o, idx, n - 1, 50),
        ROW("chase_block32", chase, m / 32, 32, o, idx, n - 1, 50),
        ROW("uneven_1024", uneven, m / 1024, 1024, o, in, n, 4000),
        ROW("uneven_256", uneven, m / 256, 256, o, in, n, 4000),
        ROW("wave_1.03", spin_work, wave + 32, 256, o, 20000),
        ROW("wave_1.00", spin_work, wave, 256, o, 20000),
        ROW("grid_8", spin_work, 8, 256, o, 20000),
        ROW("short", spin_work, 132, 64, o, 20),
        ROW("roof_fma", roof_fma, 132 * 16, 512, o, 4000),
        ROW("reduce_sweep", reduce_rows<false>, 2112, 256, o, in, n, 64),
        ROW("reduce_shuffle", reduce_rows<true>, 2112, 256, o, in, n, 64),
        ROW("copy", copy, 132 * 16, 512, o, in, n),
    };
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    for (const Launch &launch : launches) {
        std::vector<float> times(argc > 1 ? 1 : 8);
        for (float &time : times) {
            CHECK(cudaEventRecord(start));
            launch.run();
            CHECK(cudaGetLastError());
            CHECK(cudaEventRecord(stop));
            CHECK(cudaEventSynchronize(stop));
            CHECK(cudaEventElapsedTime(&time, start, stop));
        }
        std::sort(times.begin() + (argc > 1 ? 0 : 1), times.end()); // the first is the warm-up
        printf("%s,%.4f\n", launch.label.c_str(), times[times.size() / 2]);
    }
    return 0;
}
