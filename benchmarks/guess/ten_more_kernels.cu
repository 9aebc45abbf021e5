#include <cstdint>
#include <cstddef>
#include <math_constants.h>
#include <cuda_runtime.h>
#include <cuda_fp16.h>

#define WARP_SIZE 32
#define FULL_MASK 0xffffffffu

#define CLAMP(v, lo, hi) ((v) < (lo) ? (lo) : ((v) > (hi) ? (hi) : (v)))

__device__ __forceinline__ float warp_reduce_sum(float v)
{
    #pragma unroll
    for (int offset = WARP_SIZE / 2; offset > 0; offset >>= 1)
        v += __shfl_down_sync(FULL_MASK, v, offset);
    return v;
}

__device__ __forceinline__ double warp_reduce_sum(double v)
{
    #pragma unroll
    for (int offset = WARP_SIZE / 2; offset > 0; offset >>= 1)
        v += __shfl_down_sync(FULL_MASK, v, offset);
    return v;
}

// ---------------------------------------------------------------------------
// C = alpha * A * B + beta * C, row major, shared memory tiles of TILE x TILE
// ---------------------------------------------------------------------------
template <typename T, int TILE>
__global__ void gemm_tiled(int M, int N, int K,
                           T alpha,
                           const T *__restrict__ A, int lda,
                           const T *__restrict__ B, int ldb,
                           T beta,
                           T *__restrict__ C, int ldc)
{
    __shared__ T As[TILE][TILE];
    __shared__ T Bs[TILE][TILE + 1];

    const int tx = threadIdx.x;
    const int ty = threadIdx.y;
    const int row = blockIdx.y * TILE + ty;
    const int col = blockIdx.x * TILE + tx;

    T acc = T(0);
    const int num_tiles = (K + TILE - 1) / TILE;

    for (int t = 0; t < num_tiles; ++t) {
        const int a_col = t * TILE + tx;
        const int b_row = t * TILE + ty;

        As[ty][tx] = (row < M && a_col < K) ? A[(size_t)row * lda + a_col] : T(0);
        Bs[ty][tx] = (b_row < K && col < N) ? B[(size_t)b_row * ldb + col] : T(0);
        __syncthreads();

        #pragma unroll
        for (int k = 0; k < TILE; ++k)
            acc += As[ty][k] * Bs[k][tx];
        __syncthreads();
    }

    if (row < M && col < N) {
        const size_t idx = (size_t)row * ldc + col;
        C[idx] = alpha * acc + beta * C[idx];
    }
}

template __global__ void gemm_tiled<float, 32>(int, int, int, float, const float *__restrict__, int,
                                               const float *__restrict__, int, float,
                                               float *__restrict__, int);

// ---------------------------------------------------------------------------
// Bilateral filter on an 8 bit grayscale image, borders are clamped
// ---------------------------------------------------------------------------
__global__ void bilateralFilter8u(const unsigned char *src, size_t srcPitch,
                                  unsigned char *dst, size_t dstPitch,
                                  int width, int height, int radius,
                                  float sigmaSpace, float sigmaColor)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;

    const float spaceCoeff = -0.5f / (sigmaSpace * sigmaSpace);
    const float colorCoeff = -0.5f / (sigmaColor * sigmaColor);
    const float center = (float)src[y * srcPitch + x];

    float sum = 0.0f;
    float wsum = 0.0f;
    for (int dy = -radius; dy <= radius; dy++) {
        const int yy = CLAMP(y + dy, 0, height - 1);
        const unsigned char *line = src + yy * srcPitch;
        for (int dx = -radius; dx <= radius; dx++) {
            const int r2 = dx * dx + dy * dy;
            if (r2 > radius * radius)
                continue;
            const int xx = CLAMP(x + dx, 0, width - 1);
            const float v = (float)line[xx];
            const float d = v - center;
            const float w = __expf(r2 * spaceCoeff + d * d * colorCoeff);
            sum += w * v;
            wsum += w;
        }
    }
    dst[y * dstPitch + x] = (unsigned char)(sum / wsum + 0.5f);
}

