// Version 4: the products of a row are added up by shuffles, in a warp and then across the warps.
//
// Why: version 3's sweep through shared memory has eleven barriers per row of the matrix, and the LSU is
// its busiest unit. Shuffles need no barrier; the shares of the 32 warps need two.

#include "warp_sum.cuh"

__global__ void average_shuffled_sums(const float *__restrict__ input, float *__restrict__ output,
                                      const float *__restrict__ matrix, int length, int count, int sets)
{
    constexpr int LENGTH = 1024; // elements of a vector, and threads of the block
    __shared__ float means[LENGTH], shares[LENGTH / 32];
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
    const int id = threadIdx.y * warpSize + threadIdx.x;
    const float mean = means[id];
    for (int row = 0; row < length; row++) {
        const float share = warp_sum(mean * matrix[row * length + id]);
        if (threadIdx.x == 0)
            shares[threadIdx.y] = share;
        __syncthreads();
        if (threadIdx.y == 0) {
            const float sum = warp_sum(shares[threadIdx.x]);
            if (threadIdx.x == 0)
                output[set + size_t(row) * sets] = sum;
        }
        __syncthreads(); // before the shares of the next row
    }
}
