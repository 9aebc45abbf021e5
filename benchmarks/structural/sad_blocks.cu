// Sum of absolute differences of each 16-pixel run of two 8-bit frames (motion detection).
#include <cuda_runtime.h>

extern "C" __global__ void sad_blocks(const unsigned char* __restrict__ cur,
                                      const unsigned char* __restrict__ ref,
                                      unsigned short* __restrict__ sad, int nrun)
{
    const int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= nrun) return;
    const size_t base = (size_t)r * 16;
    int s = 0;
#pragma unroll
    for (int i = 0; i < 16; ++i) {
        const int a = cur[base + i];
        const int b = ref[base + i];
        s += abs(a - b);
    }
    sad[r] = (unsigned short)s;
}
