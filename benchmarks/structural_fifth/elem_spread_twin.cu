// Finite elements: distance of every node to the centroid of its 20-node hexahedron (input of a mesh quality measure).
#define NODES 20
#define ELEMENTS 8                  // a block: 160 threads are five whole warps
#define NT (NODES * ELEMENTS)

__device__ __forceinline__ float distance3(float dx, float dy, float dz)
{
    return sqrtf(fmaf(dx, dx, fmaf(dy, dy, dz * dz)));
}

__global__ void __launch_bounds__(NT)
elem_spread_twin(const int* __restrict__ connectivity, const float* __restrict__ xyz, float* __restrict__ spread, int n_elements)
{
    __shared__ float4 p[NT];
    __shared__ float4 centre[ELEMENTS];
    const int i = blockIdx.x * NT + threadIdx.x;
    const bool valid = i < n_elements * NODES;

    float4 mine = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    if (valid) {
        const int node = connectivity[i];
        mine = make_float4(xyz[3 * node], xyz[3 * node + 1], xyz[3 * node + 2], 0.0f);
    }
    p[threadIdx.x] = mine;
    __syncthreads();

    // a centroid once an element, x, y and z by three threads
    if (threadIdx.x < 4 * ELEMENTS) {
        const float* c = reinterpret_cast<const float*>(p + threadIdx.x / 4 * NODES) + threadIdx.x % 4;
        float sum = 0.0f;
#pragma unroll
        for (int j = 0; j < NODES; ++j) sum += c[4 * j];
        reinterpret_cast<float*>(centre)[threadIdx.x] = __fmul_rn(sum, 1.0f / NODES);
    }
    __syncthreads();
    if (!valid) return;
    const float4 c = centre[threadIdx.x / NODES];
    spread[i] = distance3(mine.x - c.x, mine.y - c.y, mine.z - c.z);
}
