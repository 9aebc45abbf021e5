// Version 3: a warp walks the vectors of an element together, and adds up by shuffles.
//
// Why: loads of version 2 are uncoalesced. Now a request reads 128 bytes in a row. The sweep through
// shared memory is unchanged: eleven barriers per row of the matrix.

__global__ void average_warp_per_element(const float *__restrict__ input, float *__restrict__ output,
                                         const float *__restrict__ matrix, int length, int count, int sets)
{
    constexpr int LENGTH = 1024; // elements of a vector, and threads of the block
    __shared__ float partial[LENGTH];
    int id = threadIdx.y * warpSize + threadIdx.x;
    size_t set = blockIdx.x;
    for (int element = threadIdx.y; element < length; element += blockDim.y) {
        float sum = 0;
        for (int v = threadIdx.x; v < count; v += warpSize)
            sum += input[set * count * length + size_t(element) * count + v];
        for (int offset = warpSize >> 1; offset > 0; offset >>= 1)
            sum += __shfl_down_sync(0xFFFFFFFF, sum, offset);
        if (threadIdx.x == 0)
            partial[element] = sum / count;
    }
    __syncthreads();
    float mean = partial[id];
    for (int row = 0; row < length; row++) {
        __syncthreads();
        partial[id] = mean * matrix[row * length + id];
        for (int half = (blockDim.x * blockDim.y) >> 1; half > 0; half >>= 1) {
            __syncthreads();
            if (id < half)
                partial[id] += partial[id + half];
        }
        if (id == 0)
            output[set + size_t(row) * sets] = partial[0];
    }
}
