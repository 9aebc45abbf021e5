#include <cstdint>
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <cooperative_groups.h>

// ---------------------------------------------------------------------------
// 1. video: NV12 surface -> normalised planar RGB for the detector network
// ---------------------------------------------------------------------------

__device__ __forceinline__ float3 yuvToRgb709(float y, float u, float v)
{
    y = 1.164f * (y - 16.0f);
    u -= 128.0f;
    v -= 128.0f;
    float3 c;
    c.x = fminf(fmaxf(y + 1.793f * v, 0.0f), 255.0f);
    c.y = fminf(fmaxf(y - 0.213f * u - 0.533f * v, 0.0f), 255.0f);
    c.z = fminf(fmaxf(y + 2.112f * u, 0.0f), 255.0f);
    return c;
}

__global__ void nv12ToRgbPlanar(const uint8_t* __restrict__ nv12, int pitch,
                                int width, int height,
                                float* __restrict__ rgb,
                                float3 mean, float3 invStd)
{
    // every thread takes the four luma samples that share a chroma pair
    const int x = 2 * (blockIdx.x * blockDim.x + threadIdx.x);
    const int y = 2 * (blockIdx.y * blockDim.y + threadIdx.y);
    if (x >= width || y >= height)
        return;

    const uint8_t* luma = nv12;
    const uint8_t* chroma = nv12 + (size_t)pitch * height;
    const uchar2 uv = *reinterpret_cast<const uchar2*>(chroma + (size_t)(y / 2) * pitch + x);
    const size_t plane = (size_t)width * height;

#pragma unroll
    for (int dy = 0; dy < 2; ++dy) {
        const uchar2 yy = *reinterpret_cast<const uchar2*>(luma + (size_t)(y + dy) * pitch + x);
#pragma unroll
        for (int dx = 0; dx < 2; ++dx) {
            const float3 c = yuvToRgb709(dx ? yy.y : yy.x, uv.x, uv.y);
            const size_t o = (size_t)(y + dy) * width + x + dx;
            rgb[o]             = (c.x / 255.0f - mean.x) * invStd.x;
            rgb[o + plane]     = (c.y / 255.0f - mean.y) * invStd.y;
            rgb[o + 2 * plane] = (c.z / 255.0f - mean.z) * invStd.z;
        }
    }
}

// ---------------------------------------------------------------------------
// 2. sparse: y = alpha * A * x + beta * y, several lanes per CSR row
// ---------------------------------------------------------------------------

template <typename T, int LANES>
__global__ void csr_spmv_vector(int n_rows, T alpha,
                                const int* __restrict__ row_ptr,
                                const int* __restrict__ col_idx,
                                const T* __restrict__ vals,
                                const T* __restrict__ x,
                                T beta, T* __restrict__ y)
{
    namespace cg = cooperative_groups;
    auto tile = cg::tiled_partition<LANES>(cg::this_thread_block());

    const int first = (blockIdx.x * blockDim.x + threadIdx.x) / LANES;
    const int step = gridDim.x * blockDim.x / LANES;
    for (int row = first; row < n_rows; row += step) {
        const int end = row_ptr[row + 1];
        T sum = T(0);
        for (int k = row_ptr[row] + tile.thread_rank(); k < end; k += LANES)
            sum += vals[k] * x[col_idx[k]];
        for (int off = LANES / 2; off > 0; off >>= 1)
            sum += tile.shfl_down(sum, off);
        if (tile.thread_rank() == 0)
            y[row] = beta == T(0) ? alpha * sum : alpha * sum + beta * y[row];
    }
}

template __global__ void csr_spmv_vector<double, 8>(int, double, const int*, const int*,
                                                    const double*, const double*, double, double*);

// ---------------------------------------------------------------------------
// 3. seismic: 8th order in space, 2nd order in time acoustic wave equation
// ---------------------------------------------------------------------------

#define RADIUS 4
#define TILE_X 32
#define TILE_Y 8

__constant__ float c_fd[RADIUS + 1] = {
    -205.0f / 72.0f, 8.0f / 5.0f, -1.0f / 5.0f, 8.0f / 315.0f, -1.0f / 560.0f };

