// Twin: 64x64 tile of G per block of 256 threads, 4x4 outputs per thread in registers.
// nf a multiple of 64, ns a multiple of 16.
#include <cuda_runtime.h>

template <int BT, int BK>
__device__ __forceinline__ void gram_tile(const float* __restrict__ X, float* __restrict__ G,
                                          int ns, int nf, float scale)
{
    __shared__ __align__(16) float A[2][BK][BT];
    __shared__ __align__(16) float B[2][BK][BT];
    const int t  = threadIdx.x;
    const int tx = t & 15, ty = t >> 4;
    const int i0 = blockIdx.y * BT, j0 = blockIdx.x * BT;
    const int lk = t >> 4, lc = (t & 15) * 4;                 // 16 rows of 64 floats

    const float* ap = X + (size_t)lk * nf + i0 + lc;
    const float* bp = X + (size_t)lk * nf + j0 + lc;
    float4 av = __ldg(reinterpret_cast<const float4*>(ap));
    float4 bv = __ldg(reinterpret_cast<const float4*>(bp));

    float acc[4][4] = {};
    int buf = 0;
    for (int s0 = 0; s0 < ns; s0 += BK) {
        *reinterpret_cast<float4*>(&A[buf][lk][lc]) = av;
        *reinterpret_cast<float4*>(&B[buf][lk][lc]) = bv;
        __syncthreads();
        if (s0 + BK < ns) {
            av = __ldg(reinterpret_cast<const float4*>(ap + (size_t)(s0 + BK) * nf));
            bv = __ldg(reinterpret_cast<const float4*>(bp + (size_t)(s0 + BK) * nf));
        }
#pragma unroll
        for (int k = 0; k < BK; ++k) {
            const float4 a = *reinterpret_cast<const float4*>(&A[buf][k][ty * 4]);
            const float4 b = *reinterpret_cast<const float4*>(&B[buf][k][tx * 4]);
            const float aa[4] = {a.x, a.y, a.z, a.w};
            const float bb[4] = {b.x, b.y, b.z, b.w};
#pragma unroll
            for (int i = 0; i < 4; ++i)
#pragma unroll
                for (int j = 0; j < 4; ++j) acc[i][j] = fmaf(aa[i], bb[j], acc[i][j]);
        }
        buf ^= 1;
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
        *reinterpret_cast<float4*>(G + (size_t)(i0 + ty * 4 + i) * nf + j0 + tx * 4) =
            make_float4(acc[i][0] * scale, acc[i][1] * scale, acc[i][2] * scale, acc[i][3] * scale);
}

extern "C" __global__ void __launch_bounds__(256)
gram_tiled(const float* __restrict__ X, float* __restrict__ G, int ns, int nf, float scale)
{
    gram_tile<64, 16>(X, G, ns, nf, scale);
}
