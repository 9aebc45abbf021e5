// Calibrated energy and number of hit cells of every calorimeter event.
#define CELLS 512

__global__ void calo_tree_twin(const float* __restrict__ adc, const float* __restrict__ gain,
                               float* __restrict__ esum, int* __restrict__ nhit, float threshold)
{
    // one warp an event, 16 cells a lane, no barrier
    const int lane = threadIdx.x & 31;
    const size_t ev = (size_t)blockIdx.x * (blockDim.x >> 5) + (threadIdx.x >> 5);
    const float4* a = reinterpret_cast<const float4*>(adc + ev * CELLS);
    const float4* g = reinterpret_cast<const float4*>(gain);

    float e = 0.0f;
    int h = 0;
#pragma unroll
    for (int k = 0; k < CELLS / 128; k++) {
        const float4 x = a[lane + 32 * k];
        const float4 y = g[lane + 32 * k];
        const float v[4] = {x.x * y.x, x.y * y.y, x.z * y.z, x.w * y.w};
#pragma unroll
        for (int c = 0; c < 4; c++) {
            if (v[c] > threshold) {
                e += v[c];
                h += 1;
            }
        }
    }
    for (int d = 16; d > 0; d >>= 1) {
        e += __shfl_xor_sync(0xffffffffu, e, d);
        h += __shfl_xor_sync(0xffffffffu, h, d);
    }
    if (lane == 0) {
        esum[ev] = e;
        nhit[ev] = h;
    }
}
