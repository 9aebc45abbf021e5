// Template fit of light curves: 128 threads, float4 per thread, warp shuffles.
#define NEPOCH 512

__device__ __forceinline__ float warp_sum(float v)
{
#pragma unroll
    for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(0xffffffffu, v, o);
    return v;
}

extern "C" __global__ void __launch_bounds__(NEPOCH / 4)
lc_template_fit_twin(const float* __restrict__ flux, const float* __restrict__ ivar,
                     const float* __restrict__ model,
                     float* __restrict__ amp, float* __restrict__ chi2)
{
    __shared__ float part[3][4];

    const int t = threadIdx.x;
    const long idx = (long)blockIdx.x * (NEPOCH / 4) + t;

    const float4 f = reinterpret_cast<const float4*>(flux)[idx];
    const float4 w = reinterpret_cast<const float4*>(ivar)[idx];
    const float4 m = reinterpret_cast<const float4*>(model)[t];

    float wff = w.x * f.x * f.x + w.y * f.y * f.y + w.z * f.z * f.z + w.w * f.w * f.w;
    float wfm = w.x * f.x * m.x + w.y * f.y * m.y + w.z * f.z * m.z + w.w * f.w * m.w;
    float wmm = w.x * m.x * m.x + w.y * m.y * m.y + w.z * m.z * m.z + w.w * m.w * m.w;

    wff = warp_sum(wff);
    wfm = warp_sum(wfm);
    wmm = warp_sum(wmm);
    if ((t & 31) == 0) {
        part[0][t >> 5] = wff;
        part[1][t >> 5] = wfm;
        part[2][t >> 5] = wmm;
    }
    __syncthreads();

    if (t == 0) {
        const float ff = (part[0][0] + part[0][1]) + (part[0][2] + part[0][3]);
        const float fm = (part[1][0] + part[1][1]) + (part[1][2] + part[1][3]);
        const float mm = (part[2][0] + part[2][1]) + (part[2][2] + part[2][3]);
        const float a = mm > 0.0f ? fm / mm : 0.0f;
        amp[blockIdx.x]  = a;
        chi2[blockIdx.x] = ff - a * fm;
    }
}
