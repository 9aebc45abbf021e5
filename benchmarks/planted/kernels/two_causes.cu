// Two planted causes in one kernel; the repaired twin has neither.

// Planted: uncoalesced loads and uncoalesced stores: each thread scales 32 floats of its own.
__global__ void scale_by_thread(float *out, const float *in, float factor)
{
    size_t first = (size_t)(blockIdx.x * blockDim.x + threadIdx.x) * 32;
#pragma unroll 1
    for (int k = 0; k < 32; k++)
        out[first + k] = in[first + k] * factor;
}

// Repaired: a block scales its part row by row.
__global__ void scale_by_block(float *out, const float *in, float factor)
{
    size_t first = (size_t)blockIdx.x * blockDim.x * 32 + threadIdx.x;
#pragma unroll 8
    for (int k = 0; k < 32; k++)
        out[first + k * blockDim.x] = in[first + k * blockDim.x] * factor;
}

// Planted: divergence and fp64 by accident: two paths in each warp, literals without f.
__global__ void paths_of_doubles(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    if (i & 1) {
        for (int r = 0; r < rounds; r++)
            x = x * 0.999 + 0.1;
    } else {
        for (int r = 0; r < rounds; r++)
            x = x * 0.5 - x * x * 0.1;
    }
    out[i] = x;
}

// Repaired: a path for each warp, literals with f.
__global__ void paths_of_floats(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    if ((i >> 5) & 1) {
        for (int r = 0; r < rounds; r++)
            x = x * 0.999f + 0.1f;
    } else {
        for (int r = 0; r < rounds; r++)
            x = x * 0.5f - x * x * 0.1f;
    }
    out[i] = x;
}

// Planted: bank conflicts and barriers: a sweep over neighbours ever farther apart.
__global__ void sweep_interleaved(float *out, const float *in, int rows)
{
    __shared__ float part[256];
    unsigned t = threadIdx.x;
    for (int r = 0; r < rows; r++) {
        size_t row = (size_t)blockIdx.x * rows + r;
        part[t] = in[row * 256 + t];
        for (unsigned step = 1; step < 256; step *= 2) {
            __syncthreads();
            if (2 * step * t < 256)
                part[2 * step * t] += part[2 * step * t + step];
        }
        if (t == 0)
            out[row] = part[0];
        __syncthreads();
    }
}

// Repaired: a warp for each row, exchanging by shuffles.
__global__ void sweep_shuffled(float *out, const float *in, int rows)
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

// Planted: a small grid and integer division: 64 items per thread, a divisor known at run time.
__global__ void few_divide(int *out, const int *in, int divisor, int rounds)
{
    int first = blockIdx.x * blockDim.x * 64 + threadIdx.x;
#pragma unroll 1
    for (int k = 0; k < 64; k++) {
        int x = in[first + k * blockDim.x];
        for (int r = 0; r < rounds; r++)
            x = x / divisor + x % divisor * 3 + r * 1000003;
        out[first + k * blockDim.x] = x;
    }
}

// Repaired: an item per thread, and shifts.
__global__ void many_shift(int *out, const int *in, int divisor, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = in[i];
    for (int r = 0; r < rounds; r++)
        x = (x >> 3) + (x & 7) * 3 + r * 1000003;
    out[i] = x;
}