// ---------------------------------------------------------------------------
// Monte Carlo arithmetic Asian option, antithetic paths, sums[0]=sum, sums[1]=sum of squares
// ---------------------------------------------------------------------------
struct AsianOption {
    float spot;
    float strike;
    float rate;
    float dividend;
    float vol;
    float maturity;
    int   num_steps;
    int   is_call;
};

// Marsaglia xorshift128, state must not be all zero
__device__ __forceinline__ uint32_t xorshift128(uint4 &s)
{
    uint32_t t = s.x ^ (s.x << 11);
    s.x = s.y;
    s.y = s.z;
    s.z = s.w;
    s.w = s.w ^ (s.w >> 19) ^ t ^ (t >> 8);
    return s.w;
}

// Box-Muller
__device__ __forceinline__ float2 rand_normal2(uint4 &s)
{
    const float u1 = (xorshift128(s) >> 8) * 5.9604645e-8f + 2.9802322e-8f;   // (0, 1)
    const float u2 = (xorshift128(s) >> 8) * 5.9604645e-8f;                   // [0, 1)
    const float r = sqrtf(-2.0f * logf(u1));
    float sn, cs;
    __sincosf(6.28318530718f * u2, &sn, &cs);
    return make_float2(r * cs, r * sn);
}

__global__ void mc_asian_price(AsianOption opt, int num_paths, uint4 *rng_states,
                               float *payoffs, double *sums)
{
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    const int stride = gridDim.x * blockDim.x;

    const float dt = opt.maturity / opt.num_steps;
    const float drift = (opt.rate - opt.dividend - 0.5f * opt.vol * opt.vol) * dt;
    const float diffusion = opt.vol * sqrtf(dt);
    const float discount = expf(-opt.rate * opt.maturity);
    const float sign = opt.is_call ? 1.0f : -1.0f;

    uint4 rng = rng_states[tid];

    double local_sum = 0.0;
    double local_sq = 0.0;

    for (int p = tid; p < num_paths; p += stride) {
        float x_up = 0.0f, x_dn = 0.0f;
        float avg_up = 0.0f, avg_dn = 0.0f;

        for (int s = 0; s < opt.num_steps; s += 2) {
            const float2 z2 = rand_normal2(rng);
            const float z[2] = {z2.x, z2.y};
            #pragma unroll
            for (int j = 0; j < 2; ++j) {
                if (s + j < opt.num_steps) {
                    x_up += drift + diffusion * z[j];
                    x_dn += drift - diffusion * z[j];
                    avg_up += __expf(x_up);
                    avg_dn += __expf(x_dn);
                }
            }
        }
        avg_up *= opt.spot / opt.num_steps;
        avg_dn *= opt.spot / opt.num_steps;

        const float pay_up = fmaxf(sign * (avg_up - opt.strike), 0.0f);
        const float pay_dn = fmaxf(sign * (avg_dn - opt.strike), 0.0f);
        const float payoff = 0.5f * discount * (pay_up + pay_dn);

        if (payoffs != nullptr)
            payoffs[p] = payoff;
        local_sum += payoff;
        local_sq += (double)payoff * payoff;
    }
    rng_states[tid] = rng;

    local_sum = warp_reduce_sum(local_sum);
    local_sq = warp_reduce_sum(local_sq);
    if ((threadIdx.x & (WARP_SIZE - 1)) == 0) {
        atomicAdd(&sums[0], local_sum);
        atomicAdd(&sums[1], local_sq);
    }
}

// ---------------------------------------------------------------------------
// 3D acoustic wave equation, 8th order in space, 2nd order in time, marching along z.
// Arrays are padded with RADIUS cells on every side, nx/ny must be multiples of the tile.
// ---------------------------------------------------------------------------
#define RADIUS 4
#define BDIMX 32
#define BDIMY 16

__constant__ float c_coeff[RADIUS + 1] = {
    -2.847222222f, 1.6f, -0.2f, 2.539682540e-2f, -1.785714286e-3f
};

