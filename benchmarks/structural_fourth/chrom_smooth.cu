// Repeated binomial smoothing of chromatograms (1024 points each, end points held).
#define NPTS 1024

__global__ void chrom_smooth(const float* __restrict__ raw, float* __restrict__ smooth, int n_runs, int n_sweeps)
{
    __shared__ float now[NPTS];
    __shared__ float next[NPTS];
    const int tid = threadIdx.x;

    for (int run = blockIdx.x; run < n_runs; run += gridDim.x) {
        for (int i = tid; i < NPTS; i += blockDim.x)
            now[i] = raw[(size_t)run * NPTS + i];
        __syncthreads();

        for (int sweep = 0; sweep < n_sweeps; sweep++) {
            for (int i = tid; i < NPTS; i += blockDim.x) {
                if (i == 0 || i == NPTS - 1)
                    next[i] = now[i];
                else
                    next[i] = 0.25f * now[i - 1] + 0.5f * now[i] + 0.25f * now[i + 1];
            }
            __syncthreads();
            for (int i = tid; i < NPTS; i += blockDim.x)
                now[i] = next[i];
            __syncthreads();
        }

        for (int i = tid; i < NPTS; i += blockDim.x)
            smooth[(size_t)run * NPTS + i] = now[i];
        __syncthreads();
    }
}
