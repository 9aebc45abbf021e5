// Total volume of the flow records of every link (adds to the totals given).
__device__ __forceinline__ unsigned warp_total(unsigned v)
{
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(~0u, v, d);
    return v;
}

__global__ void traffic_total_twin(const unsigned* __restrict__ bytes, unsigned* total, int n_records)
{
    __shared__ unsigned part[8];
    const unsigned* link = bytes + (size_t)blockIdx.y * n_records;
    const uint4* vec = reinterpret_cast<const uint4*>(link);   // n_records is a multiple of 4
    const int nvec = n_records / 4;

    unsigned sum = 0;
#pragma unroll 4
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < nvec; i += blockDim.x * gridDim.x) {
        const uint4 v = vec[i];
        sum += v.x + v.y + v.z + v.w;
    }

    sum = warp_total(sum);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        unsigned s = 0;
        for (int w = 0; w < 8; ++w) s += part[w];
        atomicAdd(&total[blockIdx.y], s);
    }
}
