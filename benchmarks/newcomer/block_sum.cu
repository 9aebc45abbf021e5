// Partial sums of blocks.
extern "C" __global__ void block_sum(const float4 *in, float *out, int n) {
    __shared__ float sums[8];
    float sum = 0;
    int stride = gridDim.x * blockDim.x;
#pragma unroll 4
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        float4 v = in[i];
        sum += v.x + v.y + v.z + v.w;
    }
    for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffff, sum, d);
    if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 8) {
        sum = sums[threadIdx.x];
        for (int d = 4; d > 0; d /= 2) sum += __shfl_down_sync(0xff, sum, d);
        if (threadIdx.x == 0) out[blockIdx.x] = sum;
    }
}
