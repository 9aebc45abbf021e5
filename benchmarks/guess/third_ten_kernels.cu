#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <stdint.h>

#define WARP_SIZE 32
#define FULL_MASK 0xffffffffu

__device__ __forceinline__ float warpReduceSum(float v)
{
#pragma unroll
    for (int o = WARP_SIZE / 2; o > 0; o >>= 1)
        v += __shfl_xor_sync(FULL_MASK, v, o);
    return v;
}

// ---------------------------------------------------------------------------
// 1. Single-token decode attention over a paged KV cache (one block per head/seq)
// ---------------------------------------------------------------------------
template <int HEAD_DIM, int BLOCK_SIZE, int NUM_WARPS>
__global__ void paged_attention_decode_kernel(
    __half* __restrict__ out,               // [num_seqs, num_heads, HEAD_DIM]
    const __half* __restrict__ q,           // [num_seqs, num_heads, HEAD_DIM]
    const __half* __restrict__ k_cache,     // [num_blocks, num_kv_heads, BLOCK_SIZE, HEAD_DIM]
    const __half* __restrict__ v_cache,     // [num_blocks, num_kv_heads, BLOCK_SIZE, HEAD_DIM]
    const int* __restrict__ block_tables,   // [num_seqs, max_blocks_per_seq]
    const int* __restrict__ context_lens,   // [num_seqs]
    const int num_kv_heads,
    const int max_blocks_per_seq,
    const float scale)
{
    constexpr int VEC = HEAD_DIM / WARP_SIZE;
    const int head_idx = blockIdx.x;
    const int seq_idx = blockIdx.y;
    const int num_heads = gridDim.x;
    const int kv_head_idx = head_idx / (num_heads / num_kv_heads);
    const int warp = threadIdx.x / WARP_SIZE;
    const int lane = threadIdx.x % WARP_SIZE;
    const int ctx_len = context_lens[seq_idx];
    const int* block_table = block_tables + seq_idx * max_blocks_per_seq;

    float qr[VEC], acc[VEC];
    const __half* q_ptr = q + (size_t)(seq_idx * num_heads + head_idx) * HEAD_DIM;
#pragma unroll
    for (int i = 0; i < VEC; ++i) {
        qr[i] = __half2float(q_ptr[lane + i * WARP_SIZE]) * scale;
        acc[i] = 0.f;
    }

    float m = -INFINITY, l = 0.f;
    for (int t = warp; t < ctx_len; t += NUM_WARPS) {
        const int physical_block = block_table[t / BLOCK_SIZE];
        const size_t off = (((size_t)physical_block * num_kv_heads + kv_head_idx) * BLOCK_SIZE
                            + t % BLOCK_SIZE) * HEAD_DIM;
        float s = 0.f;
#pragma unroll
        for (int i = 0; i < VEC; ++i)
            s += qr[i] * __half2float(k_cache[off + lane + i * WARP_SIZE]);
        s = warpReduceSum(s);

        const float m_new = fmaxf(m, s);
        const float corr = __expf(m - m_new);
        const float p = __expf(s - m_new);
        l = l * corr + p;
#pragma unroll
        for (int i = 0; i < VEC; ++i)
            acc[i] = acc[i] * corr + p * __half2float(v_cache[off + lane + i * WARP_SIZE]);
        m = m_new;
    }

    // merge the partial softmax of each warp
    __shared__ float s_m[NUM_WARPS], s_l[NUM_WARPS];
    __shared__ float s_acc[NUM_WARPS][HEAD_DIM];
    if (lane == 0) {
        s_m[warp] = m;
        s_l[warp] = l;
    }
#pragma unroll
    for (int i = 0; i < VEC; ++i)
        s_acc[warp][lane + i * WARP_SIZE] = acc[i];
    __syncthreads();

    for (int d = threadIdx.x; d < HEAD_DIM; d += blockDim.x) {
        float gm = -INFINITY;
        for (int w = 0; w < NUM_WARPS; ++w)
            gm = fmaxf(gm, s_m[w]);
        float num = 0.f, den = 0.f;
        for (int w = 0; w < NUM_WARPS; ++w) {
            const float c = s_l[w] > 0.f ? __expf(s_m[w] - gm) : 0.f;
            num += c * s_acc[w][d];
            den += c * s_l[w];
        }
        out[(size_t)(seq_idx * num_heads + head_idx) * HEAD_DIM + d] =
            __float2half(num / (den + 1e-6f));
    }
}

