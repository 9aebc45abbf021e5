// Total volume of the flow records of every link (adds to the totals given).
__device__ unsigned warp_total(unsigned v)
{
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(~0u, v, d);
    return v;
}

__global__ void traffic_total(const unsigned* __restrict__ bytes, unsigned* total, int n_records)
{
    __shared__ unsigned part[8];
    const unsigned* link = bytes + (size_t)blockIdx.y * n_records;

    unsigned sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n_records; i += blockDim.x * gridDim.x)
        sum += link[i];

    sum = warp_total(sum);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        unsigned s = 0;
        for (int w = 0; w < 8; ++w) s += part[w];
        atomicAdd(&total[blockIdx.y], s);
    }
}