__global__ void wave3d_step(const float* __restrict__ u, float* __restrict__ u_old,
                            const float* __restrict__ v2dt2,
                            int nx, int ny, int nz, float inv_h2)
{
    __shared__ float s[TILE_Y + 2 * RADIUS][TILE_X + 2 * RADIUS];

    const int pitch = nx + 2 * RADIUS;
    const int slice = pitch * (ny + 2 * RADIUS);
    const int tx = threadIdx.x + RADIUS;
    const int ty = threadIdx.y + RADIUS;
    const int column = (blockIdx.y * TILE_Y + ty) * pitch + blockIdx.x * TILE_X + tx;

    float q[2 * RADIUS + 1];
#pragma unroll
    for (int i = 0; i < 2 * RADIUS; ++i)
        q[i + 1] = u[column + i * slice];

    for (int z = 0; z < nz; ++z) {
        const int at = column + (z + RADIUS) * slice;
#pragma unroll
        for (int i = 0; i < 2 * RADIUS; ++i)
            q[i] = q[i + 1];
        q[2 * RADIUS] = u[at + RADIUS * slice];

        __syncthreads();
        s[ty][tx] = q[RADIUS];
        if (threadIdx.y < RADIUS) {
            s[threadIdx.y][tx] = u[at - RADIUS * pitch];
            s[threadIdx.y + TILE_Y + RADIUS][tx] = u[at + TILE_Y * pitch];
        }
        if (threadIdx.x < RADIUS) {
            s[ty][threadIdx.x] = u[at - RADIUS];
            s[ty][threadIdx.x + TILE_X + RADIUS] = u[at + TILE_X];
        }
        __syncthreads();

        float lap = 3.0f * c_fd[0] * q[RADIUS];
#pragma unroll
        for (int r = 1; r <= RADIUS; ++r)
            lap += c_fd[r] * (q[RADIUS - r] + q[RADIUS + r] + s[ty - r][tx] + s[ty + r][tx]
                              + s[ty][tx - r] + s[ty][tx + r]);
        u_old[at] = 2.0f * q[RADIUS] - u_old[at] + v2dt2[at] * inv_h2 * lap;
    }
}

// ---------------------------------------------------------------------------
// 4. molecular dynamics: Lennard-Jones forces from a full neighbour list
// ---------------------------------------------------------------------------

struct PeriodicBox {
    float3 L;
    float3 invL;
};

__device__ inline float3 minimum_image(float3 d, const PeriodicBox& box)
{
    d.x -= box.L.x * rintf(d.x * box.invL.x);
    d.y -= box.L.y * rintf(d.y * box.invL.y);
    d.z -= box.L.z * rintf(d.z * box.invL.z);
    return d;
}

__global__ void compute_lj_forces(float4* d_force, const float4* d_pos, const unsigned int N,
                                  const PeriodicBox box,
                                  const unsigned int* d_n_neigh, const unsigned int* d_nlist,
                                  const unsigned int nlist_pitch,
                                  const float2* d_params, const int ntypes, const float rcutsq)
{
    // (lj1, lj2) for every pair of types
    extern __shared__ float2 s_params[];
    for (int k = threadIdx.x; k < ntypes * ntypes; k += blockDim.x)
        s_params[k] = d_params[k];
    __syncthreads();

    const unsigned int idx = blockIdx.x * blockDim.x + threadIdx.x;
    if (idx >= N)
        return;

    const float4 pi = d_pos[idx];
    const int type_i = __float_as_int(pi.w);   // the type rides in w
    float4 f = make_float4(0.f, 0.f, 0.f, 0.f);

    const unsigned int n_neigh = d_n_neigh[idx];
    for (unsigned int k = 0; k < n_neigh; ++k) {
        const float4 pj = d_pos[d_nlist[k * nlist_pitch + idx]];
        const float3 d = minimum_image(make_float3(pi.x - pj.x, pi.y - pj.y, pi.z - pj.z), box);
        const float rsq = d.x * d.x + d.y * d.y + d.z * d.z;
        if (rsq >= rcutsq)
            continue;
        const float2 lj = s_params[type_i * ntypes + __float_as_int(pj.w)];
        const float r2inv = 1.0f / rsq;
        const float r6inv = r2inv * r2inv * r2inv;
        const float fdivr = r2inv * r6inv * (12.0f * lj.x * r6inv - 6.0f * lj.y);
        f.x += d.x * fdivr;
        f.y += d.y * fdivr;
        f.z += d.z * fdivr;
        f.w += 0.5f * r6inv * (lj.x * r6inv - lj.y);
    }
    d_force[idx] = f;
}

