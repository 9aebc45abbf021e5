// Gram (feature covariance) matrix G = scale * X^T X, X is samples x features, row-major.
// One 16x16 tile of G per block of 256 threads (1-D).
#include <cuda_runtime.h>

#define T 16

template <int TILE>
__device__ __forceinline__ void gram_tile(const float* __restrict__ X, float* __restrict__ G,
                                          int ns, int nf, float scale)
{
    __shared__ float A[TILE][TILE];
    __shared__ float B[TILE][TILE];
    const int c = threadIdx.x % TILE;
    const int r = threadIdx.x / TILE;
    const int i0 = blockIdx.y * TILE, j0 = blockIdx.x * TILE;

    float acc = 0.f;
    for (int s0 = 0; s0 < ns; s0 += TILE) {
        A[r][c] = X[(size_t)(s0 + r) * nf + i0 + c];
        B[r][c] = X[(size_t)(s0 + r) * nf + j0 + c];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < TILE; ++k) acc = fmaf(A[k][r], B[k][c], acc);
        __syncthreads();
    }
    G[(size_t)(i0 + r) * nf + j0 + c] = acc * scale;
}

extern "C" __global__ void gram_tiled(const float* __restrict__ X, float* __restrict__ G,
                                      int ns, int nf, float scale)
{
    gram_tile<T>(X, G, ns, nf, scale);
}
