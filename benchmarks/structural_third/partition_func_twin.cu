// Internal partition function Q(T) = sum_i g_i exp(-c2 E_i / T) of a line list.
__global__ void partition_func_twin(const float* __restrict__ energy, const float* __restrict__ weight,
                                    const float* __restrict__ temps, float* __restrict__ q,
                                    int n_levels, int n_temps)
{
    __shared__ float part[8];
    const int it = blockIdx.x;
    if (it >= n_temps) return;
    const float beta = 1.4387769f / temps[it];

    float sum = 0.0f;
#pragma unroll 4
    for (int i = threadIdx.x; i < n_levels; i += blockDim.x)
        sum += weight[i] * expf(-beta * energy[i]);

    for (int d = 16; d > 0; d >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, d);
    if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        float total = 0.0f;
        for (int w = 0; w < (int)blockDim.x / 32; ++w) total += part[w];
        q[it] = total;
    }
}
