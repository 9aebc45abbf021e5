// Fluorescence lifetime imaging: photon count and mean arrival time of the decay histogram behind every pixel.
#define BINS 256
#define WARPS 8

// A warp a pixel: one 16-byte load a lane (8 bins) is the whole histogram.
__global__ void __launch_bounds__(32 * WARPS)
flim_moments_twin(const unsigned short* __restrict__ decay, unsigned* __restrict__ photons, float* __restrict__ lifetime,
                  float bin_ns, int width, int height)
{
    const int lane = threadIdx.x & 31;
    const int pixel = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (pixel >= width * height) return;

    const uint4 q = reinterpret_cast<const uint4*>(decay + (size_t)pixel * BINS)[lane];
    const unsigned w[4] = {q.x, q.y, q.z, q.w};
    unsigned count = 0, delay = 0;
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        const unsigned a = w[k] & 0xffffu, b = w[k] >> 16;
        count += a + b;
        delay += a * (8 * lane + 2 * k) + b * (8 * lane + 2 * k + 1);
    }
#pragma unroll
    for (int s = 16; s > 0; s >>= 1) {
        count += __shfl_xor_sync(0xffffffffu, count, s);
        delay += __shfl_xor_sync(0xffffffffu, delay, s);
    }
    if (lane == 0) {
        photons[pixel] = count;
        lifetime[pixel] = count ? bin_ns * ((float)delay / (float)count) : 0.0f;
    }
}
