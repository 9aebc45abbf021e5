// Graph convolution, dense part:  H = relu(X W + b)
//   X [nodes][fin], W [fin][fout], H [nodes][fout]
// 1-D blocks of TW*TW threads, 1-D grid over (node tile, feature tile).
template <int TW>
__device__ void linear_relu_tile(const float* X, const float* W, const float* bias, float* H,
                                 int nodes, int fin, int fout, float* sx, float* sw)
{
  const int tiles_f = fout / TW;
  const int node0   = (blockIdx.x / tiles_f) * TW;
  const int feat0   = (blockIdx.x % tiles_f) * TW;
  const int row     = threadIdx.x / TW;
  const int col     = threadIdx.x % TW;
  const int node    = node0 + row;

  float acc = bias[feat0 + col];
  for (int k0 = 0; k0 < fin; k0 += TW) {
    sx[row * TW + col] = node < nodes ? X[(size_t)node * fin + k0 + col] : 0.f;
    sw[row * TW + col] = W[(size_t)(k0 + row) * fout + feat0 + col];
    __syncthreads();
    for (int k = 0; k < TW; ++k)
      acc += sx[row * TW + k] * sw[k * TW + col];
    __syncthreads();
  }
  if (node < nodes)
    H[(size_t)node * fout + feat0 + col] = fmaxf(acc, 0.f);
}

extern "C" __global__ void gcn_linear(const float* __restrict__ X, const float* __restrict__ W,
                                      const float* __restrict__ bias, float* __restrict__ H,
                                      int nodes, int fin, int fout)
{
  __shared__ float sx[16 * 16], sw[16 * 16];
  linear_relu_tile<16>(X, W, bias, H, nodes, fin, fout, sx, sw);
}
