// Genome sequencing: summed read depth and number of well-covered bases of every chromosome arm, added to running totals.
#define NT 512
#define WELL 20             // reads
typedef unsigned long long u64;

template <typename T>
__device__ __forceinline__ T block_sum(T v, T* work)
{
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
    if (threadIdx.x % 32 == 0) work[threadIdx.x / 32] = v;
    __syncthreads();
    if (threadIdx.x < 32) {
        v = threadIdx.x < NT / 32 ? work[threadIdx.x] : 0;
#pragma unroll
        for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
    }
    return v;
}

__device__ __forceinline__ void take(unsigned two, unsigned& sum, int& well)
{
    const unsigned a = two & 0xffffu, b = two >> 16;
    sum += a + b;
    well += (a >= WELL) + (b >= WELL);
}

// Many blocks an arm, each adds its share with two atomics.
__global__ void __launch_bounds__(NT)
arm_depth_twin(const unsigned short* __restrict__ depth, const int* __restrict__ length, u64* __restrict__ total,
               int* __restrict__ covered, int pitch)
{
    __shared__ u64 work_sum[NT / 32];
    __shared__ int work_well[NT / 32];
    const int arm = blockIdx.y;
    const unsigned short* d = depth + (size_t)arm * pitch;
    const int n = length[arm];
    const int id = blockIdx.x * NT + threadIdx.x, stride = gridDim.x * NT;

    u64 sum = 0;
    int well = 0;
#pragma unroll 4
    for (int v = id; v < n / 8; v += stride) {
        const uint4 q = ((const uint4*)d)[v];
        unsigned s = 0;
        take(q.x, s, well);
        take(q.y, s, well);
        take(q.z, s, well);
        take(q.w, s, well);
        sum += s;
    }
    const int i = n / 8 * 8 + id;
    if (i < n) {
        sum += d[i];
        well += d[i] >= WELL;
    }
    sum = block_sum(sum, work_sum);
    well = block_sum(well, work_well);
    if (threadIdx.x == 0) {
        atomicAdd(&total[arm], sum);
        atomicAdd(&covered[arm], well);
    }
}
