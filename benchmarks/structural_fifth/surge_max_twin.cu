// Coastal protection: highest water level of every coast section and hours above the alarm level, added to earlier years.
#define NT 256

// blockIdx.y is the section, its records are dealt out over gridDim.x blocks
__global__ void __launch_bounds__(NT)
surge_max_twin(const int* __restrict__ level, int* __restrict__ highest, int* __restrict__ alarms, int records, int alarm_level)
{
    __shared__ int tops[NT / 32], counts[NT / 32];
    const int* series = level + (size_t)blockIdx.y * records;

    int top = -2147483647 - 1, hours = 0;
#pragma unroll 8
    for (int r = blockIdx.x * NT + threadIdx.x; r < records; r += gridDim.x * NT) {
        const int v = series[r];
        top = max(top, v);
        hours += v > alarm_level;
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        top = max(top, __shfl_xor_sync(0xffffffffu, top, d));
        hours += __shfl_xor_sync(0xffffffffu, hours, d);
    }
    if ((threadIdx.x & 31) == 0) {
        tops[threadIdx.x >> 5] = top;
        counts[threadIdx.x >> 5] = hours;
    }
    __syncthreads();
    if (threadIdx.x == 0) {
#pragma unroll
        for (int w = 1; w < NT / 32; ++w) {
            top = max(top, tops[w]);
            hours += counts[w];
        }
        atomicMax(&highest[blockIdx.y], top);
        atomicAdd(&alarms[blockIdx.y], hours);
    }
}
