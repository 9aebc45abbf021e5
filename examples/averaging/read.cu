// The roof: reads the input and the matrix once and writes as many results as the task has.
//
// 16 bytes at a time, four loads in flight per thread; a block reads its data set from end to end. Each
// thread stores the sum of what it read, so that no load can be left out.

__global__ void __launch_bounds__(1024, 2)
read_input(const float *__restrict__ input, float *__restrict__ output,
           const float *__restrict__ matrix, int length, int count, int sets)
{
    const size_t each = size_t(length) * count / 4; // steps of 16 bytes of a data set
    const float4 *from = reinterpret_cast<const float4 *>(input) + each * blockIdx.x;
    const int steps = int(each / blockDim.x); // a vector has as many elements as a block threads
    float sum = 0;
#pragma unroll 4
    for (int i = 0; i < steps; i++) {
        const float4 four = __ldcs(from + size_t(i) * blockDim.x + threadIdx.x);
        sum += (four.x + four.y) + (four.z + four.w);
    }
    for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < size_t(length) * length;
         i += size_t(sets) * blockDim.x)
        sum += __ldcs(matrix + i);
    output[size_t(blockIdx.x) * blockDim.x + threadIdx.x] = sum;
}
