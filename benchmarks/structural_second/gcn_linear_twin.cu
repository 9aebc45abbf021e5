// Graph convolution, dense part, register-blocked:
// 64 nodes x 128 features per block of 256 threads, 4 x 8 outputs per thread.
// fin multiple of 16, fout of 128; any number of nodes.
constexpr int TN = 64, TF = 128, KC = 16;

extern "C" __global__ void __launch_bounds__(256)
gcn_linear_twin(const float* __restrict__ X, const float* __restrict__ W,
                const float* __restrict__ bias, float* __restrict__ H,
                int nodes, int fin, int fout)
{
  __shared__ __align__(16) float sx[KC][TN + 4];
  __shared__ __align__(16) float sw[KC][TF];

  const int tid = threadIdx.x;
  const int tx = tid & 15, ty = tid >> 4;
  const int tiles_f = fout / TF;
  const int node0 = (blockIdx.x / tiles_f) * TN;
  const int feat0 = (blockIdx.x % tiles_f) * TF;

  const int xr = tid >> 2, xk = (tid & 3) * 4;        // staging of X: 64 rows x 16
  const int wk = tid >> 5, wc = (tid & 31) * 4;       // staging of W: 2 x 8 rows x 128
  const bool xin = node0 + xr < nodes;

  float acc[4][8];
#pragma unroll
  for (int c = 0; c < 4; ++c) {
    const float b0 = bias[feat0 + tx * 4 + c], b1 = bias[feat0 + 64 + tx * 4 + c];
#pragma unroll
    for (int r = 0; r < 4; ++r) { acc[r][c] = b0; acc[r][4 + c] = b1; }
  }

  for (int k0 = 0; k0 < fin; k0 += KC) {
    const float4 x = xin ? *(const float4*)&X[(size_t)(node0 + xr) * fin + k0 + xk]
                         : make_float4(0.f, 0.f, 0.f, 0.f);
    const float4 w0 = *(const float4*)&W[(size_t)(k0 + wk) * fout + feat0 + wc];
    const float4 w1 = *(const float4*)&W[(size_t)(k0 + wk + 8) * fout + feat0 + wc];
    sx[xk + 0][xr] = x.x;  sx[xk + 1][xr] = x.y;
    sx[xk + 2][xr] = x.z;  sx[xk + 3][xr] = x.w;
    *(float4*)&sw[wk][wc]     = w0;
    *(float4*)&sw[wk + 8][wc] = w1;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < KC; ++k) {
      const float4 a  = *(const float4*)&sx[k][ty * 4];
      const float4 b0 = *(const float4*)&sw[k][tx * 4];
      const float4 b1 = *(const float4*)&sw[k][64 + tx * 4];
      const float av[4] = {a.x, a.y, a.z, a.w};
      const float bv[8] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
#pragma unroll
      for (int r = 0; r < 4; ++r)
#pragma unroll
        for (int c = 0; c < 8; ++c)
          acc[r][c] += av[r] * bv[c];
    }
    __syncthreads();
  }

#pragma unroll
  for (int r = 0; r < 4; ++r) {
    const int node = node0 + ty * 4 + r;
    if (node < nodes) {
      float* h = H + (size_t)node * fout + feat0 + tx * 4;
      *(float4*)h        = make_float4(fmaxf(acc[r][0], 0.f), fmaxf(acc[r][1], 0.f),
                                       fmaxf(acc[r][2], 0.f), fmaxf(acc[r][3], 0.f));
      *(float4*)(h + 64) = make_float4(fmaxf(acc[r][4], 0.f), fmaxf(acc[r][5], 0.f),
                                       fmaxf(acc[r][6], 0.f), fmaxf(acc[r][7], 0.f));
    }
  }
}