__global__ void wave3d_step(float *__restrict__ p_next, const float *__restrict__ p_curr,
                            const float *__restrict__ vel, int nx, int ny, int nz,
                            float dt, float inv_h2)
{
    __shared__ float tile[BDIMY + 2 * RADIUS][BDIMX + 2 * RADIUS];

    const int ix = blockIdx.x * BDIMX + threadIdx.x + RADIUS;
    const int iy = blockIdx.y * BDIMY + threadIdx.y + RADIUS;
    const int tx = threadIdx.x + RADIUS;
    const int ty = threadIdx.y + RADIUS;

    const size_t dimx = nx + 2 * RADIUS;
    const size_t slice = dimx * (ny + 2 * RADIUS);

    size_t in_idx = iy * dimx + ix;
    size_t out_idx = 0;

    float front[RADIUS], behind[RADIUS], current;

    #pragma unroll
    for (int i = RADIUS - 2; i >= 0; i--) {
        behind[i] = p_curr[in_idx];
        in_idx += slice;
    }
    current = p_curr[in_idx];
    out_idx = in_idx;
    in_idx += slice;
    #pragma unroll
    for (int i = 0; i < RADIUS; i++) {
        front[i] = p_curr[in_idx];
        in_idx += slice;
    }

    for (int iz = 0; iz < nz; iz++) {
        // advance the register queue
        #pragma unroll
        for (int i = RADIUS - 1; i > 0; i--)
            behind[i] = behind[i - 1];
        behind[0] = current;
        current = front[0];
        #pragma unroll
        for (int i = 0; i < RADIUS - 1; i++)
            front[i] = front[i + 1];
        front[RADIUS - 1] = p_curr[in_idx];
        in_idx += slice;
        out_idx += slice;
        __syncthreads();

        if (threadIdx.y < RADIUS) {
            tile[threadIdx.y][tx] = p_curr[out_idx - RADIUS * dimx];
            tile[threadIdx.y + BDIMY + RADIUS][tx] = p_curr[out_idx + BDIMY * dimx];
        }
        if (threadIdx.x < RADIUS) {
            tile[ty][threadIdx.x] = p_curr[out_idx - RADIUS];
            tile[ty][threadIdx.x + BDIMX + RADIUS] = p_curr[out_idx + BDIMX];
        }
        tile[ty][tx] = current;
        __syncthreads();

        float lap = 3.0f * c_coeff[0] * current;
        #pragma unroll
        for (int i = 1; i <= RADIUS; i++) {
            lap += c_coeff[i] * (front[i - 1] + behind[i - 1]
                               + tile[ty - i][tx] + tile[ty + i][tx]
                               + tile[ty][tx - i] + tile[ty][tx + i]);
        }

        const float v = vel[out_idx];
        p_next[out_idx] = 2.0f * current - p_next[out_idx] + v * v * dt * dt * inv_h2 * lap;
    }
}

// ---------------------------------------------------------------------------
// Case-insensitive FNV-1a of every string in a packed column, and insert into a Bloom filter
// ---------------------------------------------------------------------------
#define FNV_OFFSET 0xcbf29ce484222325ULL
#define FNV_PRIME  0x100000001b3ULL

__device__ __forceinline__ uint64_t mix64(uint64_t h)
{
    h ^= h >> 33;
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 33;
    h *= 0xc4ceb9fe1a85ec53ULL;
    h ^= h >> 33;
    return h;
}

__global__ void hash_strings_bloom(const char *__restrict__ chars,
                                   const int32_t *__restrict__ offsets,
                                   int num_strings,
                                   uint64_t *__restrict__ hashes,
                                   uint32_t *bloom, uint32_t bloom_words, int num_probes)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= num_strings) return;

    uint64_t h = FNV_OFFSET;
    const int end = offsets[i + 1];
    for (int pos = offsets[i]; pos < end; ++pos) {
        unsigned char c = (unsigned char)chars[pos];
        if (c >= 'A' && c <= 'Z')
            c |= 0x20;
        h = (h ^ c) * FNV_PRIME;
    }
    hashes[i] = h;

    // double hashing, bloom_words is a power of two
    const uint64_t m = mix64(h);
    const uint32_t h1 = (uint32_t)m;
    const uint32_t h2 = (uint32_t)(m >> 32) | 1u;
    const uint32_t mask = bloom_words - 1;
    for (int k = 0; k < num_probes; ++k) {
        const uint32_t g = h1 + k * h2;
        const uint32_t word = (g >> 5) & mask;
        const uint32_t bit = 1u << (g & 31);
        if (!(bloom[word] & bit))
            atomicOr(&bloom[word], bit);
    }
}

