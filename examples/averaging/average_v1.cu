// Version 1: one block for all data sets; a thread averages one element of their vectors.
//
// Then it multiplies the matrix with the averages, row by row: each row's products are added up by a sweep
// through shared memory that halves itself ten times. One multiprocessor works, the others are idle.

__global__ void average_one_block(const float *__restrict__ input, float *__restrict__ output,
                                  const float *__restrict__ matrix, int length, int count, int sets)
{
    constexpr int LENGTH = 1024; // elements of a vector, and threads of the block
    __shared__ float partial[LENGTH];
    size_t element = threadIdx.x;
    for (int set = 0; set < sets; set++) {
        float mean = 0;
        for (int v = 0; v < count; v++)
            mean += input[size_t(set) * count * length + element * count + v];
        mean /= count;
        for (int row = 0; row < length; row++) {
            __syncthreads();
            partial[threadIdx.x] = mean * matrix[row * length + element];
            for (int half = blockDim.x >> 1; half > 0; half >>= 1) {
                __syncthreads();
                if (threadIdx.x < half)
                    partial[threadIdx.x] += partial[threadIdx.x + half];
            }
            if (threadIdx.x == 0)
                output[set + size_t(row) * sets] = partial[0];
        }
    }
}
