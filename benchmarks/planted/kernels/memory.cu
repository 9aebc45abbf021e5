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

// Repaired: the same loads from 64 KiB, which the L1 holds.
__global__ void sweep_l1(float *out, const float4 *in, int rounds)
{
    sweep<(1 << 12) - 1>(out, in, rounds);
}

constexpr int CHUNK = 2048; // floats: 8 KiB
constexpr int CHUNKS = 5;   // of a block; 8 blocks of an SM have 320 KiB
constexpr int WINDOWS = 600;

__device__ float chunk_sum(const float *chunk, int round)
{
    float sum = 0;
#pragma unroll
    for (int k = 0; k < CHUNK / 256; k++)
        sum += chunk[(k * 256 + threadIdx.x + round * 32) & (CHUNK - 1)];
    return sum;
}

// Planted: L1 thrash: all chunks are swept before the first is used again.
__global__ void sweep_chunks(float *out, const float *in, int rounds)
{
    const float *window = in + (size_t)(blockIdx.x % WINDOWS) * CHUNK * CHUNKS;
    float sum = 0;
    for (int r = 0; r < rounds; r++)
        for (int c = 0; c < CHUNKS; c++)
            sum += chunk_sum(window + c * CHUNK, r);
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Repaired: a chunk is used up before the next one.
__global__ void finish_chunks(float *out, const float *in, int rounds)
{
    const float *window = in + (size_t)(blockIdx.x % WINDOWS) * CHUNK * CHUNKS;
    float sum = 0;
    for (int c = 0; c < CHUNKS; c++)
        for (int r = 0; r < rounds; r++)
            sum += chunk_sum(window + c * CHUNK, r);
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

__device__ float streamed(const float *at) { return __ldcs(at); }

// Reads a stream once, and for each element 8 of a table of 128 KiB that all share.
template <bool STREAM>
__device__ void look_up(float *out, const float *stream, const float *table, int rounds)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    size_t stride = (size_t)gridDim.x * blockDim.x;
    float sum = 0;
    for (int r = 0; r < rounds; r++) {
        const float *at = stream + i + r * stride;
        float x = STREAM ? streamed(at) : *at;
#pragma unroll
        for (int k = 0; k < 8; k++)
            sum += x * table[(threadIdx.x + (r * 8 + k) * 4128 + blockIdx.x * 1056) & 32767];
    }
    out[i] = sum;
}

// Planted: a stream used once pushes a table used again and again out of the cache.
__global__ void look_up_plainly(float *out, const float *stream, const float *table, int rounds)
{
    look_up<false>(out, stream, table, rounds);
}

// Repaired: the stream is loaded as one (evicted first).
__global__ void look_up_streaming(float *out, const float *stream, const float *table, int rounds)
{
    look_up<true>(out, stream, table, rounds);
}

// Planted: an array indexed at run time lies in local memory.
__global__ void array_local(float *out, const int *index, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a[32];
#pragma unroll
    for (int k = 0; k < 32; k++)
        a[k] = k * 0.5f + i;
    int j = index[i];
    for (int r = 0; r < rounds; r++) {
        a[j & 31] += 1.f;
        j = j * 5 + 1;
    }
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 32; k++)
        sum += a[k];
    out[i] = sum;
}

// Repaired: it lies in shared memory, a bank for each lane.
__global__ void array_shared(float *out, const int *index, int rounds)
{
    __shared__ float a[32][128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < 32; k++)
        a[k][threadIdx.x] = k * 0.5f + i;
    int j = index[i];
    for (int r = 0; r < rounds; r++) {
        a[j & 31][threadIdx.x] += 1.f;
        j = j * 5 + 1;
    }
    float sum = 0;
    for (int k = 0; k < 32; k++)
        sum += a[k][threadIdx.x];
    out[i] = sum;
}

// Planted: redundant loads: a store that may alias makes each round load its coefficients again.
__global__ void
horner_reloading(float *out, const float *in, const float *coefficient, int rounds, int never)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    float x = in[i], sum = 0;
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int k = 0; k < 16; k++)
            sum = sum * x + coefficient[k * 32 + lane];
        if (r == never)
            out[i] = sum;
    }
    out[i] = sum;
}

// Repaired: they are loaded once, and kept.
__global__ void
horner_keeping(float *out, const float *in, const float *coefficient, int rounds, int never)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    float x = in[i], sum = 0, kept[16];
#pragma unroll
    for (int k = 0; k < 16; k++)
        kept[k] = coefficient[k * 32 + lane];
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
#pragma unroll
        for (int k = 0; k < 16; k++)
            sum = sum * x + kept[k];
        if (r == never)
            out[i] = sum;
    }
    out[i] = sum;
}
