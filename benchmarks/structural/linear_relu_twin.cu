// Twin: 64x64 output tile per block, 4x4 outputs per thread, operands staged in shared memory.
// M and N multiples of 64, K a multiple of 16.
#include <cuda_runtime.h>

struct Dims { int M, N, K; };

#define BM 64
#define BN 64
#define BK 16

extern "C" __global__ void __launch_bounds__(256)
linear_relu(const float* __restrict__ X, const float* __restrict__ W,
            const float* __restrict__ bias, float* __restrict__ Y, Dims d)
{
    __shared__ __align__(16) float xs[2][BK][BM + 4];    // transposed: xs[k][m]
    __shared__ __align__(16) float ws[2][BK][BN];

    const int t  = threadIdx.y * blockDim.x + threadIdx.x;   // 0..255
    const int tx = t & 15, ty = t >> 4;
    const int row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;

    const int xr = t >> 2, xk = (t & 3) * 4;                 // X tile: 64 rows of 16
    const int wk = t >> 4, wc = (t & 15) * 4;                // W tile: 16 rows of 64
    const float* xp = X + (size_t)(row0 + xr) * d.K + xk;
    const float* wp = W + (size_t)wk * d.N + col0 + wc;

    float acc[4][4] = {};
    float4 xv = *reinterpret_cast<const float4*>(xp);
    float4 wv = *reinterpret_cast<const float4*>(wp);
    int buf = 0;
    for (int k0 = 0; k0 < d.K; k0 += BK) {
        xs[buf][xk + 0][xr] = xv.x;
        xs[buf][xk + 1][xr] = xv.y;
        xs[buf][xk + 2][xr] = xv.z;
        xs[buf][xk + 3][xr] = xv.w;
        *reinterpret_cast<float4*>(&ws[buf][wk][wc]) = wv;
        __syncthreads();
        if (k0 + BK < d.K) {
            xv = *reinterpret_cast<const float4*>(xp + k0 + BK);
            wv = *reinterpret_cast<const float4*>(wp + (size_t)(k0 + BK) * d.N);
        }
#pragma unroll
        for (int k = 0; k < BK; ++k) {
            const float4 a = *reinterpret_cast<const float4*>(&xs[buf][k][ty * 4]);
            const float4 b = *reinterpret_cast<const float4*>(&ws[buf][k][tx * 4]);
            const float av[4] = {a.x, a.y, a.z, a.w};
            const float bv[4] = {b.x, b.y, b.z, b.w};
#pragma unroll
            for (int i = 0; i < 4; ++i)
#pragma unroll
                for (int j = 0; j < 4; ++j) acc[i][j] = fmaf(av[i], bv[j], acc[i][j]);
        }
        buf ^= 1;
    }
    const float4 bb = *reinterpret_cast<const float4*>(bias + col0 + tx * 4);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        float4 o;
        o.x = fmaxf(acc[i][0] + bb.x, 0.f);
        o.y = fmaxf(acc[i][1] + bb.y, 0.f);
        o.z = fmaxf(acc[i][2] + bb.z, 0.f);
        o.w = fmaxf(acc[i][3] + bb.w, 0.f);
        *reinterpret_cast<float4*>(Y + (size_t)(row0 + ty * 4 + i) * d.N + col0 + tx * 4) = o;
    }
}
