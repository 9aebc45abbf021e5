// Databases: zone map of a column - smallest and largest value and the sum of every zone of 256 rows.
#define ZONE 256
typedef long long bigint;

struct Zone {
    int low, high;
    bigint sum;
};

__device__ inline Zone join(Zone a, const Zone& b)
{
    a.low = min(a.low, b.low);
    a.high = max(a.high, b.high);
    a.sum += b.sum;
    return a;
}

__global__ void zone_maps(const int* column, int2* range, bigint* sum, int n_rows)
{
    __shared__ int low[ZONE], high[ZONE];
    __shared__ bigint total[ZONE];
    const int tid = threadIdx.x;
    const int row = blockIdx.x * ZONE + tid;
    const bool valid = row < n_rows;
    const int v = valid ? column[row] : 0;
    low[tid] = valid ? v : 0x7fffffff;
    high[tid] = valid ? v : (int)0x80000000;
    total[tid] = v;
    __syncthreads();

    for (int s = 1; s < ZONE; s <<= 1) {
        const int i = 2 * s * tid;
        if (i < ZONE) {
            const Zone z = join({low[i], high[i], total[i]}, {low[i + s], high[i + s], total[i + s]});
            low[i] = z.low;
            high[i] = z.high;
            total[i] = z.sum;
        }
        __syncthreads();
    }
    if (tid == 0) {
        range[blockIdx.x] = make_int2(low[0], high[0]);
        sum[blockIdx.x] = total[0];
    }
}
