// Hydrology: flow duration quantiles of every gauge and year, by sorting the daily discharges of the year.
#define SORT_N 512          // power of two above 366
#define N_QUANT 5

__constant__ float exceedance[N_QUANT] = {0.05f, 0.25f, 0.50f, 0.75f, 0.95f};

__device__ inline void compare_swap(float* v, int i, int j, bool up)
{
    const float a = v[i], b = v[j];
    if ((a > b) == up) {
        v[i] = b;
        v[j] = a;
    }
}

__global__ void flow_quantiles(const float* discharge, float* quantile, int n_years, int n_days, int pitch)
{
    __shared__ float q[SORT_N];
    for (int year = blockIdx.x; year < n_years; year += gridDim.x) {
        for (int d = threadIdx.x; d < SORT_N; d += blockDim.x)
            q[d] = d < n_days ? discharge[(size_t)year * pitch + d] : 3.0e38f;
        __syncthreads();

        for (int size = 2; size <= SORT_N; size <<= 1)
            for (int stride = size >> 1; stride > 0; stride >>= 1) {
                const int i = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
                compare_swap(q, i, i + stride, (i & size) == 0);
                __syncthreads();
            }

        if (threadIdx.x < N_QUANT) {
            const int rank = (int)((1.0f - exceedance[threadIdx.x]) * (float)(n_days - 1));
            quantile[year * N_QUANT + threadIdx.x] = q[rank];
        }
        __syncthreads();
    }
}
