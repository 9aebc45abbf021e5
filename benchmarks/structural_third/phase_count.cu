// Voxel counts of the phases of a segmented microstructure (adds to the counts given).
#define N_PHASES 8

__global__ void phase_count(const unsigned char* __restrict__ labels, unsigned int* count, int nx, int ny, int nz)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    const int z = blockIdx.z;
    if (x >= nx || y >= ny || z >= nz) return;
    const int phase = labels[(z * ny + y) * nx + x] & (N_PHASES - 1);
    atomicAdd(&count[phase], 1u);
}
