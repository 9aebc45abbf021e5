// Version 5: a warp per row of the matrix: coalesced dot products, without a barrier.
//
// Why: in version 4 all warps meet twice for each row, and 31 of them wait while one adds up. Rows are
// independent: each warp now takes every 32nd, whole, and no warp waits for another.

#include "warp_sum.cuh"

__global__ void average_warp_per_row(const float *__restrict__ input, float *__restrict__ output,
                                     const float *__restrict__ matrix, int length, int count, int sets)
{
    constexpr int LENGTH = 1024; // elements of a vector
    __shared__ float means[LENGTH];
    const size_t set = blockIdx.x;
    for (int element = threadIdx.y; element < length; element += blockDim.y) {
        float sum = 0;
        for (int v = threadIdx.x; v < count; v += warpSize)
            sum += input[set * count * length + size_t(element) * count + v];
        sum = warp_sum(sum);
        if (threadIdx.x == 0)
            means[element] = sum / count;
    }
    __syncthreads();
    for (int row = threadIdx.y; row < length; row += blockDim.y) {
        float sum = 0;
        for (int element = threadIdx.x; element < length; element += warpSize)
            sum += means[element] * matrix[size_t(row) * length + element];
        sum = warp_sum(sum);
        if (threadIdx.x == 0)
            output[set + size_t(row) * sets] = sum;
    }
}