template __global__ void paged_attention_decode_kernel<128, 16, 4>(
    __half*, const __half*, const __half*, const __half*, const int*, const int*,
    const int, const int, const float);

// ---------------------------------------------------------------------------
// 2. Lennard-Jones forces from a full neighbour list, cubic periodic box
// ---------------------------------------------------------------------------
struct LJParams {
    float3 box;
    float3 invBox;
    float cutoff2;
    int ntypes;
};

__global__ void compute_lj_force(const float4* __restrict__ pos,       // xyz + type in w
                                 float4* __restrict__ force,           // xyz + energy in w
                                 const int* __restrict__ numNeigh,
                                 const int* __restrict__ neighList,    // column-major, pitch neighPitch
                                 const float2* __restrict__ ljCoeff,   // (48 eps sig^12, 24 eps sig^6)
                                 float* virial,
                                 int nAtoms,
                                 int neighPitch,
                                 LJParams params)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nAtoms)
        return;

    float4 pi = pos[i];
    int ti = __float_as_int(pi.w);
    int nn = numNeigh[i];

    float fx = 0.f, fy = 0.f, fz = 0.f, e = 0.f, w = 0.f;
    for (int k = 0; k < nn; k++) {
        int j = neighList[k * neighPitch + i];
        float4 pj = __ldg(&pos[j]);

        float dx = pi.x - pj.x;
        float dy = pi.y - pj.y;
        float dz = pi.z - pj.z;
        dx -= params.box.x * rintf(dx * params.invBox.x);
        dy -= params.box.y * rintf(dy * params.invBox.y);
        dz -= params.box.z * rintf(dz * params.invBox.z);

        float r2 = dx * dx + dy * dy + dz * dz;
        if (r2 < params.cutoff2) {
            float2 c = __ldg(&ljCoeff[ti * params.ntypes + __float_as_int(pj.w)]);
            float r2inv = 1.0f / r2;
            float r6inv = r2inv * r2inv * r2inv;
            float f = r6inv * (c.x * r6inv - c.y) * r2inv;
            fx += f * dx;
            fy += f * dy;
            fz += f * dz;
            e += r6inv * (c.x * r6inv * (1.f / 12.f) - c.y * (1.f / 6.f));
            w += f * r2;
        }
    }
    force[i] = make_float4(fx, fy, fz, 0.5f * e);
    atomicAdd(virial, 0.5f * w);
}

