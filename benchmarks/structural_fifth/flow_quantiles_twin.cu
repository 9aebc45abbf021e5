// Hydrology: flow duration quantiles of every gauge and year, by sorting the daily discharges of the year.
#define SORT_N 512
#define HALF (SORT_N / 2)
#define N_QUANT 5

__constant__ float exceedance[N_QUANT] = {0.05f, 0.25f, 0.50f, 0.75f, 0.95f};

__device__ __forceinline__ void compare_swap(float* v, int i, int j, bool up)
{
    const float a = v[i], b = v[j];
    if ((a > b) == up) {
        v[i] = b;
        v[j] = a;
    }
}

// One year a block. A warp owns 64 neighbouring values, so strides up to 32 need no block barrier.
__global__ void __launch_bounds__(HALF)
flow_quantiles_twin(const float* __restrict__ discharge, float* __restrict__ quantile, int n_years, int n_days, int pitch)
{
    __shared__ float q[SORT_N];
    const int year = blockIdx.x;
    const int t = threadIdx.x;
#pragma unroll
    for (int d = t; d < SORT_N; d += HALF)
        q[d] = d < n_days ? discharge[(size_t)year * pitch + d] : 3.0e38f;
    __syncthreads();

#pragma unroll
    for (int size = 2; size <= SORT_N; size <<= 1)
#pragma unroll
        for (int stride = size >> 1; stride > 0; stride >>= 1) {
            const int i = 2 * t - (t & (stride - 1));
            compare_swap(q, i, i + stride, (i & size) == 0);
            const bool wide_next = stride > 32 || (stride == 1 && size >= 64);
            if (wide_next) __syncthreads();
            else __syncwarp();
        }

    if (t < N_QUANT) {
        const int rank = (int)((1.0f - exceedance[t]) * (float)(n_days - 1));
        quantile[year * N_QUANT + t] = q[rank];
    }
}
