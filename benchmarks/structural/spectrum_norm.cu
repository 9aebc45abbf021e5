// Euclidean norm of each spectrum (row) of a data cube.
#include <cuda_runtime.h>

extern "C" __global__ void spectrum_norm(const float* __restrict__ cube, float* __restrict__ norm,
                                         int nspec, int nchan)
{
    const int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= nspec) return;
    const float* row = cube + (size_t)r * nchan;
    float s = 0.f;
    for (int c = 0; c < nchan; ++c) s += row[c] * row[c];
    norm[r] = sqrtf(s);
}