// ---------------------------------------------------------------------------
// 5. sorting: upsweep of an LSD radix sort (digit counts into the spine)
// ---------------------------------------------------------------------------

namespace radix {

constexpr int kBits = 8;
constexpr int kDigits = 1 << kBits;
constexpr int kThreads = 256;
constexpr int kItems = 4;
constexpr int kTile = kThreads * kItems;
constexpr int kWarps = kThreads / 32;

__global__ __launch_bounds__(kThreads)
void upsweep(const uint32_t* __restrict__ keys, uint32_t* __restrict__ spine,
             int num_keys, int current_bit, int tiles_per_block)
{
    __shared__ uint32_t hist[kWarps][kDigits];   // one private histogram per warp
    const int tid = threadIdx.x;
    const int warp = tid >> 5;

    for (int i = tid; i < kWarps * kDigits; i += kThreads)
        (&hist[0][0])[i] = 0;
    __syncthreads();

    const long long begin = (long long)blockIdx.x * tiles_per_block * kTile;
    for (int t = 0; t < tiles_per_block; ++t) {
#pragma unroll
        for (int j = 0; j < kItems; ++j) {
            const long long g = begin + (long long)t * kTile + j * kThreads + tid;
            if (g < num_keys) {
                const uint32_t digit = (keys[g] >> current_bit) & (kDigits - 1);
                atomicAdd(&hist[warp][digit], 1u);
            }
        }
    }
    __syncthreads();

    // digit-major, so that one exclusive scan of the spine gives the scatter bases
    uint32_t total = 0;
    for (int w = 0; w < kWarps; ++w)
        total += hist[w][tid];
    spine[tid * gridDim.x + blockIdx.x] = total;
}

} // namespace radix

// ---------------------------------------------------------------------------
// 6. transformer: h = x + residual; out = layernorm(h) * gamma + beta
// ---------------------------------------------------------------------------

__device__ float block_sum(float v)
{
    __shared__ float partial[32];
    __shared__ float result;
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    for (int o = 16; o > 0; o >>= 1)
        v += __shfl_xor_sync(0xffffffffu, v, o);
    if (lane == 0) partial[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < (blockDim.x >> 5) ? partial[lane] : 0.0f;
        for (int o = 16; o > 0; o >>= 1)
            v += __shfl_xor_sync(0xffffffffu, v, o);
        if (lane == 0) result = v;
    }
    __syncthreads();
    return result;
}

template <bool kKeepSum>
__global__ void add_layernorm_fwd(__half* __restrict__ out, __half* __restrict__ residual,
                                  const __half* __restrict__ x,
                                  const __half* __restrict__ gamma, const __half* __restrict__ beta,
                                  float* __restrict__ mean_out, float* __restrict__ rstd_out,
                                  int hidden, float eps)
{
    extern __shared__ float2 row_cache[];
    const int half_cols = hidden / 2;
    const size_t base = (size_t)blockIdx.x * half_cols;
    const __half2* x2 = reinterpret_cast<const __half2*>(x) + base;
    __half2* res2 = reinterpret_cast<__half2*>(residual) + base;

    float sum = 0.0f;
    for (int i = threadIdx.x; i < half_cols; i += blockDim.x) {
        const float2 a = __half22float2(x2[i]), b = __half22float2(res2[i]);
        const float2 h = make_float2(a.x + b.x, a.y + b.y);
        row_cache[i] = h;
        if (kKeepSum) res2[i] = __float22half2_rn(h);
        sum += h.x + h.y;
    }
    const float mean = block_sum(sum) / hidden;

    float sq = 0.0f;
    for (int i = threadIdx.x; i < half_cols; i += blockDim.x) {
        const float2 h = row_cache[i];
        sq += (h.x - mean) * (h.x - mean) + (h.y - mean) * (h.y - mean);
    }
    const float rstd = rsqrtf(block_sum(sq) / hidden + eps);

    __half2* out2 = reinterpret_cast<__half2*>(out) + base;
    for (int i = threadIdx.x; i < half_cols; i += blockDim.x) {
        const float2 g = __half22float2(reinterpret_cast<const __half2*>(gamma)[i]);
        const float2 b = __half22float2(reinterpret_cast<const __half2*>(beta)[i]);
        const float2 h = row_cache[i];
        out2[i] = __floats2half2_rn((h.x - mean) * rstd * g.x + b.x, (h.y - mean) * rstd * g.y + b.y);
    }
    if (threadIdx.x == 0) {
        mean_out[blockIdx.x] = mean;
        rstd_out[blockIdx.x] = rstd;
    }
}