// ---------------------------------------------------------------------------
// 3. D2Q9 lattice Boltzmann, fused pull-streaming + BGK collision, bounce-back walls
// ---------------------------------------------------------------------------
#define Q 9
__constant__ int c_ex[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int c_ey[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ int c_opp[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
__constant__ float c_w[Q] = {4.f / 9.f,  1.f / 9.f,  1.f / 9.f,  1.f / 9.f, 1.f / 9.f,
                             1.f / 36.f, 1.f / 36.f, 1.f / 36.f, 1.f / 36.f};

__global__ void lbm_stream_collide(float* f_new,
                                   const float* f_old,
                                   const unsigned char* solid,
                                   float* rho_out,
                                   float2* u_out,
                                   int nx, int ny,
                                   float omega,
                                   float gx)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny) return;

    int n = nx * ny;
    int idx = y * nx + x;
    if (solid[idx]) return;

    float f[Q];
    for (int k = 0; k < Q; k++) {
        int xs = (x - c_ex[k] + nx) % nx;
        int ys = (y - c_ey[k] + ny) % ny;
        int src = ys * nx + xs;
        f[k] = solid[src] ? f_old[c_opp[k] * n + idx] : f_old[k * n + src];
    }

    float rho = 0.f, ux = 0.f, uy = 0.f;
    for (int k = 0; k < Q; k++) {
        rho += f[k];
        ux += c_ex[k] * f[k];
        uy += c_ey[k] * f[k];
    }
    ux = ux / rho + 0.5f * gx;
    uy = uy / rho;

    float usq = 1.5f * (ux * ux + uy * uy);
    for (int k = 0; k < Q; k++) {
        float eu = 3.f * (c_ex[k] * ux + c_ey[k] * uy);
        float feq = c_w[k] * rho * (1.f + eu + 0.5f * eu * eu - usq);
        float F = 3.f * c_w[k] * rho * c_ex[k] * gx * (1.f - 0.5f * omega);
        f_new[k * n + idx] = f[k] - omega * (f[k] - feq) + F;
    }
    rho_out[idx] = rho;
    u_out[idx] = make_float2(ux, uy);
}
#undef Q

// ---------------------------------------------------------------------------
// 4. FAST-9 corner detector, appends keypoints to a list
// ---------------------------------------------------------------------------
__constant__ int2 c_circle[16] = {
    {0, -3}, {1, -3}, {2, -2}, {3, -1}, {3, 0},  {3, 1},   {2, 2},   {1, 3},
    {0, 3},  {-1, 3}, {-2, 2}, {-3, 1}, {-3, 0}, {-3, -1}, {-2, -2}, {-1, -3}};

__device__ __forceinline__ bool hasArc9(unsigned int mask)
{
    mask |= mask << 16;
    unsigned int m = mask & (mask >> 1);
    m &= m >> 2;
    m &= m >> 4;           // runs of 8
    m &= mask >> 8;        // runs of 9
    return (m & 0xffffu) != 0;
}

__global__ void fast9Detect(const uint8_t* __restrict__ img, size_t pitch, int width, int height,
                            int threshold, int border,
                            short2* __restrict__ kpLoc, int* __restrict__ kpScore,
                            unsigned int* counter, const unsigned int maxKeypoints)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x + border;
    const int y = blockIdx.y * blockDim.y + threadIdx.y + border;
    if (x >= width - border || y >= height - border)
        return;

    const int c = img[y * pitch + x];
    unsigned int bright = 0, dark = 0;
    int score = 0;

#pragma unroll
    for (int k = 0; k < 16; ++k) {
        const int v = img[(y + c_circle[k].y) * pitch + x + c_circle[k].x];
        const int d = v - c;
        if (d > threshold) bright |= 1u << k;
        if (d < -threshold) dark |= 1u << k;
        score += max(abs(d) - threshold, 0);
    }

    if (hasArc9(bright) || hasArc9(dark)) {
        const unsigned int pos = atomicAdd(counter, 1u);
        if (pos < maxKeypoints) {
            kpLoc[pos] = make_short2((short)x, (short)y);
            kpScore[pos] = score;
        }
    }
}

// ---------------------------------------------------------------------------
// 5. Banded DTW distance of one query against many series, one block per series
// ---------------------------------------------------------------------------
__global__ void dtw_batch_kernel(const float* query,
                                 const float* database,
                                 const float* mean,
                                 const float* inv_std,
                                 float* dist,
                                 int len,
                                 int band)
{
    extern __shared__ float smem[];
    float* s_query = smem;
    float* d0 = smem + len;          // three rolling anti-diagonals, indexed by row + 1
    float* d1 = d0 + (len + 1);
    float* d2 = d1 + (len + 1);

    const int sid = blockIdx.x;
    const float* series = database + (size_t)sid * len;
    const float mu = mean[sid];
    const float is = inv_std[sid];

    for (int i = threadIdx.x; i < len; i += blockDim.x)
        s_query[i] = query[i];
    for (int i = threadIdx.x; i <= len; i += blockDim.x) {
        d0[i] = (i == 0) ? 0.0f : INFINITY;
        d1[i] = INFINITY;
        d2[i] = INFINITY;
    }
    __syncthreads();

    for (int diag = 0; diag < 2 * len - 1; diag++) {
        const int lo = max(0, diag - len + 1);
        const int hi = min(diag, len - 1);
        for (int i = lo + threadIdx.x; i <= hi; i += blockDim.x) {
            const int j = diag - i;
            float v = INFINITY;
            if (abs(i - j) <= band) {
                const float diff = s_query[i] - (series[j] - mu) * is;
                v = diff * diff + fminf(d0[i], fminf(d1[i], d1[i + 1]));
            }
            d2[i + 1] = v;
        }
        if (threadIdx.x == 0)
            d2[0] = INFINITY;
        __syncthreads();
        float* tmp = d0;
        d0 = d1;
        d1 = d2;
        d2 = tmp;
    }

    if (threadIdx.x == 0)
        dist[sid] = sqrtf(d1[len]);
}

