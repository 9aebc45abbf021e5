// Version 7: eight data sets per block, so that the matrix meets eight vectors at once.
//
// Why: each block of version 6 reads the whole matrix for a single vector, 4 MiB from the L2 for 4 MiB of
// input. All products together are one matrix-matrix product. A block now averages eight data sets, and a
// warp multiplies four rows with all eight averages: an element of the matrix is used eight times, one
// of the averages four times. Eight loads in flight per thread make up for the single block that a
// multiprocessor has.

#include "warp_sum.cuh"

__global__ void __launch_bounds__(1024)
average_eight_sets(const float *__restrict__ input, float *__restrict__ output,
                   const float *__restrict__ matrix, int length, int count, int sets)
{
    constexpr int LENGTH = 1024; // elements of a vector: as `length`
    constexpr int WARP = 32, SETS = 8, ROWS = 4;
    __shared__ float4 means[SETS][LENGTH / 4];
    const int first = blockIdx.x * SETS, here = min(SETS, sets - first);
    const float *from = input + size_t(first) * length * count;
    for (int element = threadIdx.y; element < here * length; element += blockDim.y) {
        const float4 *vectors = reinterpret_cast<const float4 *>(from + size_t(element) * count);
        float sum = 0;
#pragma unroll 8
        for (int v = threadIdx.x; v < count / 4; v += WARP) {
            const float4 four = __ldcs(vectors + v);
            sum += (four.x + four.y) + (four.z + four.w);
        }
        sum = warp_sum(sum);
        if (threadIdx.x == 0)
            reinterpret_cast<float *>(means[element / length])[element % length] = sum / count;
    }
    __syncthreads();
    for (int row = ROWS * threadIdx.y; row < length; row += ROWS * blockDim.y) {
        const float4 *factors = reinterpret_cast<const float4 *>(matrix + row * LENGTH);
        float sums[ROWS * SETS] = {};
#pragma unroll 1
        for (int i = threadIdx.x; i < LENGTH / 4; i += WARP) {
            float4 factor[ROWS];
#pragma unroll
            for (int r = 0; r < ROWS; r++)
                factor[r] = factors[r * (LENGTH / 4) + i];
#pragma unroll
            for (int s = 0; s < SETS; s++) {
                const float4 mean = means[s][i];
#pragma unroll
                for (int r = 0; r < ROWS; r++) {
                    float &sum = sums[r * SETS + s];
                    sum += factor[r].x * mean.x;
                    sum += factor[r].y * mean.y;
                    sum += factor[r].z * mean.z;
                    sum += factor[r].w * mean.w;
                }
            }
        }
        const float sum = warp_sums(sums); // of row + lane / 8 and data set lane % 8
        if (threadIdx.x % SETS < here)
            output[first + threadIdx.x % SETS + size_t(row + threadIdx.x / SETS) * sets] = sum;
    }
}
