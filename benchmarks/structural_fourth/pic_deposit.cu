// Plasma simulation: charge of the macro-particles of every patch on its 17 nodes (linear weighting, 16 cells).
#define CELLS 16

__global__ void pic_deposit(const float* __restrict__ position, const float* __restrict__ charge,
                            float* __restrict__ rho, int n_patches, int per_patch)
{
    __shared__ float node[CELLS + 1];
    const int patch = blockIdx.x;
    if (patch >= n_patches) return;
    if (threadIdx.x <= CELLS) node[threadIdx.x] = 0.0f;
    __syncthreads();

    const size_t first = (size_t)patch * per_patch;
    for (int p = threadIdx.x; p < per_patch; p += blockDim.x) {
        const float x = position[first + p];
        const float q = charge[first + p];
        int cell = (int)x;
        if (cell < 0) cell = 0;
        if (cell > CELLS - 1) cell = CELLS - 1;
        const float right = x - cell;
        atomicAdd(&node[cell], q * (1.0f - right));
        atomicAdd(&node[cell + 1], q * right);
    }
    __syncthreads();
    if (threadIdx.x <= CELLS) rho[patch * (CELLS + 1) + threadIdx.x] = node[threadIdx.x];
}
