// Atomic operations that meet in few words, and the same operations kept apart.

// Adds each number to a word: all to the first, or each to its own of WORDS.
template <int WORDS> __device__ void add_all(float *total, const float *in, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&total[i & (WORDS - 1)], in[i]);
}

// Planted: atomic operations on one address of global memory.
__global__ void add_to_one(float *total, const float *in, int n) { add_all<1>(total, in, n); }

// Repaired: the same operations, spread over a million words.
__global__ void add_to_many(float *total, const float *in, int n)
{
    add_all<1 << 20>(total, in, n);
}

// A block sums its numbers in shared memory by atomic operations, into words that WORDS of its
// threads have each for themselves.
template <int WORDS> __device__ void add_shared(float *out, const float *in, int n)
{
    __shared__ float part[256];
    part[threadIdx.x] = 0;
    __syncthreads();
#pragma unroll 4
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&part[threadIdx.x & (WORDS - 1)], in[i]);
    __syncthreads();
    float sum = 0;
    if (threadIdx.x == 0)
        for (int k = 0; k < 256; k++)
            sum += part[k];
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

// Planted: atomic operations on one word of shared memory.
__global__ void add_shared_one(float *out, const float *in, int n) { add_shared<1>(out, in, n); }

// Repaired: a word for each thread, summed in the end (the planted kernel sums as many).
__global__ void add_shared_own(float *out, const float *in, int n) { add_shared<256>(out, in, n); }

// Counts numbers in 4096 bins; three of four fall into what SPREAD makes of one bin.
template <int SPREAD> __device__ void count(unsigned *bins, const unsigned *in, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned x = in[i], bin = (x >> 2) & 4095;
        atomicAdd(&bins[x & 3 ? bin & (SPREAD - 1) : bin], x >> 16);
    }
}

// Planted: atomic operations on a hot bin of a histogram.
__global__ void count_hot(unsigned *bins, const unsigned *in, int n) { count<1>(bins, in, n); }

// Repaired: the numbers of the hot bin are spread over all.
__global__ void count_even(unsigned *bins, const unsigned *in, int n) { count<4096>(bins, in, n); }
