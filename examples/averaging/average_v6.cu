// Version 6: loads of 16 bytes, four of them in flight per thread, for the input and for the matrix.
//
// Why: what version 5 waits for is memory: it reads 4 bytes at a time. COUNT and LENGTH have to be
// multiples of 4. The input is marked as streamed (__ldcs), so that it leaves the L2 to the matrix,
// which every block reads. Two blocks per multiprocessor: one may read while the other multiplies.

#include "warp_sum.cuh"

__global__ void __launch_bounds__(1024, 2)
average_wide_loads(const float *__restrict__ input, float *__restrict__ output,
                   const float *__restrict__ matrix, int length, int count, int sets)
{
    constexpr int LENGTH = 1024; // elements of a vector
    constexpr int WARP = 32;
    __shared__ float4 means[LENGTH / 4];
    const size_t set = blockIdx.x;
    for (int element = threadIdx.y; element < length; element += blockDim.y) {
        const float4 *vectors =
            reinterpret_cast<const float4 *>(input + (set * length + element) * count);
        float sum = 0;
#pragma unroll 4
        for (int v = threadIdx.x; v < count / 4; v += WARP) {
            const float4 four = __ldcs(vectors + v);
            sum += (four.x + four.y) + (four.z + four.w);
        }
        sum = warp_sum(sum);
        if (threadIdx.x == 0)
            reinterpret_cast<float *>(means)[element] = sum / count;
    }
    __syncthreads();
    for (int row = threadIdx.y; row < length; row += blockDim.y) {
        const float4 *factors = reinterpret_cast<const float4 *>(matrix + size_t(row) * length);
        float sum = 0;
#pragma unroll 2 // four do not fit into 32 registers
        for (int i = threadIdx.x; i < length / 4; i += WARP) {
            const float4 factor = factors[i], mean = means[i];
            sum += (factor.x * mean.x + factor.y * mean.y) + (factor.z * mean.z + factor.w * mean.w);
        }
        sum = warp_sum(sum);
        if (threadIdx.x == 0)
            output[set + size_t(row) * sets] = sum;
    }
}
