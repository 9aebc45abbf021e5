// Microscopy: reorients a stack of a light-sheet microscope (x fastest, then y, z, channel) and scales each channel.
struct Index { long long x, y, z, c; };

__device__ Index unravel(long long i, long long nx, long long ny, long long nz)
{
    Index k;
    k.x = i % nx;
    k.y = i / nx % ny;
    k.z = i / (nx * ny) % nz;
    k.c = i / (nx * ny * nz);
    return k;
}

extern "C" __global__ void flip_stack(const float* stack, const float* gain, float* out,
                                      int nx, int ny, int nz, int nc, int flip_x, int flip_y, int flip_z)
{
    const long long total = (long long)nx * ny * nz * nc;
    const long long step = (long long)gridDim.x * blockDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < total; i += step) {
        const Index k = unravel(i, nx, ny, nz);
        const long long x = flip_x ? nx - 1 - k.x : k.x;
        const long long y = flip_y ? ny - 1 - k.y : k.y;
        const long long z = flip_z ? nz - 1 - k.z : k.z;
        out[i] = gain[k.c] * stack[((k.c * nz + z) * ny + y) * nx + x];
    }
}