template __global__ void add_layernorm_fwd<true>(__half*, __half*, const __half*, const __half*,
                                                 const __half*, float*, float*, int, float);

// ---------------------------------------------------------------------------
// 7. finance: arithmetic Asian options by Monte Carlo on pre-drawn normals
// ---------------------------------------------------------------------------

struct AsianOption {
    float spot, strike, rate, vol, maturity;
    int   numFixings;
    int   isCall;
};

struct McResult {
    double price;
    double stdErr;
};

__global__ void priceAsianOptions(const AsianOption* options, McResult* results,
                                  const float* normals, int numPaths)
{
    extern __shared__ double sh[];
    double* shSum = sh;
    double* shSq = sh + blockDim.x;

    const AsianOption opt = options[blockIdx.x];
    const float dt = opt.maturity / opt.numFixings;
    const float drift = (opt.rate - 0.5f * opt.vol * opt.vol) * dt;
    const float diffusion = opt.vol * sqrtf(dt);

    double sum = 0.0, sq = 0.0;
    for (int path = threadIdx.x; path < numPaths; path += blockDim.x) {
        float s = opt.spot, avg = 0.0f;
        for (int i = 0; i < opt.numFixings; i++) {
            s *= expf(drift + diffusion * normals[(size_t)i * numPaths + path]);
            avg += s;
        }
        avg /= opt.numFixings;
        float payoff = opt.isCall ? avg - opt.strike : opt.strike - avg;
        payoff = fmaxf(payoff, 0.0f);
        sum += payoff;
        sq += (double)payoff * payoff;
    }
    shSum[threadIdx.x] = sum;
    shSq[threadIdx.x] = sq;
    __syncthreads();

    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) {
            shSum[threadIdx.x] += shSum[threadIdx.x + s];
            shSq[threadIdx.x] += shSq[threadIdx.x + s];
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        const double df = exp(-(double)opt.rate * opt.maturity);
        const double m = shSum[0] / numPaths;
        const double var = (shSq[0] - numPaths * m * m) / (numPaths - 1);
        results[blockIdx.x].price = df * m;
        results[blockIdx.x].stdErr = df * sqrt(fmax(var, 0.0) / numPaths);
    }
}

// ---------------------------------------------------------------------------
// 8. software radio: decimating FIR filter on multichannel IQ samples
// ---------------------------------------------------------------------------

__global__ void fir_decimate_iq(const float2* in, size_t in_stride, int n_in,
                                const float* taps, int n_taps, int decim,
                                float2* out, size_t out_stride, int n_out)
{
    extern __shared__ unsigned char fir_smem[];
    const int span = (blockDim.x - 1) * decim + n_taps;
    float2* s_in = (float2*)fir_smem;
    float* s_taps = (float*)(s_in + span);

    const int channel = blockIdx.y;
    const int first = blockIdx.x * blockDim.x * decim;
    in += channel * in_stride;

    for (int i = threadIdx.x; i < n_taps; i += blockDim.x)
        s_taps[i] = taps[n_taps - 1 - i];
    for (int i = threadIdx.x; i < span; i += blockDim.x)
        s_in[i] = first + i < n_in ? in[first + i] : make_float2(0.f, 0.f);
    __syncthreads();

    const int o = blockIdx.x * blockDim.x + threadIdx.x;
    if (o < n_out) {
        float2 acc = make_float2(0.f, 0.f);
        const float2* w = s_in + threadIdx.x * decim;
        for (int i = 0; i < n_taps; ++i) {
            acc.x = fmaf(s_taps[i], w[i].x, acc.x);
            acc.y = fmaf(s_taps[i], w[i].y, acc.y);
        }
        out[channel * out_stride + o] = acc;
    }
}

// ---------------------------------------------------------------------------
// 9. genomics: count canonical k-mers of a read set in an open-addressing table
// ---------------------------------------------------------------------------

