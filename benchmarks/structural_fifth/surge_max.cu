// Coastal protection: highest water level of every coast section and hours above the alarm level, added to earlier years.
#define NT 512

__device__ inline void combine(int& top, int& hours, int other_top, int other_hours)
{
    top = max(top, other_top);
    hours += other_hours;
}

// level[section][record], in micrometres; a block a section
__global__ void surge_max(const int* __restrict__ level, int* highest, int* alarms, int records, int alarm_level)
{
    __shared__ int tops[NT], counts[NT];
    const int* series = level + (size_t)blockIdx.x * records;

    int top = -2147483647 - 1, hours = 0;
    for (int r = threadIdx.x; r < records; r += NT) {
        const int v = series[r];
        combine(top, hours, v, v > alarm_level);
    }
    tops[threadIdx.x] = top;
    counts[threadIdx.x] = hours;
    __syncthreads();
    for (int half = NT / 2; half > 0; half >>= 1) {
        if (threadIdx.x < half) combine(tops[threadIdx.x], counts[threadIdx.x], tops[threadIdx.x + half], counts[threadIdx.x + half]);
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        atomicMax(&highest[blockIdx.x], tops[0]);
        atomicAdd(&alarms[blockIdx.x], counts[0]);
    }
}
