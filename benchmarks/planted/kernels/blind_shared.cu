// The blind set: shared memory, how lanes meet in it, and how much of it a block asks for.

constexpr int BINS = 16;

// Each thread counts the half-bytes of its words in bins of its own; bin b of thread t lies at
// t * THREAD + b * BIN. The block adds them up.
template <int THREAD, int BIN>
__device__ void count_privately(unsigned *out, const unsigned *in, int words)
{
    __shared__ unsigned bins[BINS * 256];
    unsigned *mine = bins + threadIdx.x * THREAD;
#pragma unroll
    for (int b = 0; b < BINS; b++)
        mine[b * BIN] = 0;
    const unsigned *from = in + (size_t)blockIdx.x * words * 256 + threadIdx.x;
#pragma unroll 2
    for (int w = 0; w < words; w++) {
        unsigned x = from[w * 256];
#pragma unroll
        for (int k = 0; k < 32; k += 4)
            mine[(x >> k & 15) * BIN]++;
    }
    __syncthreads();
    for (int b = threadIdx.x / 32; b < BINS; b += 8) {
        unsigned sum = 0;
        for (int t = threadIdx.x % 32; t < 256; t += 32)
            sum += bins[t * THREAD + b * BIN];
        for (int k = 16; k; k >>= 1)
            sum += __shfl_down_sync(~0u, sum, k);
        if (threadIdx.x % 32 == 0)
            out[blockIdx.x * BINS + b] = sum;
    }
}

// Planted: bank conflicts: a thread's bins lie side by side, data decides where lanes meet.
__global__ void count_by_thread(unsigned *out, const unsigned *in, int words)
{
    count_privately<BINS, 1>(out, in, words);
}

// Repaired: the bins of a warp's lanes lie in banks of their own.
__global__ void count_by_bank(unsigned *out, const unsigned *in, int words)
{
    count_privately<1, 256>(out, in, words);
}

// An echo: what went through a channel DELAY samples ago comes back; a thread has a channel. MOST
// samples of each can be kept.
template <int MOST> __device__ void echo(float *out, const float *in, int samples, int delay)
{
    __shared__ float line[MOST][64];
    size_t channels = (size_t)gridDim.x * blockDim.x, i = blockIdx.x * blockDim.x + threadIdx.x;
    int at = 0;
    for (int k = 0; k < delay; k++)
        line[k][threadIdx.x] = 0;
    float level = 0;
#pragma unroll 2
    for (int k = 0; k < samples; k++) {
        float x = in[k * channels + i] - 0.5f * line[at][threadIdx.x];
        line[at][threadIdx.x] = x;
        at = at + 1 == delay ? 0 : at + 1;
        level = level * 0.9f + x;
    }
    out[i] = level;
}

// Planted: occupancy: room for the longest echo, 40 KiB for a block of two warps.
__global__ void echo_longest(float *out, const float *in, int samples, int delay)
{
    echo<160>(out, in, samples, delay);
}

// Repaired: room for the echo that is asked for.
__global__ void echo_needed(float *out, const float *in, int samples, int delay)
{
    echo<16>(out, in, samples, delay);
}
