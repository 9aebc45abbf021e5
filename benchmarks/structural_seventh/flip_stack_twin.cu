// Microscopy: reorients a stack of a light-sheet microscope (x fastest, then y, z, channel) and scales each channel.
// A warp a row, four rows a block; the grid has the planes in its second dimension.
extern "C" __global__ void __launch_bounds__(128)
flip_stack_twin(const float* __restrict__ stack, const float* __restrict__ gain, float* __restrict__ out,
                int nx, int ny, int nz, int nc, int flip_x, int flip_y, int flip_z)
{
    const int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= ny) return;
    const int plane = blockIdx.y, c = plane / nz, k = plane - c * nz;
    const int y = flip_y ? ny - 1 - row : row, z = flip_z ? nz - 1 - k : k;
    const float g = gain[c];
    float* to = out + ((size_t)plane * ny + row) * nx;
    const float* from = stack + ((size_t)(c * nz + z) * ny + y) * nx + (flip_x ? nx - 1 : 0);
    const int way = flip_x ? -1 : 1;
#pragma unroll 8
    for (int x = threadIdx.x; x < nx; x += 32) to[x] = g * from[way * x];
}