// ---------------------------------------------------------------------------
// Histogram of floats with equal width bins, privatized in dynamic shared memory (nbins uints)
// ---------------------------------------------------------------------------
__global__ void histogram_f32(const float *data, size_t n, float lo, float hi,
                              int nbins, unsigned int *hist)
{
    extern __shared__ unsigned int s_hist[];

    for (int b = threadIdx.x; b < nbins; b += blockDim.x)
        s_hist[b] = 0;
    __syncthreads();

    const float scale = nbins / (hi - lo);
    const size_t step = (size_t)gridDim.x * blockDim.x;
    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step) {
        const float v = data[i];
        if (v >= lo && v <= hi) {
            int bin = (int)((v - lo) * scale);
            bin = min(bin, nbins - 1);      // v == hi goes to the last bin
            atomicAdd(&s_hist[bin], 1u);
        }
    }
    __syncthreads();

    for (int b = threadIdx.x; b < nbins; b += blockDim.x) {
        const unsigned int c = s_hist[b];
        if (c)
            atomicAdd(&hist[b], c);
    }
}

// ---------------------------------------------------------------------------
// LayerNorm forward, one block per row, keeps mean / rstd for the backward pass
// ---------------------------------------------------------------------------
__device__ float block_reduce_sum(float v)
{
    __shared__ float partial[WARP_SIZE];
    __shared__ float total;
    const int lane = threadIdx.x % WARP_SIZE;
    const int wid = threadIdx.x / WARP_SIZE;

    v = warp_reduce_sum(v);
    if (lane == 0)
        partial[wid] = v;
    __syncthreads();

    if (wid == 0) {
        v = (lane < (blockDim.x + WARP_SIZE - 1) / WARP_SIZE) ? partial[lane] : 0.0f;
        v = warp_reduce_sum(v);
        if (lane == 0)
            total = v;
    }
    __syncthreads();
    return total;
}

__global__ void layernorm_forward(__half *__restrict__ out, float *__restrict__ mean, float *__restrict__ rstd,
                                  const __half *__restrict__ inp, const float *__restrict__ weight,
                                  const float *__restrict__ bias, int C, float eps)
{
    const size_t row = blockIdx.x;
    const __half *x = inp + row * C;
    __half *y = out + row * C;

    float sum = 0.0f;
    for (int i = threadIdx.x; i < C; i += blockDim.x)
        sum += __half2float(x[i]);
    const float m = block_reduce_sum(sum) / C;

    float var = 0.0f;
    for (int i = threadIdx.x; i < C; i += blockDim.x) {
        const float d = __half2float(x[i]) - m;
        var += d * d;
    }
    const float s = rsqrtf(block_reduce_sum(var) / C + eps);

    if (threadIdx.x == 0) {
        if (mean) mean[row] = m;
        if (rstd) rstd[row] = s;
    }

    for (int i = threadIdx.x; i < C; i += blockDim.x) {
        const float n = s * (__half2float(x[i]) - m);
        y[i] = __float2half(n * weight[i] + bias[i]);
    }
}

// ---------------------------------------------------------------------------
// One top-down BFS level on a CSR graph, one warp per frontier vertex
// ---------------------------------------------------------------------------
__global__ void bfs_expand(const int *__restrict__ row_ptr, const int *__restrict__ col_idx,
                           const int *__restrict__ frontier, int frontier_size,
                           int *dist, int *parent,
                           int *next_frontier, int *next_size, int level)
{
    const int warp_id = (blockIdx.x * blockDim.x + threadIdx.x) / WARP_SIZE;
    const int lane = threadIdx.x & (WARP_SIZE - 1);
    if (warp_id >= frontier_size)
        return;

    const int u = frontier[warp_id];
    const int begin = row_ptr[u];
    const int end = row_ptr[u + 1];

    for (int base = begin; base < end; base += WARP_SIZE) {
        const int e = base + lane;
        int v = -1;
        bool discovered = false;
        if (e < end) {
            v = col_idx[e];
            if (dist[v] == -1)
                discovered = (atomicCAS(&dist[v], -1, level + 1) == -1);
        }

        // one atomic per warp for the queue tail
        const unsigned int ballot = __ballot_sync(FULL_MASK, discovered);
        int pos = 0;
        if (lane == 0 && ballot)
            pos = atomicAdd(next_size, __popc(ballot));
        pos = __shfl_sync(FULL_MASK, pos, 0);

        if (discovered) {
            parent[v] = u;
            next_frontier[pos + __popc(ballot & ((1u << lane) - 1))] = v;
        }
    }
}

