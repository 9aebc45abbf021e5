// Total of many numbers by few blocks: the twin is the same code, launched to fill the chip.
extern "C" __global__ void totals(const float *in, float *out, int n) {
    __shared__ float part[8];
    float sum = 0.0f;
#pragma unroll 1
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        sum += in[i];
    part[threadIdx.x / 32] = 0.0f;
    __syncthreads();
    atomicAdd(&part[threadIdx.x / 32], sum);
    __syncthreads();
    if (threadIdx.x < 8) atomicAdd(out, part[threadIdx.x]);
}
