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

__device__ float load_once(const float *at)
{
    float value;
    asm("ld.global.L1::no_allocate.f32 %0, [%1];" : "=f"(value) : "l"(at));
    return value;
}

constexpr int TABLE = 1408; // lines of 128 bytes: 176 KiB, most of an SM's L1

// Warps of a block share out the lines of a table, again and again, and read a line of a stream for
// every two of them. Two blocks of 1024 threads are half a table apart. The stream comes around
// after four rounds, long after an L1 has lost it, so that the L2 holds it.
template <bool ONCE>
__device__ void look_up(float *out, const float *stream, const float *table, int rounds)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    size_t stride = (size_t)gridDim.x * blockDim.x;
    int lane = threadIdx.x % 32;
    int line = (threadIdx.x / 32 * 8 + blockIdx.x / (gridDim.x / 2) * (TABLE / 2)) % TABLE;
    float sum = 0;
#pragma unroll 1
    for (int r = 0; r < rounds; r++) {
        float x[4], y[8];
#pragma unroll
        for (int k = 0; k < 4; k++) {
            const float *at = stream + i + ((r & 3) * 4 + k) * stride;
            x[k] = ONCE ? load_once(at) : *at;
        }
#pragma unroll
        for (int k = 0; k < 8; k++)
            y[k] = table[(line + k) * 32 + lane];
#pragma unroll
        for (int k = 0; k < 8; k++)
            sum += x[k / 2] * y[k];
        line += 256;
        line = line < TABLE ? line : line - TABLE;
    }
    out[i] = sum;
}

// Planted: L1 misses: a stream used once pushes a table used again and again out of the L1.
__global__ void look_up_plainly(float *out, const float *stream, const float *table, int rounds)
{
    look_up<false>(out, stream, table, rounds);
}

// Repaired: the stream is loaded without a place in the L1.
__global__ void look_up_streaming(float *out, const float *stream, const float *table, int rounds)
{
    look_up<true>(out, stream, table, rounds);
}
