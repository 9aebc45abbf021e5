// Ambient-noise cross-correlation of two stations, one value per lag.
__global__ void seis_xcorr_twin(const float* __restrict__ staA, const float* __restrict__ staB,
                                float* __restrict__ xc, int nsamp, int nlag)
{
    __shared__ float warp_part[16];
    const int lag = blockIdx.x;
    const float* shifted = staB + lag;

    float acc0 = 0.0f, acc1 = 0.0f, acc2 = 0.0f, acc3 = 0.0f;
    const int step = blockDim.x;
    int t = threadIdx.x;
    for (; t + 3 * step < nsamp; t += 4 * step) {
        acc0 += staA[t] * shifted[t];
        acc1 += staA[t + step] * shifted[t + step];
        acc2 += staA[t + 2 * step] * shifted[t + 2 * step];
        acc3 += staA[t + 3 * step] * shifted[t + 3 * step];
    }
    for (; t < nsamp; t += step) acc0 += staA[t] * shifted[t];
    float acc = (acc0 + acc1) + (acc2 + acc3);

    for (int d = 16; d > 0; d >>= 1) acc += __shfl_xor_sync(0xffffffffu, acc, d);
    if ((threadIdx.x & 31) == 0) warp_part[threadIdx.x / 32] = acc;
    __syncthreads();
    if (threadIdx.x < 32) {
        float v = threadIdx.x < blockDim.x / 32 ? warp_part[threadIdx.x] : 0.0f;
        for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffffu, v, d);
        if (threadIdx.x == 0 && lag < nlag) xc[lag] = v / (float)nsamp;
    }
}
