// Ways through the code: divergence, imbalance, barriers.

__device__ float one_of_four(float x, int kind, int rounds)
{
    if (kind == 0) {
        for (int r = 0; r < rounds; r++)
            x = x * 0.99f + 0.5f;
    } else if (kind == 1) {
        for (int r = 0; r < rounds; r++)
            x = x * 0.98f - x * x;
    } else if (kind == 2) {
        for (int r = 0; r < rounds; r++)
            x = (x - 0.3f) * (x + .1f);
    } else {
        for (int r = 0; r < rounds; r++)
            x = fmaxf(x, 0.2f) * x + 1.f;
    }
    return x;
}

// Planted: divergence: the four paths lie side by side in each warp.
__global__ void paths_mixed(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = one_of_four(in[i], i & 3, rounds);
}

// Repaired: a warp has one path.
__global__ void paths_sorted(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = one_of_four(in[i], (i >> 5) & 3, rounds);
}

__device__ float run(float x, int rounds)
{
#pragma unroll 4
    for (int r = 0; r < rounds; r++)
        x = x * 0.99f + 0.5f;
    return x;
}

// Planted: divergence: one lane of 32 has a loop 32 times as long.
__global__ void one_long_lane(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = run(in[i], threadIdx.x % 32 == blockIdx.x % 32 ? rounds * 32 : rounds);
}

// Repaired: the long loops are gathered in one warp of 32.
__global__ void one_long_warp(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = run(in[i], threadIdx.x / 32 == blockIdx.x % 32 ? rounds * 32 : rounds);
}

// Planted: imbalance: the first of 32 warps of a block works 64 times as long as each other.
__global__ void first_warp_works(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = run(in[i], threadIdx.x < 32 ? rounds * 64 : rounds);
}

// Repaired: the same work, spread evenly over the warps (95 rounds for 32 warps: 3 each).
__global__ void all_warps_work(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = run(in[i], rounds * 3);
}

// Planted: barriers: one for each step of a reduction sweep through shared memory.
__global__ void rows_by_sweep(float *out, const float *in, int rows)
{
    __shared__ float part[256];
    int t = threadIdx.x;
    for (int r = 0; r < rows; r++) {
        size_t row = (size_t)blockIdx.x * rows + r;
        part[t] = in[row * 256 + t];
        for (int half = 128; half; half >>= 1) {
            __syncthreads();
            if (t < half)
                part[t] += part[t + half];
        }
        if (t == 0)
            out[row] = part[0];
        __syncthreads();
    }
}

// Repaired: a warp for each row, exchanging by shuffles.
__global__ void rows_by_shuffle(float *out, const float *in, int rows)
{
    int lane = threadIdx.x % 32;
    for (int r = threadIdx.x / 32; r < rows; r += 8) {
        size_t row = (size_t)blockIdx.x * rows + r;
        float sum = 0;
#pragma unroll
        for (int k = 0; k < 8; k++)
            sum += in[row * 256 + k * 32 + lane];
#pragma unroll
        for (int k = 16; k; k >>= 1)
            sum += __shfl_down_sync(~0u, sum, k);
        if (lane == 0)
            out[row] = sum;
    }
}

template <bool WAIT> __device__ void turns(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, warp = threadIdx.x / 32;
    float x = in[i];
    for (int r = 0; r < rounds; r++) {
        x = run(x, ((warp + r) & 31) == 0 ? 128 : 4);
        if (WAIT)
            __syncthreads();
    }
    out[i] = x;
}

// Planted: barriers: in each round all warps wait for the one whose turn it is to work long.
__global__ void turns_with_barrier(float *out, const float *in, int rounds)
{
    turns<true>(out, in, rounds);
}

// Repaired: nothing is shared, so nobody waits.
__global__ void turns_without_barrier(float *out, const float *in, int rounds)
{
    turns<false>(out, in, rounds);
}

// Planted: divergence: a random flag of each item chooses one of two paths.
__global__ void flags_of_items(float *out, const float *in, const unsigned *flags, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = one_of_four(in[i], flags[i] & 1, rounds);
}

// Repaired: the flag of a warp's first item chooses for all of them, as if items were sorted.
__global__ void flags_of_warps(float *out, const float *in, const unsigned *flags, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = one_of_four(in[i], flags[i & ~31] & 1, rounds);
}

// Planted: imbalance: a block for each row of a triangle, so that the last works longest.
__global__ void triangle(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = run(in[i], (blockIdx.x + 1) * rounds);
}

// Repaired: the same work in all, shared out evenly.
__global__ void rectangle(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = run(in[i], (gridDim.x + 1) * rounds / 2);
}

// Moves waves around rings of WIDTH numbers; the threads of a ring wait for each other.
template <int WIDTH> __device__ void advect(float *out, const float *in, int rounds)
{
    __shared__ float ring[1024];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int first = threadIdx.x & ~(WIDTH - 1), place = threadIdx.x & (WIDTH - 1);
    int left = first + ((place + WIDTH - 1) & (WIDTH - 1));
    float mine = in[i];
    for (int r = 0; r < rounds; r++) {
        ring[threadIdx.x] = mine;
        WIDTH > 32 ? __syncthreads() : __syncwarp();
        mine += 0.25f * (ring[left] - mine);
        WIDTH > 32 ? __syncthreads() : __syncwarp();
    }
    out[i] = mine;
}

// Planted: barriers: a stencil in shared memory waits for the whole block twice in each round.
__global__ void advect_blocks(float *out, const float *in, int rounds)
{
    advect<1024>(out, in, rounds);
}

// Repaired: rings of a warp's width, which waits only for itself.
__global__ void advect_warps(float *out, const float *in, int rounds)
{
    advect<32>(out, in, rounds);
}
