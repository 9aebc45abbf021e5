// The size of the launch: too few blocks, one round too many, too short.

__device__ float spin(float x, int rounds)
{
#pragma unroll 8
    for (int r = 0; r < rounds; r++)
        x = x * 0.99f + 0.5f;
    return x;
}

template <int ITEMS> __device__ void items(float *out, const float *in, int rounds)
{
    int first = blockIdx.x * blockDim.x * ITEMS + threadIdx.x;
#pragma unroll 1
    for (int k = 0; k < ITEMS; k++)
        out[first + k * blockDim.x] = spin(in[first + k * blockDim.x], rounds);
}

// Planted: small grid: 64 items per thread leave 16 blocks.
__global__ void many_items(float *out, const float *in, int rounds)
{
    items<64>(out, in, rounds);
}

// Repaired: an item per thread.
__global__ void one_item(float *out, const float *in, int rounds) { items<1>(out, in, rounds); }

// Planted: tail (blocks more than fit the chip), small grid (big blocks), or a short launch.
__global__ void spin_each(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = spin(in[i], rounds);
}
