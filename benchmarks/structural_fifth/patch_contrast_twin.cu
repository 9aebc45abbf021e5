// Live-cell microscopy: automatic contrast of every cropped cell image (16-bit camera counts to 0..1).
#define PATCH_N (48 * 40)
#define VECS (PATCH_N / 8)
#define WARPS 8
#define PER_LANE ((VECS + 31) / 32)

__device__ __forceinline__ int low16(unsigned w) { return (int)(w & 0xffffu); }
__device__ __forceinline__ int high16(unsigned w) { return (int)(w >> 16); }

__global__ void __launch_bounds__(32 * WARPS)
patch_contrast_twin(const unsigned short* __restrict__ counts, float* __restrict__ shown, int n_patches)
{
    const int lane = threadIdx.x & 31;
    const int p = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (p >= n_patches) return;
    const uint4* src = reinterpret_cast<const uint4*>(counts + (size_t)p * PATCH_N);
    float4* dst = reinterpret_cast<float4*>(shown + (size_t)p * PATCH_N);

    // the whole patch stays in registers, 8 pixels a load
    uint4 q[PER_LANE];
#pragma unroll
    for (int k = 0; k < PER_LANE; ++k)
        if (lane + 32 * k < VECS) q[k] = src[lane + 32 * k];

    int lo = 65535, hi = 0;
#pragma unroll
    for (int k = 0; k < PER_LANE; ++k)
        if (lane + 32 * k < VECS) {
            const unsigned w[4] = {q[k].x, q[k].y, q[k].z, q[k].w};
#pragma unroll
            for (int j = 0; j < 4; ++j) {
                lo = min(lo, min(low16(w[j]), high16(w[j])));
                hi = max(hi, max(low16(w[j]), high16(w[j])));
            }
        }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        lo = min(lo, __shfl_xor_sync(0xffffffffu, lo, d));
        hi = max(hi, __shfl_xor_sync(0xffffffffu, hi, d));
    }
    const float gain = hi > lo ? 1.0f / (float)(hi - lo) : 0.0f;

#pragma unroll
    for (int k = 0; k < PER_LANE; ++k)
        if (lane + 32 * k < VECS) {
            const int v = lane + 32 * k;
            dst[2 * v] = make_float4((float)(low16(q[k].x) - lo) * gain, (float)(high16(q[k].x) - lo) * gain,
                                     (float)(low16(q[k].y) - lo) * gain, (float)(high16(q[k].y) - lo) * gain);
            dst[2 * v + 1] = make_float4((float)(low16(q[k].z) - lo) * gain, (float)(high16(q[k].z) - lo) * gain,
                                         (float)(low16(q[k].w) - lo) * gain, (float)(high16(q[k].w) - lo) * gain);
        }
}
