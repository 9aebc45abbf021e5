// Power grid: load and peak of every feeder from the readings of its 512 meters.
#define METERS 512

extern "C" __global__ void feeder_load(const float* volts, const float* amps, float* load, float* peak, int n_feeders)
{
    __shared__ float sum[METERS];
    __shared__ float top[METERS];
    const unsigned int tid = threadIdx.x;
    if (blockIdx.x >= n_feeders) return;
    const unsigned int i = blockIdx.x * METERS + tid;

    sum[tid] = volts[i] * amps[i];
    top[tid] = fabsf(amps[i]);
    __syncthreads();

    for (unsigned int s = 1; s < blockDim.x; s *= 2) {
        if (tid % (2 * s) == 0) {
            sum[tid] += sum[tid + s];
            top[tid] = fmaxf(top[tid], top[tid + s]);
        }
        __syncthreads();
    }

    if (tid == 0) {
        load[blockIdx.x] = sum[0];
        peak[blockIdx.x] = top[0];
    }
}
