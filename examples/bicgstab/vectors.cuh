// Kernels on vectors. Sums are added up in an order that depends on the launch only, never by atomics:
// two runs have the same residuals.
#pragma once

constexpr int BLOCK = 256;    // threads of a block, of all kernels
constexpr int PARTIAL = 1024; // blocks of a sum, each with its share

// The sum of a value of each thread of the block; thread 0 has it.
__device__ inline double block_sum(double value)
{
    __shared__ double share[BLOCK / 32];
    for (int offset = 16; offset > 0; offset /= 2)
        value += __shfl_down_sync(0xFFFFFFFF, value, offset);
    if (threadIdx.x % 32 == 0)
        share[threadIdx.x / 32] = value;
    __syncthreads();
    value = 0;
    if (threadIdx.x == 0)
        for (int warp = 0; warp < BLOCK / 32; warp++)
            value += share[warp];
    return value;
}

// Each block's share of the sum of x * y; `reduce` adds them up.
__global__ void dot(int n, const double *x, const double *y, double *partial)
{
    double sum = 0;
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK)
        sum += x[i] * y[i];
    sum = block_sum(sum);
    if (threadIdx.x == 0)
        partial[blockIdx.x] = sum;
}

// Each block's share of the sum of squares; `reduce` adds them up, the host takes the root.
__global__ void l2_norm(int n, const double *x, double *partial)
{
    double sum = 0;
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK)
        sum += x[i] * x[i];
    sum = block_sum(sum);
    if (threadIdx.x == 0)
        partial[blockIdx.x] = sum;
}

// The sum of n shares, by one block.
__global__ void reduce(int n, const double *partial, double *result)
{
    double sum = 0;
    for (int i = threadIdx.x; i < n; i += BLOCK)
        sum += partial[i];
    sum = block_sum(sum);
    if (threadIdx.x == 0)
        *result = sum;
}

__global__ void axpby(int n, double a, const double *x, double b, const double *y, double *w)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        w[i] = a * x[i] + b * y[i];
}

__global__ void axpbypcz(int n, double a, const double *x, double b, const double *y, double c,
                         const double *z, double *w)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        w[i] = a * x[i] + b * y[i] + c * z[i];
}
