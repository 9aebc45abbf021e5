// Normalise boxed particle images to zero mean and unit standard deviation.
struct Stats {
    float sum;
    float sq;
};

__device__ __forceinline__ Stats block_stats(Stats s, Stats* scratch)
{
    for (int d = 16; d > 0; d >>= 1) {
        s.sum += __shfl_down_sync(0xffffffffu, s.sum, d);
        s.sq += __shfl_down_sync(0xffffffffu, s.sq, d);
    }
    const int lane = threadIdx.x & 31;
    const int warp = threadIdx.x >> 5;
    if (lane == 0) scratch[warp] = s;
    __syncthreads();
    Stats total = {0.0f, 0.0f};
    const int nwarps = blockDim.x >> 5;
    for (int w = 0; w < nwarps; ++w) {
        total.sum += scratch[w].sum;
        total.sq += scratch[w].sq;
    }
    __syncthreads();
    return total;
}

__global__ void cryoem_norm(const float* stack, float* normed, int n_images, int box)
{
    __shared__ Stats scratch[32];
    const int npix = box * box;

    for (int im = blockIdx.x; im < n_images; im += gridDim.x) {
        const float* src = stack + (size_t)im * npix;
        float* dst = normed + (size_t)im * npix;

        Stats s = {0.0f, 0.0f};
        for (int p = threadIdx.x; p < npix; p += blockDim.x) {
            const float v = src[p];
            s.sum += v;
            s.sq += v * v;
        }
        s = block_stats(s, scratch);

        const float mean = s.sum / npix;
        const float var = s.sq / npix - mean * mean;
        const float inv = rsqrtf(var + 1e-8f);
        for (int p = threadIdx.x; p < npix; p += blockDim.x)
            dst[p] = (src[p] - mean) * inv;
    }
}
