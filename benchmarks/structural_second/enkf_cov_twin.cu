// Ensemble covariance P = X X^T / (N_e - 1): 128x128 tile per block of 256 threads,
// 8x8 outputs per thread in registers.  nstate multiple of 128, nens of 8.
#define TB 128
#define KB 8
#define LD (TB + 4)

extern "C" __global__ void __launch_bounds__(256)
enkf_cov_twin(const float* __restrict__ X, float* __restrict__ P, int nstate, int nens)
{
    __shared__ __align__(16) float Xi[KB][LD];
    __shared__ __align__(16) float Xj[KB][LD];

    const int tid = threadIdx.x;
    const int tx = tid & 15, ty = tid >> 4;
    const int i0 = blockIdx.y * TB, j0 = blockIdx.x * TB;
    const int lr = tid >> 1, lk = (tid & 1) * 4;

    const float* gi = X + (size_t)(i0 + lr) * nens + lk;
    const float* gj = X + (size_t)(j0 + lr) * nens + lk;

    float acc[8][8] = {};
    float4 ni = *(const float4*)gi;
    float4 nj = *(const float4*)gj;

    for (int e0 = 0; e0 < nens; e0 += KB) {
        Xi[lk + 0][lr] = ni.x;  Xi[lk + 1][lr] = ni.y;
        Xi[lk + 2][lr] = ni.z;  Xi[lk + 3][lr] = ni.w;
        Xj[lk + 0][lr] = nj.x;  Xj[lk + 1][lr] = nj.y;
        Xj[lk + 2][lr] = nj.z;  Xj[lk + 3][lr] = nj.w;
        __syncthreads();
        if (e0 + KB < nens) {
            ni = *(const float4*)(gi + e0 + KB);
            nj = *(const float4*)(gj + e0 + KB);
        }
#pragma unroll
        for (int e = 0; e < KB; ++e) {
            const float4 a0 = *(const float4*)&Xi[e][ty * 4];
            const float4 a1 = *(const float4*)&Xi[e][64 + ty * 4];
            const float4 b0 = *(const float4*)&Xj[e][tx * 4];
            const float4 b1 = *(const float4*)&Xj[e][64 + tx * 4];
            const float a[8] = {a0.x, a0.y, a0.z, a0.w, a1.x, a1.y, a1.z, a1.w};
            const float b[8] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
#pragma unroll
            for (int r = 0; r < 8; ++r)
#pragma unroll
                for (int c = 0; c < 8; ++c)
                    acc[r][c] += a[r] * b[c];
        }
        __syncthreads();
    }

    const float norm = (float)(nens - 1);
#pragma unroll
    for (int r = 0; r < 8; ++r) {
        const int i = i0 + (r < 4 ? ty * 4 + r : 64 + ty * 4 + r - 4);
        float* row = P + (size_t)i * nstate + j0 + tx * 4;
        *(float4*)row        = make_float4(acc[r][0] / norm, acc[r][1] / norm,
                                           acc[r][2] / norm, acc[r][3] / norm);
        *(float4*)(row + 64) = make_float4(acc[r][4] / norm, acc[r][5] / norm,
                                           acc[r][6] / norm, acc[r][7] / norm);
    }
}
