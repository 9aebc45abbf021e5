// Charge collected at every quantised signal level. Every lane of a warp adds to its own
// column of totals, so lanes of one warp never meet.
#define LEVELS 64
#define LANES 32

__global__ void charge_levels(const int* __restrict__ signal, const int* __restrict__ charge,
                              int* total, int n, int shift)
{
    __shared__ int local[LEVELS][LANES];
    int lane = threadIdx.x % LANES;
    for (int b = threadIdx.x; b < LEVELS * LANES; b += blockDim.x) local[b / LANES][b % LANES] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        int level = min(signal[i] >> shift, LEVELS - 1);
        atomicAdd(&local[level][lane], charge[i]);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < LEVELS; b += blockDim.x) {
        int sum = 0;
        for (int l = 0; l < LANES; ++l) sum += local[b][(l + b) % LANES];
        atomicAdd(&total[b], sum);
    }
}
