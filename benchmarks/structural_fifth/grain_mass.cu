// Sedimentology: mass of every sediment sample in twelve grain-size classes (image analysis: class and mass of each grain, 0.1 ug).
#define CLASSES 12

// a block a sample; doubles, for the sums outgrow 32 bits
__global__ void grain_mass(const unsigned char* __restrict__ size_class, const unsigned* __restrict__ mass,
                           double* __restrict__ class_mass, int grains)
{
    __shared__ double sum[CLASSES];
    const size_t first = (size_t)blockIdx.x * grains;

    if (threadIdx.x < CLASSES) sum[threadIdx.x] = 0.0;
    __syncthreads();
    for (int g = threadIdx.x; g < grains; g += blockDim.x) {
        const int c = size_class[first + g];
        if (c < CLASSES) atomicAdd(&sum[c], (double)mass[first + g]);
    }
    __syncthreads();
    if (threadIdx.x < CLASSES) class_mass[blockIdx.x * CLASSES + threadIdx.x] = sum[threadIdx.x];
}
