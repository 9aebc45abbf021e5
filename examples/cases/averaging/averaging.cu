// The vector-averaging + matrix-vector case study: three versions.
// Kernels only: cuado launches them as the .toml files here say.

constexpr int LENGTH = 1024;   // elements of one vector

// One block for all data sets; thread t averages element t of all vectors, walking memory alone.
__global__ void average_one_block(const float *__restrict__ input, float *__restrict__ output,
                                  const float *__restrict__ matrix, int length, int count, int sets)
{
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

// One block per data set; thread t averages element t of all vectors, walking memory alone.
__global__ void average_thread_per_element(const float *__restrict__ input, float *__restrict__ output,
                                           const float *__restrict__ matrix, int length, int count, int sets)
{
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

// A warp walks one element's vectors together; the row reduction is unchanged.
__global__ void average_warp_per_element(const float *__restrict__ input, float *__restrict__ output,
                                         const float *__restrict__ matrix, int length, int count, int sets)
{
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
