// Kriging: weights times data covariances, C = W * K (all sizes multiples of the tile).
constexpr int BM = 128, BN = 128, BK = 8, TM = 8, TN = 8;

__global__ void __launch_bounds__(256, 2)
krig_gemm(const float* __restrict__ W, const float* __restrict__ K, float* __restrict__ C,
          int n_points, int n_targets, int n_data)
{
    __shared__ __align__(16) float Ws[2][BK][BM + 4];
    __shared__ __align__(16) float Ks[2][BK][BN];
    const int t = threadIdx.x;
    const int tx = t % 16, ty = t / 16;
    const int row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;

    const int wr = t / 2, wc = (t % 2) * 4;       // 128 x 8 of W as float4
    const int kr = t / 32, kc = (t % 32) * 4;     // 8 x 128 of K as float4
    const float* wp = W + (size_t)(row0 + wr) * n_data + wc;
    const float* kp = K + (size_t)kr * n_targets + col0 + kc;

    float acc[TM][TN] = {};
    float4 wn = *reinterpret_cast<const float4*>(wp);
    float4 kn = *reinterpret_cast<const float4*>(kp);
    Ws[0][wc][wr] = wn.x;
    Ws[0][wc + 1][wr] = wn.y;
    Ws[0][wc + 2][wr] = wn.z;
    Ws[0][wc + 3][wr] = wn.w;
    *reinterpret_cast<float4*>(&Ks[0][kr][kc]) = kn;
    __syncthreads();

    int buf = 0;
    for (int k0 = 0; k0 < n_data; k0 += BK) {
        const bool more = k0 + BK < n_data;
        if (more) {
            wn = *reinterpret_cast<const float4*>(wp + k0 + BK);
            kn = *reinterpret_cast<const float4*>(kp + (size_t)(k0 + BK) * n_targets);
        }
#pragma unroll
        for (int k = 0; k < BK; ++k) {
            const float4 a0 = *reinterpret_cast<const float4*>(&Ws[buf][k][ty * 4]);
            const float4 a1 = *reinterpret_cast<const float4*>(&Ws[buf][k][64 + ty * 4]);
            const float4 b0 = *reinterpret_cast<const float4*>(&Ks[buf][k][tx * 4]);
            const float4 b1 = *reinterpret_cast<const float4*>(&Ks[buf][k][64 + tx * 4]);
            const float a[TM] = {a0.x, a0.y, a0.z, a0.w, a1.x, a1.y, a1.z, a1.w};
            const float b[TN] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
#pragma unroll
            for (int m = 0; m < TM; ++m)
#pragma unroll
                for (int n = 0; n < TN; ++n) acc[m][n] += a[m] * b[n];
        }
        if (more) {
            buf ^= 1;
            Ws[buf][wc][wr] = wn.x;
            Ws[buf][wc + 1][wr] = wn.y;
            Ws[buf][wc + 2][wr] = wn.z;
            Ws[buf][wc + 3][wr] = wn.w;
            *reinterpret_cast<float4*>(&Ks[buf][kr][kc]) = kn;
            __syncthreads();
        }
    }
#pragma unroll
    for (int m = 0; m < TM; ++m) {
        const int row = row0 + (m / 4) * 64 + ty * 4 + m % 4;
        float* out = C + (size_t)row * n_targets + col0 + tx * 4;
        *reinterpret_cast<float4*>(out) = make_float4(acc[m][0], acc[m][1], acc[m][2], acc[m][3]);
        *reinterpret_cast<float4*>(out + 64) = make_float4(acc[m][4], acc[m][5], acc[m][6], acc[m][7]);
    }
}
