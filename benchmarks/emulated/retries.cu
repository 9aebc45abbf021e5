// A block adds its numbers in shared memory, to one of WORDS words each, by operations that become
// loops around a compare-and-store: of 32 bits, or of 64.
template <class Number, int WORDS> __device__ void add(float *out, const float *in, int n)
{
    __shared__ Number part[WORDS];
    if (threadIdx.x < WORDS)
        part[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&part[threadIdx.x & (WORDS - 1)], Number(in[i]));
    __syncthreads();
    if (threadIdx.x == 0)
        out[blockIdx.x] = float(part[0]);
}
#define KERNEL(name, Number, words)                                                                 \
    extern "C" __global__ void name(float *out, const float *in, int n)                            \
    {                                                                                               \
        add<Number, words>(out, in, n);                                                             \
    }
KERNEL(floats_1, float, 1)
KERNEL(floats_4, float, 4)
KERNEL(floats_32, float, 32)
KERNEL(doubles_1, double, 1)
KERNEL(doubles_32, double, 32)
