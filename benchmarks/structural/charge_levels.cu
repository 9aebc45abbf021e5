// Charge collected at every quantised signal level.
#define LEVELS 64

__global__ void charge_levels(const int* __restrict__ signal, const int* __restrict__ charge,
                              int* total, int n, int shift)
{
    __shared__ int local[LEVELS];
    for (int b = threadIdx.x; b < LEVELS; b += blockDim.x) local[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        int level = min(signal[i] >> shift, LEVELS - 1);
        atomicAdd(&local[level], charge[i]);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < LEVELS; b += blockDim.x) atomicAdd(&total[b], local[b]);
}
