// Version 2: a block per data set.
//
// Why: version 1 leaves all but one multiprocessor idle, and data sets are independent. What is left: a
// thread walks the vectors of its element alone, so neighbouring threads read 4 KiB apart.

__global__ void average_thread_per_element(const float *__restrict__ input, float *__restrict__ output,
                                           const float *__restrict__ matrix, int length, int count, int sets)
{
    constexpr int LENGTH = 1024; // elements of a vector, and threads of the block
    __shared__ float partial[LENGTH];
    size_t element = threadIdx.x;
    size_t set = blockIdx.x;
    float mean = 0;
    for (int v = 0; v < count; v++)
        mean += input[set * count * length + element * count + v];
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