#define KMER_EMPTY 0xFFFFFFFFFFFFFFFFull

__device__ __forceinline__ uint64_t mix64(uint64_t h)
{
    h ^= h >> 33; h *= 0xff51afd7ed558ccdull;
    h ^= h >> 33; h *= 0xc4ceb9fe1a85ec53ull;
    return h ^ (h >> 33);
}

__global__ void count_kmers(const char* seqs, const uint32_t* read_start, uint32_t n_reads, int k,
                            unsigned long long* table_keys, uint32_t* table_counts,
                            uint32_t table_mask, uint32_t* n_dropped)
{
    const uint32_t read = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
    const int lane = threadIdx.x % warpSize;
    if (read >= n_reads) return;

    const int len = read_start[read + 1] - read_start[read];
    const char* seq = seqs + read_start[read];

    for (int p = lane; p + k <= len; p += warpSize) {
        uint64_t fwd = 0, rev = 0;
        bool ok = true;
        for (int i = 0; i < k; ++i) {
            const char c = seq[p + i];
            const uint64_t code = (c >> 1) & 3;              // A=0 C=1 T=2 G=3
            ok = ok && (c == 'A' || c == 'C' || c == 'G' || c == 'T');
            fwd = (fwd << 2) | code;
            rev |= (code ^ 2) << (2 * i);
        }
        if (!ok) continue;                                   // N or lower case

        const unsigned long long key = fwd < rev ? fwd : rev;
        uint32_t slot = (uint32_t)mix64(key) & table_mask;
        uint32_t probe = 0;
        for (; probe <= table_mask; ++probe) {
            const unsigned long long was = atomicCAS(&table_keys[slot], KMER_EMPTY, key);
            if (was == KMER_EMPTY || was == key) {
                atomicAdd(&table_counts[slot], 1u);
                break;
            }
            slot = (slot + 1) & table_mask;
        }
        if (probe > table_mask) atomicAdd(n_dropped, 1u);
    }
}

// ---------------------------------------------------------------------------
// 10. reconstruction: fuse one depth frame into a truncated signed distance volume
// ---------------------------------------------------------------------------

struct TsdfVolume {
    int3   dims;
    float3 origin;
    float  voxelSize;
    float  truncation;
};

struct DepthCamera {
    int    width, height;
    float  fx, fy, cx, cy;
    float4 worldToCam[3];
};

__device__ float3 transformPoint(const float4* m, float3 p)
{
    return make_float3(m[0].x * p.x + m[0].y * p.y + m[0].z * p.z + m[0].w,
                       m[1].x * p.x + m[1].y * p.y + m[1].z * p.z + m[1].w,
                       m[2].x * p.x + m[2].y * p.y + m[2].z * p.z + m[2].w);
}

__global__ void integrateDepthFrame(short2* voxels, TsdfVolume vol,
                                    const uint16_t* depth, DepthCamera cam, int maxWeight)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    const int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x >= vol.dims.x || y >= vol.dims.y || z >= vol.dims.z)
        return;

    const float3 world = make_float3(vol.origin.x + (x + 0.5f) * vol.voxelSize,
                                     vol.origin.y + (y + 0.5f) * vol.voxelSize,
                                     vol.origin.z + (z + 0.5f) * vol.voxelSize);
    const float3 p = transformPoint(cam.worldToCam, world);
    if (p.z <= 0.0f)
        return;

    const int u = __float2int_rn(cam.fx * p.x / p.z + cam.cx);
    const int v = __float2int_rn(cam.fy * p.y / p.z + cam.cy);
    if (u < 0 || v < 0 || u >= cam.width || v >= cam.height)
        return;

    const float d = depth[v * cam.width + u] * 0.001f;   // millimetres, 0 where there is no return
    if (d == 0.0f)
        return;

    const float sdf = d - p.z;
    if (sdf < -vol.truncation)
        return;                                          // behind the surface

    const float tsdf = fminf(1.0f, sdf / vol.truncation);
    const size_t i = ((size_t)z * vol.dims.y + y) * vol.dims.x + x;
    const short2 old = voxels[i];
    const float w = old.y;
    const float fused = (old.x / 32767.0f * w + tsdf) / (w + 1.0f);
    voxels[i] = make_short2((short)__float2int_rn(fused * 32767.0f), (short)min(old.y + 1, maxWeight));
}