// ---------------------------------------------------------------------------
// 6. LSD radix sort: scatter pass (4-bit digit), block-local ranks + global digit offsets
// ---------------------------------------------------------------------------
#define RADIX_BITS 4
#define RADIX (1 << RADIX_BITS)
#define SORT_THREADS 256
#define SORT_WARPS (SORT_THREADS / WARP_SIZE)

__global__ void __launch_bounds__(SORT_THREADS)
radixScatter(const unsigned int* __restrict__ keysIn,
             const unsigned int* __restrict__ valsIn,
             unsigned int* __restrict__ keysOut,
             unsigned int* __restrict__ valsOut,
             const unsigned int* __restrict__ blockOffsets,   // [RADIX][numBlocks], exclusive scan
             const unsigned int numElements,
             const int shift)
{
    __shared__ unsigned int warpCount[SORT_WARPS][RADIX];

    const int warp = threadIdx.x / WARP_SIZE;
    const int lane = threadIdx.x % WARP_SIZE;
    const unsigned int gid = blockIdx.x * SORT_THREADS + threadIdx.x;
    const bool valid = gid < numElements;

    for (int i = threadIdx.x; i < SORT_WARPS * RADIX; i += SORT_THREADS)
        (&warpCount[0][0])[i] = 0;
    __syncthreads();

    unsigned int key = 0, val = 0;
    if (valid) {
        key = keysIn[gid];
        val = valsIn[gid];
    }
    const unsigned int digit = (key >> shift) & (RADIX - 1);

    // lanes of this warp that hold the same digit
    unsigned int peers = __ballot_sync(FULL_MASK, valid);
#pragma unroll
    for (int b = 0; b < RADIX_BITS; ++b) {
        const bool bit = (digit >> b) & 1;
        const unsigned int vote = __ballot_sync(FULL_MASK, bit);
        peers &= bit ? vote : ~vote;
    }
    const unsigned int rankInWarp = __popc(peers & ((1u << lane) - 1));
    if (valid && rankInWarp == 0)
        warpCount[warp][digit] = __popc(peers);
    __syncthreads();

    if (threadIdx.x < RADIX) {
        unsigned int sum = blockOffsets[threadIdx.x * gridDim.x + blockIdx.x];
#pragma unroll
        for (int w = 0; w < SORT_WARPS; ++w) {
            const unsigned int t = warpCount[w][threadIdx.x];
            warpCount[w][threadIdx.x] = sum;
            sum += t;
        }
    }
    __syncthreads();

    if (valid) {
        const unsigned int dst = warpCount[warp][digit] + rankInWarp;
        keysOut[dst] = key;
        valsOut[dst] = val;
    }
}

// ---------------------------------------------------------------------------
// 7. SpMV y = alpha*A*x + beta*y for SELL-C-sigma (C = 32) in double precision
// ---------------------------------------------------------------------------
#define SELL_C 32

__global__ void spmv_sell_kernel(const int nrows,
                                 const double alpha,
                                 const int* __restrict__ slice_ptr,
                                 const int* __restrict__ col_idx,
                                 const double* __restrict__ values,
                                 const int* __restrict__ perm,
                                 const double* __restrict__ x,
                                 const double beta,
                                 double* __restrict__ y)
{
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= nrows)
        return;

    const int slice = row / SELL_C;
    const int lane = row % SELL_C;
    const int begin = slice_ptr[slice];
    const int end = slice_ptr[slice + 1];

    double sum = 0.0;
    for (int k = begin + lane; k < end; k += SELL_C) {
        const int col = col_idx[k];
        if (col >= 0)      // padding is marked with -1
            sum += values[k] * x[col];
    }

    const int orig = perm[row];
    y[orig] = (beta == 0.0) ? alpha * sum : alpha * sum + beta * y[orig];
}

// ---------------------------------------------------------------------------
// 8. Q4_0 weight x Q8 activation matrix-vector product with dp4a, one warp per row
// ---------------------------------------------------------------------------
#define QK 32

typedef struct {
    __half d;               // scale
    uint8_t qs[QK / 2];     // low nibbles: elements 0..15, high nibbles: 16..31
} block_q4_0;

