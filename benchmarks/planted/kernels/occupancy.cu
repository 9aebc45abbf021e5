// Too little in flight: few warps on an SM, or little independent work in each.

// Sums a strided column; UNROLL loads of a warp are in flight at a time.
template <int UNROLL> __device__ float column(const float *in, int steps)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    size_t stride = (size_t)gridDim.x * blockDim.x;
    float sum = 0;
#pragma unroll UNROLL
    for (int k = 0; k < steps; k++)
        sum = sum * 0.5f + in[i + k * stride];
    return sum;
}

// Planted (with much dynamic shared memory): low occupancy by shared memory.
__global__ void column_through_shared(float *out, const float *in, int steps)
{
    extern __shared__ float stage[];
    stage[threadIdx.x] = column<2>(in, steps);
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = stage[threadIdx.x ^ 1];
}

constexpr int KEPT = 128;

// Planted: low occupancy by registers: 128 values are kept in them through the loop.
__global__ void column_keeping(float *out, const float *in, int steps)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float kept[KEPT];
#pragma unroll
    for (int k = 0; k < KEPT; k++)
        kept[k] = in[k * 128 + threadIdx.x];
    float sum = column<2>(in, steps);
#pragma unroll
    for (int k = 0; k < KEPT; k++)
        sum = sum * kept[k] + 0.25f;
    out[i] = sum;
}

// Repaired: the values are loaded when they are needed.
__global__ void column_reloading(float *out, const float *in, int steps)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = column<2>(in, steps);
#pragma unroll 8
    for (int k = 0; k < KEPT; k++)
        sum = sum * in[k * 128 + threadIdx.x] + 0.25f;
    out[i] = sum;
}

// Planted: low instruction-level parallelism: a warp waits for each load before the next.
__global__ void column_one_by_one(float *out, const float *in, int steps)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = column<1>(in, steps);
}

// Repaired: eight loads at a time.
__global__ void column_eight_at_once(float *out, const float *in, int steps)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = column<8>(in, steps);
}

// Planted (in blocks of 32): low occupancy, since an SM holds 32 blocks at most.
__global__ void column_by_pairs(float *out, const float *in, int steps)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = column<2>(in, steps);
}

// Sums a column up to the first negative number, BATCH numbers at a time.
template <int BATCH> __device__ void column_to_end(float *out, const float *in, int steps)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    size_t stride = (size_t)gridDim.x * blockDim.x;
    float sum = 0;
    bool ended = false;
#pragma unroll 1
    for (int k = 0; k < steps && !ended; k += BATCH) {
        float next[BATCH];
#pragma unroll
        for (int j = 0; j < BATCH; j++)
            next[j] = in[i + (k + j) * stride];
#pragma unroll
        for (int j = 0; j < BATCH; j++) {
            ended = ended || next[j] < 0;
            sum = ended ? sum : sum * 0.5f + next[j];
        }
    }
    out[i] = sum;
}

// Planted: low instruction-level parallelism: a search loads a number when it has seen the last.
__global__ void search_one_by_one(float *out, const float *in, int steps)
{
    column_to_end<1>(out, in, steps);
}

// Repaired: it loads eight, and then looks at them.
__global__ void search_eight_at_once(float *out, const float *in, int steps)
{
    column_to_end<8>(out, in, steps);
}
