// Computer animation: skinning matrices of a crowd, world matrix of every bone times its inverse bind matrix (row-major 4 x 4).
struct Mat4 { float m[4][4]; };

__global__ void skin_matrices(const Mat4* world, const Mat4* inv_bind, Mat4* skin, int n_bones, int n_actors)
{
    const int bone = blockIdx.x;
    if (blockIdx.y >= n_actors) return;
    const size_t i = (size_t)blockIdx.y * n_bones + bone;
    const int r = threadIdx.y, c = threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < 4; ++k)
        sum = fmaf(world[i].m[r][k], inv_bind[bone].m[k][c], sum);
    skin[i].m[r][c] = sum;
}
