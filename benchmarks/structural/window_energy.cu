// Energy (sum of squares) of each 256-sample window of a long signal; one window per block.
#include <cuda_runtime.h>

extern "C" __global__ void window_energy(const float* __restrict__ signal,
                                         float* __restrict__ energy, int n)
{
    __shared__ float part[256];
    const unsigned int tid = threadIdx.x;
    const size_t i = (size_t)blockIdx.x * blockDim.x + tid;
    const float v = (i < (size_t)n) ? signal[i] : 0.f;
    part[tid] = v * v;
    __syncthreads();
    for (unsigned int s = 1; s < blockDim.x; s *= 2) {
        if (tid % (2 * s) == 0)
            part[tid] += part[tid + s];
        __syncthreads();
    }
    if (tid == 0) energy[blockIdx.x] = part[0];
}
