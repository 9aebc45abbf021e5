// Zonal statistics of a rainfall raster: sum, cell count and maximum of every climate zone, a set per block.
#define ZONES 5

__global__ void zonal_rain(const int* __restrict__ rain, const unsigned char* __restrict__ zone,
                           int* __restrict__ zsum, int* __restrict__ zcount, int* __restrict__ zmax, int n)
{
    __shared__ int s_sum[ZONES], s_count[ZONES], s_max[ZONES];
    if (threadIdx.x < ZONES) {
        s_sum[threadIdx.x] = 0;
        s_count[threadIdx.x] = 0;
        s_max[threadIdx.x] = 0;
    }
    __syncthreads();

    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        const int z = zone[i];
        if (z >= ZONES) continue;
        const int mm = rain[i];
        atomicAdd(&s_sum[z], mm);
        atomicAdd(&s_count[z], 1);
        atomicMax(&s_max[z], mm);
    }
    __syncthreads();
    if (threadIdx.x < ZONES) {
        const int o = blockIdx.x * ZONES + threadIdx.x;
        zsum[o] = s_sum[threadIdx.x];
        zcount[o] = s_count[threadIdx.x];
        zmax[o] = s_max[threadIdx.x];
    }
}
