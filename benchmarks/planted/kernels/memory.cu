// The memory's levels: their roofs, and data that falls out of them too early.

// Planted: the peak of DRAM: a plain copy.
__global__ void copy(float4 *out, const float4 *in)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i];
}

template <int MASK> __device__ void sweep(float *out, const float4 *in, int rounds)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
#pragma unroll 8
    for (int r = 0; r < rounds; r++) {
        float4 v = in[(i + r * 4099 * 32) & MASK];
        sum += v.x + v.y + v.z + v.w;
    }
    out[i] = sum;
}

// Planted: bound by the L2: 16 MiB are swept again and again.
__global__ void sweep_l2(float *out, const float4 *in, int rounds)
{
    sweep<(1 << 20) - 1>(out, in, rounds);
}

constexpr int CHUNK = 2048; // floats: 8 KiB, 64 KiB for the 8 blocks of an SM
constexpr int CHUNKS = 16; // of a window: 128 KiB, 1 MiB for the 8 blocks of an SM
constexpr int WINDOWS = 96; // 12 MiB in all, which the L2 holds; each block of an SM has another

// Eight loads at a time, a line further in each round, so that none can be saved.
__device__ __forceinline__ float chunk_sum(const float *window, int chunk, int round)
{
    const float *at = window + chunk * CHUNK + (round & 7) * 32 + threadIdx.x;
    float sum = 0;
#pragma unroll
    for (int k = 0; k < CHUNK / 256; k++)
        sum += at[k * 256];
    return sum;
}

// Planted: L1 misses: a block sweeps its whole window before it uses the first of it again.
__global__ void sweep_chunks(float *out, const float *in, int rounds)
{
    const float *window = in + (size_t)(blockIdx.x % WINDOWS) * CHUNK * CHUNKS;
    float sum = 0;
#pragma unroll 1
    for (int r = 0; r < rounds; r++)
#pragma unroll 1
        for (int c = 0; c < CHUNKS; c++)
            sum += chunk_sum(window, c, r);
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Repaired: a chunk is used up before the next one: the same loads in another order.
__global__ void finish_chunks(float *out, const float *in, int rounds)
{
    const float *window = in + (size_t)(blockIdx.x % WINDOWS) * CHUNK * CHUNKS;
    float sum = 0;
#pragma unroll 1
    for (int c = 0; c < CHUNKS; c++)
#pragma unroll 1
        for (int r = 0; r < rounds; r++)
            sum += chunk_sum(window, c, r);
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

__device__ float4 load_once(const float4 *at)
{
    float4 v;
    asm("ld.global.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
        : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
        : "l"(at));
    return v;
}

constexpr int ROWS = 1024; // of 128 bytes: a table of 128 KiB, half of an SM's L1
constexpr int LINKS = 8; // rows that a warp looks up in each round, each named by the last
constexpr int STREAMED = 6; // float4 of a thread in each round: 24 lines of a warp
constexpr int MASK = (1 << 19) - 1; // float4 of the stream: 8 MiB, which the L2 holds

// Warps walk through a table, and pass over a stream meanwhile. Four warps of an SM come back to a
// row after some 1024 look-ups, in which 3072 lines of the stream (384 KiB) have gone by: more than
// the L1 holds, but for those loads that take no place in it. Few warps and a chain of look-ups,
// so that the time is that of the look-ups (from L1 or L2), and not the stream's (always from L2).
template <bool ONCE>
__device__ void walk(float *out, const float4 *stream, const int *table, int rounds)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32, warp = i / 32;
    unsigned warps = gridDim.x * (blockDim.x / 32);
    float sum = 0;
    int total = 0, row = warp % ROWS;
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
        unsigned first = (r * warps + warp) * STREAMED * 32 + lane;
        float4 x[STREAMED];
#pragma unroll
        for (int k = 0; k < STREAMED; k++) {
            const float4 *at = stream + (first + k * 32 & MASK);
            x[k] = ONCE ? load_once(at) : *at;
        }
#pragma unroll
        for (int k = 0; k < LINKS; k++) {
            int next = table[row * 32 + lane];
            total += next;
            row = __shfl_sync(~0u, next, r + warp + k * 5 & 31);
        }
#pragma unroll
        for (int k = 0; k < STREAMED; k++)
            sum += (x[k].x + x[k].y) + (x[k].z + x[k].w);
    }
    out[i] = sum + total;
}

// Planted: L1 misses: a stream used once pushes a table used again and again out of the L1.
__global__ void walk_plainly(float *out, const float4 *stream, const int *table, int rounds)
{
    walk<false>(out, stream, table, rounds);
}

// Repaired: the stream is loaded without a place in the L1.
__global__ void walk_streaming(float *out, const float4 *stream, const int *table, int rounds)
{
    walk<true>(out, stream, table, rounds);
}