typedef struct {
    __half2 ds;             // scale, scale * sum(qs)
    int8_t qs[QK];
} block_q8_1;

__device__ __forceinline__ int load_int_b2(const void* p, int i)
{
    const uint16_t* p16 = (const uint16_t*)p;
    return p16[2 * i] | (p16[2 * i + 1] << 16);
}

__global__ void mul_mat_vec_q4_0_q8_1(const void* __restrict__ vx, const void* __restrict__ vy,
                                      float* __restrict__ dst, const int ncols, const int nrows)
{
    const int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= nrows)
        return;

    const int blocks_per_row = ncols / QK;
    const block_q4_0* x = (const block_q4_0*)vx + (size_t)row * blocks_per_row;
    const block_q8_1* y = (const block_q8_1*)vy;

    float sumf = 0.0f;
    for (int ib = threadIdx.x; ib < blocks_per_row; ib += WARP_SIZE) {
        const int* y_qs = (const int*)y[ib].qs;
        int sumi = 0;
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int v = load_int_b2(x[ib].qs, i);
            sumi = __dp4a((v >> 0) & 0x0F0F0F0F, y_qs[i], sumi);
            sumi = __dp4a((v >> 4) & 0x0F0F0F0F, y_qs[i + 4], sumi);
        }
        const float2 ds = __half22float2(y[ib].ds);
        sumf += __half2float(x[ib].d) * (sumi * ds.x - 8.0f * ds.y);
    }

    sumf = warpReduceSum(sumf);
    if (threadIdx.x == 0)
        dst[row] = sumf;
}

// ---------------------------------------------------------------------------
// 9. Count canonical k-mers of a read set into an open-addressing hash table
// ---------------------------------------------------------------------------
#define EMPTY_KEY 0xffffffffffffffffULL

__device__ __forceinline__ uint64_t murmur64(uint64_t h)
{
    h ^= h >> 33;
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 33;
    h *= 0xc4ceb9fe1a85ec53ULL;
    h ^= h >> 33;
    return h;
}

__device__ __forceinline__ int baseCode(char c)
{
    switch (c) {
    case 'A': case 'a': return 0;
    case 'C': case 'c': return 1;
    case 'G': case 'g': return 2;
    case 'T': case 't': return 3;
    default: return -1;
    }
}

__global__ void count_kmers(const char* seqs,
                            const size_t* offsets,
                            size_t num_reads,
                            int k,
                            unsigned long long* table_keys,
                            unsigned int* table_counts,
                            size_t capacity,               // power of two
                            unsigned int* num_dropped)
{
    const uint64_t kmer_mask = (k < 32) ? ((1ULL << (2 * k)) - 1) : ~0ULL;
    const int rc_shift = 2 * (k - 1);
    const size_t stride = (size_t)gridDim.x * blockDim.x;

    for (size_t r = blockIdx.x * (size_t)blockDim.x + threadIdx.x; r < num_reads; r += stride) {
        uint64_t fwd = 0, rev = 0;
        int filled = 0;
        for (size_t p = offsets[r]; p < offsets[r + 1]; ++p) {
            const int b = baseCode(seqs[p]);
            if (b < 0) {
                filled = 0;
                continue;
            }
            fwd = ((fwd << 2) | b) & kmer_mask;
            rev = (rev >> 2) | ((uint64_t)(3 - b) << rc_shift);
            if (++filled < k)
                continue;

            const unsigned long long key = fwd < rev ? fwd : rev;
            size_t slot = murmur64(key) & (capacity - 1);
            size_t probes = 0;
            for (; probes < capacity; ++probes) {
                const unsigned long long prev = atomicCAS(&table_keys[slot], EMPTY_KEY, key);
                if (prev == EMPTY_KEY || prev == key) {
                    atomicAdd(&table_counts[slot], 1u);
                    break;
                }
                slot = (slot + 1) & (capacity - 1);
            }
            if (probes == capacity)
                atomicAdd(num_dropped, 1u);
        }
    }
}

// ---------------------------------------------------------------------------
// 10. Front-to-back volume ray marching with a 1D transfer function
// ---------------------------------------------------------------------------
struct Camera {
    float3 eye;
    float3 u, v, w;      // basis, w points into the scene
    float tanHalfFov;
};

