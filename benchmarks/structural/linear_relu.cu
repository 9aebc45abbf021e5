// Fully connected layer: Y = relu(X * W + b).  X is M x K, W is K x N, row-major.
#include <cuda_runtime.h>

struct Dims { int M, N, K; };

extern "C" __global__ void linear_relu(const float* __restrict__ X, const float* __restrict__ W,
                                       const float* __restrict__ bias, float* __restrict__ Y, Dims d)
{
    const int col = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= d.M || col >= d.N) return;
    float acc = 0.f;
    for (int k = 0; k < d.K; ++k)
        acc = fmaf(X[(size_t)row * d.K + k], W[(size_t)k * d.N + col], acc);
    Y[(size_t)row * d.N + col] = fmaxf(acc + bias[col], 0.f);
}
