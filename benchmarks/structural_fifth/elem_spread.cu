// Finite elements: distance of every node to the centroid of its 20-node hexahedron (input of a mesh quality measure).
#define NODES 20

__device__ inline float distance3(float dx, float dy, float dz)
{
    return sqrtf(fmaf(dx, dx, fmaf(dy, dy, dz * dz)));
}

// a block an element, a thread a node
__global__ void elem_spread(const int* __restrict__ connectivity, const float* __restrict__ xyz, float* __restrict__ spread, int n_elements)
{
    __shared__ float px[NODES], py[NODES], pz[NODES];
    const int element = blockIdx.x;
    const int k = threadIdx.x;

    const int node = connectivity[element * NODES + k];
    px[k] = xyz[3 * node + 0];
    py[k] = xyz[3 * node + 1];
    pz[k] = xyz[3 * node + 2];
    __syncthreads();

    float cx = 0.0f, cy = 0.0f, cz = 0.0f;
    for (int j = 0; j < NODES; ++j) {
        cx += px[j];
        cy += py[j];
        cz += pz[j];
    }
    const float w = 1.0f / NODES;
    cx = __fmul_rn(cx, w);
    cy = __fmul_rn(cy, w);
    cz = __fmul_rn(cz, w);
    if (element < n_elements) spread[element * NODES + k] = distance3(px[k] - cx, py[k] - cy, pz[k] - cz);
}
