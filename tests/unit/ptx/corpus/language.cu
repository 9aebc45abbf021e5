// Kernels that between them use what the PTX layer must read; compiled by corpus/make.sh.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <mma.h>

namespace cg = cooperative_groups;

__constant__ float weights[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};
__device__ int counters[4] = {0, 1, -2, 3};
__device__ volatile unsigned flag;

// Inline assembly: scopes that declare registers again, two destinations, guarded loads.
__global__ void inline_assembly(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float value = 0;
    asm volatile("{\n\t.reg .pred p;\n\tsetp.lt.s32 p, %1, %2;\n\t@p ld.global.f32 %0, [%3];\n\t}"
                 : "+f"(value)
                 : "r"(i), "r"(n), "l"(in + i)
                 : "memory");
    int peer, in_range;
    asm("{ .reg .pred p, q;\n\t shfl.sync.down.b32 %0|p, %2, 1, 31, 0xffffffff;\n\t"
        "not.pred q, p; selp.s32 %1, 1, 0, p; @q add.s32 %1, %1, 0; /* a comment; with } */ }"
        : "=r"(peer), "=r"(in_range)
        : "r"(__float_as_int(value)));
    if (i < n)
        out[i] = __int_as_float(peer) + in_range;
}

__device__ __noinline__ float called(float x, float4 v, const float *table)
{
    return x * v.x + v.y - v.z / v.w + table[static_cast<int>(x)];
}

struct Big {
    float a[6];
    double d;
    short s[3];
};

// Calls, structures by value, a function pointer, printf.
__global__ void calls(Big big, const float *table, float *out, float (*chosen)(float, float4, const float *))
{
    float4 v = make_float4(big.a[0], big.a[1], big.a[2], big.a[3]);
    float x = called(big.a[4], v, table);
    if (chosen)
        x += chosen(x, v, table);
    if (x < 0)
        printf("%f %d\n", x, threadIdx.x);
    out[threadIdx.x] = x + static_cast<float>(big.d) + big.s[threadIdx.x % 3];
}

// A dense switch (brx.idx), nested loops, early return.
__global__ void control(const int *in, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, total = 0;
    if (i >= n)
        return;
    for (int j = 0; j < in[i]; j++) {
        switch (in[j] & 7) {
        case 0: total += j * 3; break;
        case 1: total ^= in[j + 1]; break;
        case 2: out[j] = total; break;
        case 3: total = __brev(total); break;
        case 4: total -= __popc(j); break;
        case 5: total = max(total, in[total & 15]); break;
        case 6: atomicAdd(out + n, 1); break;
        default: total = __clz(total) + out[0]; break;
        }
        while (total > 1000)
            total /= 3;
    }
    out[i] = total;
}

// Vector loads, caches, 64- and 128-bit values.
__global__ void vectors(const float4 *in, double2 *out, const int2 *__restrict__ index, const __half2 *h)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int2 at = __ldg(index + i);
    float4 a = __ldcs(in + at.x), b = in[at.y];
    __half2 sum = __hfma2(h[i], h[i + 1], __float2half2_rn(0.5f));
    sum = __hadd2(sum, h2exp(sum));
    out[i] = make_double2(a.x + b.y * sqrt(static_cast<double>(a.z)), a.w * __half2float(sum.x));
    if (isnan(a.x))
        __stwt(&out[i].y, rsqrt(out[i].x));
}

// Atomics on shared and global memory, votes, matches, warp reductions, static shared arrays.
__global__ void atomics(const int *in, int *histogram, unsigned long long *total, float *sums, int n)
{
    __shared__ int bins[256];
    __shared__ float partial[32];
    bins[threadIdx.x % 256] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int value = i < n ? in[i] : 0;
    atomicAdd(&bins[value & 255], 1);
    unsigned mask = __ballot_sync(0xffffffff, value > 3);
    unsigned same = __match_any_sync(0xffffffff, value);
    float sum = __int2float_rn(value) + __popc(same);
    for (int k = 16; k; k /= 2)
        sum += __shfl_xor_sync(0xffffffff, sum, k);
    if (threadIdx.x % 32 == 0)
        partial[threadIdx.x / 32] = sum;
    int any = __syncthreads_or(mask != 0);
    __syncwarp();
    if (threadIdx.x < 256)
        atomicAdd(histogram + threadIdx.x, bins[threadIdx.x]);
    if (threadIdx.x == 0) {
        atomicMax(total, static_cast<unsigned long long>(any) << 40);
        atomicCAS(histogram, 1, 2);
        atomicExch(sums, partial[0]);
        atomicAdd(sums + 1, partial[1]);
        counters[any & 3]++;
        __threadfence();
        flag = 1;
    }
}

// Dynamic shared memory that holds two arrays, and a padded tile beside it.
extern __shared__ double dynamic[];
__global__ void shared_arrays(const float *in, float *out, int width, int split)
{
    __shared__ float tile[32][33];
    float *lower = reinterpret_cast<float *>(dynamic), *upper = lower + split;
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[(blockIdx.y * 32 + y) * width + blockIdx.x * 32 + x];
    lower[y * 32 + x] = tile[y][x] * weights[x % 9];
    __syncthreads();
    upper[x * 32 + y] = lower[x * 32 + y];
    const float *picked = width > 64 ? &tile[0][0] : upper;
    __syncthreads();
    out[(blockIdx.x * 32 + y) * width + blockIdx.y * 32 + x] = tile[x][y] + picked[x];
}

// Divisions, special functions, 64-bit and double arithmetic with carries, local arrays.
__global__ void arithmetic(const double *in, float *out, unsigned long long *wide, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float local[8];
    for (int k = 0; k < 8; k++)
        local[k] = sinf(static_cast<float>(in[i + k])) / (1.f + k);
    float x = local[n & 7];
    unsigned long long low = wide[i] * wide[i + 1], high = __umul64hi(wide[i], wide[i + 1]);
    asm("add.cc.u64 %0, %0, %2;\n\taddc.u64 %1, %1, 0;" : "+l"(low), "+l"(high) : "l"(wide[n]));
    wide[i] = low ^ high % 7;
    out[i] = __expf(x) + exp2f(x) * __fdividef(x, 3) + rsqrtf(fabsf(x)) + __fsqrt_rn(x) + fmodf(x, 3) +
             static_cast<float>(in[i] / in[i + 1]) + __byte_perm(i, n, 0x3210) + __dp4a(i, n, 3) +
             __funnelshift_l(i, n, 3) + static_cast<float>(clock64() & 1);
}

// Tensor cores through wmma; asynchronous copies to shared memory; a cooperative group.
__global__ void tensor(const __half *a, const __half *b, float *c, const int4 *stream, int4 *out)
{
    using namespace nvcuda;
    __shared__ int4 stage[64];
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.f);
    wmma::load_matrix_sync(left, a, 16);
    wmma::load_matrix_sync(right, b, 16);
    wmma::mma_sync(sum, left, right, sum);
    wmma::store_matrix_sync(c, sum, 16, wmma::mem_row_major);
    __pipeline_memcpy_async(&stage[threadIdx.x], stream + threadIdx.x, sizeof(int4));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    int lead = cg::reduce(warp, stage[threadIdx.x ^ 1].x, cg::plus<int>());
    cg::this_grid().sync();
    out[threadIdx.x] = make_int4(lead, warp.thread_rank(), 0, 0);
}

// Launch bounds become performance directives.
__global__ void __launch_bounds__(256, 4) bounded(float *out, cudaTextureObject_t texture, int n)
{
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256)
        out[i] = tex2D<float>(texture, i, 0.5f) + tex1Dfetch<float>(texture, i);
}