// ---------------------------------------------------------------------------
// Brute force closest hit, Moller-Trumbore against an indexed triangle mesh
// ---------------------------------------------------------------------------
__device__ __forceinline__ float3 sub3(float3 a, float3 b) { return make_float3(a.x - b.x, a.y - b.y, a.z - b.z); }
__device__ __forceinline__ float dot3(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ __forceinline__ float3 cross3(float3 a, float3 b)
{
    return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

__device__ bool intersect_triangle(float3 orig, float3 dir, float3 v0, float3 v1, float3 v2,
                                   float &t, float &u, float &v)
{
    const float EPS = 1e-8f;
    const float3 e1 = sub3(v1, v0);
    const float3 e2 = sub3(v2, v0);
    const float3 pvec = cross3(dir, e2);
    const float det = dot3(e1, pvec);
    if (fabsf(det) < EPS) return false;

    const float inv_det = 1.0f / det;
    const float3 tvec = sub3(orig, v0);
    u = dot3(tvec, pvec) * inv_det;
    if (u < 0.0f || u > 1.0f) return false;

    const float3 qvec = cross3(tvec, e1);
    v = dot3(dir, qvec) * inv_det;
    if (v < 0.0f || u + v > 1.0f) return false;

    t = dot3(e2, qvec) * inv_det;
    return t > 0.0f;
}

__global__ void trace_closest_hit(const float3 *ray_origins, const float3 *ray_dirs, int num_rays,
                                  const float3 *vertices, const int3 *triangles, int num_triangles,
                                  float t_max, int *hit_ids, float *hit_t, float2 *hit_uv)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= num_rays)
        return;

    const float3 o = ray_origins[r];
    const float3 d = ray_dirs[r];

    float best_t = t_max;
    float2 best_uv = make_float2(0.0f, 0.0f);
    int best_id = -1;

    for (int i = 0; i < num_triangles; ++i) {
        const int3 tri = triangles[i];
        float t, u, v;
        if (intersect_triangle(o, d, vertices[tri.x], vertices[tri.y], vertices[tri.z], t, u, v) && t < best_t) {
            best_t = t;
            best_uv = make_float2(u, v);
            best_id = i;
        }
    }

    hit_ids[r] = best_id;
    hit_t[r] = best_id >= 0 ? best_t : CUDART_INF_F;
    hit_uv[r] = best_uv;
}

// ---------------------------------------------------------------------------
// Multi-channel complex FIR with decimation, real taps, blockIdx.y is the channel
// ---------------------------------------------------------------------------
#define MAX_TAPS 512

__global__ void fir_decimate(const float2 *__restrict__ in, float2 *__restrict__ out,
                             const float *__restrict__ taps, int ntaps, int decim,
                             int nin, int nout)
{
    __shared__ float s_taps[MAX_TAPS];
    for (int k = threadIdx.x; k < ntaps; k += blockDim.x)
        s_taps[k] = taps[ntaps - 1 - k];
    __syncthreads();

    const int ch = blockIdx.y;
    const int n = blockIdx.x * blockDim.x + threadIdx.x;
    if (n >= nout)
        return;

    const float2 *x = in + (size_t)ch * nin + (size_t)n * decim;
    float re = 0.0f, im = 0.0f;
    for (int k = 0; k < ntaps; k++) {
        const float2 s = x[k];
        const float c = s_taps[k];
        re = fmaf(c, s.x, re);
        im = fmaf(c, s.y, im);
    }
    out[(size_t)ch * nout + n] = make_float2(re, im);
}
