// Twin: the chain order -> cell -> first is followed once, the particle's own coordinates and the
// counter are kept in registers, pointers are __restrict__.
#include <cuda_runtime.h>

extern "C" __global__ void cell_contacts(const int* __restrict__ order, const int* __restrict__ cell,
                                         const int* __restrict__ first,
                                         const int* __restrict__ px, const int* __restrict__ py,
                                         const int* __restrict__ pz,
                                         int* __restrict__ count, int n, int cut2)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const int p = order[i];
    const int c = cell[p];
    const int begin = first[c], end = first[c + 1];
    const int x = px[p], y = py[p], z = pz[p];
    int hits = 0;
#pragma unroll 4
    for (int j = begin; j < end; ++j) {
        const int dx = px[j] - x;
        const int dy = py[j] - y;
        const int dz = pz[j] - z;
        hits += (j != p && dx * dx + dy * dy + dz * dz < cut2) ? 1 : 0;
    }
    count[i] = hits;
}
