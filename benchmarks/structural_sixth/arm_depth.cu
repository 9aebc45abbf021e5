// Genome sequencing: summed read depth and number of well-covered bases of every chromosome arm, added to running totals.
#define NT 1024
#define WELL 20             // reads
typedef unsigned long long u64;

template <typename T>
__device__ T block_sum(T v, T* work)
{
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
    if (threadIdx.x % 32 == 0) work[threadIdx.x / 32] = v;
    __syncthreads();
    if (threadIdx.x < 32) {
        v = work[threadIdx.x];
        for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
    }
    return v;
}

__device__ inline void take(unsigned two, unsigned& sum, int& well)
{
    const unsigned a = two & 0xffffu, b = two >> 16;
    sum += a + b;
    well += (a >= WELL) + (b >= WELL);
}

// A block an arm; eight bases of 16 bits a load.
__global__ void __launch_bounds__(NT) arm_depth(const unsigned short* depth, const int* length, u64* total, int* covered, int pitch)
{
    __shared__ u64 work_sum[NT / 32];
    __shared__ int work_well[NT / 32];
    const int arm = blockIdx.x;
    const unsigned short* d = depth + (size_t)arm * pitch;
    const int n = length[arm];

    u64 sum = 0;
    int well = 0;
    for (int v = threadIdx.x; v < n / 8; v += NT) {
        const uint4 q = ((const uint4*)d)[v];
        unsigned s = 0;
        take(q.x, s, well);
        take(q.y, s, well);
        take(q.z, s, well);
        take(q.w, s, well);
        sum += s;
    }
    for (int i = n / 8 * 8 + threadIdx.x; i < n; i += NT) {
        sum += d[i];
        well += d[i] >= WELL;
    }
    sum = block_sum(sum, work_sum);
    well = block_sum(well, work_well);
    if (threadIdx.x == 0) {
        total[arm] += sum;
        covered[arm] += well;
    }
}
