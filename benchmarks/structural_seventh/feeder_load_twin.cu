// Power grid: load and peak of every feeder from the readings of its 512 meters. A warp a feeder, 16 meters a lane,
// in the order of the tree over neighbours.
#define METERS 512

__device__ __forceinline__ float pairs(float4 v, float4 a)
{
    return (__fmul_rn(v.x, a.x) + __fmul_rn(v.y, a.y)) + (__fmul_rn(v.z, a.z) + __fmul_rn(v.w, a.w));
}

__device__ __forceinline__ float highest(float4 a)
{
    return fmaxf(fmaxf(fabsf(a.x), fabsf(a.y)), fmaxf(fabsf(a.z), fabsf(a.w)));
}

extern "C" __global__ void __launch_bounds__(256)
feeder_load_twin(const float4* __restrict__ volts, const float4* __restrict__ amps, float* __restrict__ load,
                 float* __restrict__ peak, int n_feeders)
{
    const int lane = threadIdx.x & 31;
    const int feeder = blockIdx.x * 8 + (threadIdx.x >> 5);
    if (feeder >= n_feeders) return;
    const size_t at = (size_t)feeder * (METERS / 4) + lane;
    float4 v[4], a[4];
#pragma unroll
    for (int c = 0; c < 4; ++c) { v[c] = volts[at + 32 * c]; a[c] = amps[at + 32 * c]; }
    float sum[4], top = 0.0f;
#pragma unroll
    for (int c = 0; c < 4; ++c) {
        sum[c] = pairs(v[c], a[c]);
        top = fmaxf(top, highest(a[c]));
    }
#pragma unroll
    for (int d = 1; d < 32; d *= 2) {
#pragma unroll
        for (int c = 0; c < 4; ++c) sum[c] += __shfl_xor_sync(0xffffffffu, sum[c], d);
        top = fmaxf(top, __shfl_xor_sync(0xffffffffu, top, d));
    }
    if (lane == 0) {
        load[feeder] = (sum[0] + sum[1]) + (sum[2] + sum[3]);
        peak[feeder] = top;
    }
}
