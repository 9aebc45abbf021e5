// Sedimentology: mass of every sediment sample in twelve grain-size classes (image analysis: class and mass of each grain, 0.1 ug).
#define CLASSES 12
#define NT 256

__device__ __forceinline__ void deposit(unsigned long long (&sum)[CLASSES], unsigned c, unsigned m)
{
#pragma unroll
    for (int k = 0; k < CLASSES; ++k) sum[k] += c == k ? m : 0u;
}

// Sums of a thread in registers (whole numbers, so exact), four grains a load; then shuffles, and one addition a warp and class.
__global__ void __launch_bounds__(NT)
grain_mass_twin(const unsigned char* __restrict__ size_class, const unsigned* __restrict__ mass, double* __restrict__ class_mass, int grains)
{
    __shared__ unsigned long long part[NT / 32][CLASSES];
    const size_t first = (size_t)blockIdx.x * grains;       // grains is a multiple of four
    const uchar4* c4 = reinterpret_cast<const uchar4*>(size_class + first);
    const uint4* m4 = reinterpret_cast<const uint4*>(mass + first);

    unsigned long long sum[CLASSES] = {};
#pragma unroll 2
    for (int g = threadIdx.x; g < grains / 4; g += NT) {
        const uchar4 c = c4[g];
        const uint4 m = m4[g];
        deposit(sum, c.x, m.x);
        deposit(sum, c.y, m.y);
        deposit(sum, c.z, m.z);
        deposit(sum, c.w, m.w);
    }
#pragma unroll
    for (int k = 0; k < CLASSES; ++k) {
#pragma unroll
        for (int d = 16; d > 0; d >>= 1) sum[k] += __shfl_xor_sync(0xffffffffu, sum[k], d);
        if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5][k] = sum[k];
    }
    __syncthreads();
    if (threadIdx.x < CLASSES) {
        unsigned long long total = 0;
#pragma unroll
        for (int w = 0; w < NT / 32; ++w) total += part[w][threadIdx.x];
        class_mass[blockIdx.x * CLASSES + threadIdx.x] = (double)total;
    }
}
