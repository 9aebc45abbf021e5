// Quarter transformation of two-electron integrals: (pq|rs) -> (pq|ri), rows = all (pq, r).
namespace {
constexpr int BM = 64;     // rows a block
constexpr int BN = 128;    // orbitals a block
constexpr int BK = 16;
constexpr int TM = 4;
constexpr int TN = 8;
constexpr int NTHR = (BM / TM) * (BN / TN);   // 256
}

__global__ void __launch_bounds__(NTHR)
mo_transform_twin(const float* __restrict__ ao, const float* __restrict__ coef,
                  float* __restrict__ half, int n_rows, int n_ao, int n_mo)
{
    __shared__ __align__(16) float As[BK][BM + 4];   // transposed
    __shared__ __align__(16) float Cs[BK][BN];
    const int t = threadIdx.x;
    const int tn = t % (BN / TN);
    const int tm = t / (BN / TN);
    const int row0 = blockIdx.x * BM;
    const int mo0 = blockIdx.y * BN;

    float sum[TM][TN] = {};
    for (int k0 = 0; k0 < n_ao; k0 += BK) {
#pragma unroll
        for (int e = t; e < BM * BK; e += NTHR) {
            const int m = e / BK, k = e % BK;
            As[k][m] = (row0 + m < n_rows && k0 + k < n_ao) ? ao[(size_t)(row0 + m) * n_ao + k0 + k] : 0.0f;
        }
#pragma unroll
        for (int e = t; e < BN * BK; e += NTHR) {
            const int k = e / BN, n = e % BN;
            Cs[k][n] = (k0 + k < n_ao && mo0 + n < n_mo) ? coef[(k0 + k) * n_mo + mo0 + n] : 0.0f;
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < BK; ++k) {
            const float4 a = *reinterpret_cast<const float4*>(&As[k][tm * TM]);
            const float4 c0 = *reinterpret_cast<const float4*>(&Cs[k][tn * 4]);
            const float4 c1 = *reinterpret_cast<const float4*>(&Cs[k][BN / 2 + tn * 4]);
            const float p[TM] = {a.x, a.y, a.z, a.w};
            const float q[TN] = {c0.x, c0.y, c0.z, c0.w, c1.x, c1.y, c1.z, c1.w};
#pragma unroll
            for (int m = 0; m < TM; ++m)
#pragma unroll
                for (int n = 0; n < TN; ++n) sum[m][n] += p[m] * q[n];
        }
        __syncthreads();
    }
#pragma unroll
    for (int m = 0; m < TM; ++m) {
        const int row = row0 + tm * TM + m;
        if (row >= n_rows) break;
        // n_mo is a multiple of 4
        float* out = half + (size_t)row * n_mo;
        const int mo = mo0 + tn * 4;
        if (mo < n_mo)
            *reinterpret_cast<float4*>(out + mo) = make_float4(sum[m][0], sum[m][1], sum[m][2], sum[m][3]);
        if (mo + BN / 2 < n_mo)
            *reinterpret_cast<float4*>(out + mo + BN / 2) = make_float4(sum[m][4], sum[m][5], sum[m][6], sum[m][7]);
    }
}
