// Count contacts of each particle within its own cell (integer fixed-point coordinates).
// order[] is the processing order; cell[] the cell of a particle; particles of cell c are
// first[c] .. first[c+1]-1.
#include <cuda_runtime.h>

extern "C" __global__ void cell_contacts(const int* order, const int* cell, const int* first,
                                         const int* px, const int* py, const int* pz,
                                         int* count, int n, int cut2)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    count[i] = 0;
    for (int j = first[cell[order[i]]]; j < first[cell[order[i]] + 1]; ++j) {
        const int dx = px[j] - px[order[i]];
        const int dy = py[j] - py[order[i]];
        const int dz = pz[j] - pz[order[i]];
        if (j != order[i] && dx * dx + dy * dy + dz * dz < cut2)
            count[i] += 1;
    }
}
