// Computer animation: skinning matrices of a crowd, world matrix of every bone times its inverse bind matrix (row-major 4 x 4).
#define NT 256

__device__ __forceinline__ float4 madd(float a, const float4 b, float4 s)
{
    s.x = fmaf(a, b.x, s.x);
    s.y = fmaf(a, b.y, s.y);
    s.z = fmaf(a, b.z, s.z);
    s.w = fmaf(a, b.w, s.w);
    return s;
}

// A thread a row of a matrix, 256 rows a block; all accesses of 16 bytes, neighbours in memory.
__global__ void __launch_bounds__(NT)
skin_matrices_twin(const float4* __restrict__ world, const float4* __restrict__ inv_bind, float4* __restrict__ skin,
                   int n_bones, int n_actors)
{
    const int row = blockIdx.x * NT + threadIdx.x;
    if (row >= 4 * n_bones * n_actors) return;
    const float4* b = inv_bind + (row / 4 % n_bones) * 4;
    const float4 a = world[row];
    float4 s = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    s = madd(a.x, b[0], s);
    s = madd(a.y, b[1], s);
    s = madd(a.z, b[2], s);
    s = madd(a.w, b[3], s);
    skin[row] = s;
}
