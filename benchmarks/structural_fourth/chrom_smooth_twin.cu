// Repeated binomial smoothing of chromatograms (1024 points each, end points held): a warp a chromatogram,
// 32 neighbouring points a lane in registers.
#define NPTS 1024
#define PER 32
#define WARPS 4

__global__ void __launch_bounds__(32 * WARPS)
chrom_smooth_twin(const float* __restrict__ raw, float* __restrict__ smooth, int n_runs, int n_sweeps)
{
    __shared__ float stage[WARPS][32 * (PER + 1)];
    const int lane = threadIdx.x & 31;
    const int warp = threadIdx.x >> 5;
    const int run = blockIdx.x * WARPS + warp;
    if (run >= n_runs) return;
    float* buf = stage[warp];
    const float* src = raw + (size_t)run * NPTS;
    float* dst = smooth + (size_t)run * NPTS;

#pragma unroll
    for (int k = 0; k < PER; k++) buf[k * (PER + 1) + lane] = src[k * 32 + lane];
    __syncwarp();
    float v[PER];
#pragma unroll
    for (int k = 0; k < PER; k++) v[k] = buf[lane * (PER + 1) + k];

    for (int sweep = 0; sweep < n_sweeps; sweep++) {
        float left = __shfl_up_sync(0xffffffffu, v[PER - 1], 1);
        const float right = __shfl_down_sync(0xffffffffu, v[0], 1);
        const float first = v[0], last = v[PER - 1];
#pragma unroll
        for (int k = 0; k < PER; k++) {
            const float old = v[k];
            const float up = k == PER - 1 ? right : v[k + 1];
            v[k] = 0.25f * left + 0.5f * old + 0.25f * up;
            left = old;
        }
        if (lane == 0) v[0] = first;
        if (lane == 31) v[PER - 1] = last;
    }

    __syncwarp();
#pragma unroll
    for (int k = 0; k < PER; k++) buf[lane * (PER + 1) + k] = v[k];
    __syncwarp();
#pragma unroll
    for (int k = 0; k < PER; k++) dst[k * 32 + lane] = buf[k * (PER + 1) + lane];
}