__device__ __forceinline__ float sampleTrilinear(const uint16_t* vol, int3 dim, float3 p)
{
    p.x = fminf(fmaxf(p.x, 0.f), dim.x - 1.001f);
    p.y = fminf(fmaxf(p.y, 0.f), dim.y - 1.001f);
    p.z = fminf(fmaxf(p.z, 0.f), dim.z - 1.001f);
    const int ix = (int)p.x, iy = (int)p.y, iz = (int)p.z;
    const float fx = p.x - ix, fy = p.y - iy, fz = p.z - iz;
    const size_t sy = dim.x, sz = (size_t)dim.x * dim.y;
    const uint16_t* b = vol + iz * sz + iy * sy + ix;

    const float c00 = b[0] * (1 - fx) + b[1] * fx;
    const float c10 = b[sy] * (1 - fx) + b[sy + 1] * fx;
    const float c01 = b[sz] * (1 - fx) + b[sz + 1] * fx;
    const float c11 = b[sz + sy] * (1 - fx) + b[sz + sy + 1] * fx;
    const float c0 = c00 * (1 - fy) + c10 * fy;
    const float c1 = c01 * (1 - fy) + c11 * fy;
    return (c0 * (1 - fz) + c1 * fz) * (1.f / 65535.f);
}

__global__ void raymarchVolume(uchar4* d_output, uint imageW, uint imageH,
                               const uint16_t* __restrict__ volume, int3 volDim,
                               const float4* __restrict__ transferFunc, int tfSize,
                               Camera cam, float stepSize, float density, float brightness)
{
    const uint px = blockIdx.x * blockDim.x + threadIdx.x;
    const uint py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= imageW || py >= imageH)
        return;

    const float aspect = (float)imageW / imageH;
    const float sx = (2.f * (px + 0.5f) / imageW - 1.f) * cam.tanHalfFov * aspect;
    const float sy = (1.f - 2.f * (py + 0.5f) / imageH) * cam.tanHalfFov;
    float3 d = make_float3(cam.w.x + sx * cam.u.x + sy * cam.v.x,
                           cam.w.y + sx * cam.u.y + sy * cam.v.y,
                           cam.w.z + sx * cam.u.z + sy * cam.v.z);
    const float inv = rsqrtf(d.x * d.x + d.y * d.y + d.z * d.z);
    d.x *= inv; d.y *= inv; d.z *= inv;

    // intersect with the box [-1,1]^3
    const float3 o = cam.eye;
    const float3 t0 = make_float3((-1.f - o.x) / d.x, (-1.f - o.y) / d.y, (-1.f - o.z) / d.z);
    const float3 t1 = make_float3((1.f - o.x) / d.x, (1.f - o.y) / d.y, (1.f - o.z) / d.z);
    float tnear = fmaxf(fmaxf(fminf(t0.x, t1.x), fminf(t0.y, t1.y)), fminf(t0.z, t1.z));
    const float tfar = fminf(fminf(fmaxf(t0.x, t1.x), fmaxf(t0.y, t1.y)), fmaxf(t0.z, t1.z));
    tnear = fmaxf(tnear, 0.f);

    float4 sum = make_float4(0.f, 0.f, 0.f, 0.f);
    for (float t = tnear; t < tfar; t += stepSize) {
        const float3 p = make_float3((o.x + t * d.x + 1.f) * 0.5f * (volDim.x - 1),
                                     (o.y + t * d.y + 1.f) * 0.5f * (volDim.y - 1),
                                     (o.z + t * d.z + 1.f) * 0.5f * (volDim.z - 1));
        const float s = sampleTrilinear(volume, volDim, p);
        const float4 c = transferFunc[min((int)(s * tfSize), tfSize - 1)];
        const float a = c.w * density;
        const float wgt = a * (1.f - sum.w);
        sum.x += wgt * c.x;
        sum.y += wgt * c.y;
        sum.z += wgt * c.z;
        sum.w += wgt;
        if (sum.w > 0.95f)
            break;
    }

    d_output[py * imageW + px] = make_uchar4(__saturatef(sum.x * brightness) * 255.f,
                                             __saturatef(sum.y * brightness) * 255.f,
                                             __saturatef(sum.z * brightness) * 255.f,
                                             __saturatef(sum.w) * 255.f);
}
