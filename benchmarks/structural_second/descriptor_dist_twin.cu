// Squared Euclidean distances, 64x64 output tile per block of 16x16 threads, 4x4 outputs
// per thread, operands staged in shared memory.  n, m multiples of 64, dim of 16.
#define TILE 64
#define KC   16

extern "C" __global__ void __launch_bounds__(256)
descriptor_dist_twin(const float* __restrict__ A,
                     const float* __restrict__ B,
                     float* __restrict__ D,
                     int n, int m, int dim)
{
    __shared__ __align__(16) float As[KC][TILE];
    __shared__ __align__(16) float Bs[KC][TILE];

    const int tx = threadIdx.x, ty = threadIdx.y;
    const int tid = ty * 16 + tx;
    const int i0 = blockIdx.y * TILE, j0 = blockIdx.x * TILE;
    const int lk = tid >> 4, lc = (tid & 15) * 4;       // what this thread stages

    float acc[4][4] = {};

    float4 a_next = *(const float4*)&A[lk * n + i0 + lc];
    float4 b_next = *(const float4*)&B[lk * m + j0 + lc];

    for (int k0 = 0; k0 < dim; k0 += KC) {
        *(float4*)&As[lk][lc] = a_next;
        *(float4*)&Bs[lk][lc] = b_next;
        __syncthreads();
        if (k0 + KC < dim) {
            a_next = *(const float4*)&A[(k0 + KC + lk) * n + i0 + lc];
            b_next = *(const float4*)&B[(k0 + KC + lk) * m + j0 + lc];
        }
#pragma unroll
        for (int k = 0; k < KC; k++) {
            const float4 a = *(const float4*)&As[k][ty * 4];
            const float4 b = *(const float4*)&Bs[k][tx * 4];
            const float av[4] = {a.x, a.y, a.z, a.w};
            const float bv[4] = {b.x, b.y, b.z, b.w};
#pragma unroll
            for (int r = 0; r < 4; r++)
#pragma unroll
                for (int c = 0; c < 4; c++) {
                    float diff = av[r] - bv[c];
                    acc[r][c] += diff * diff;
                }
        }
        __syncthreads();
    }
#pragma unroll
    for (int r = 0; r < 4; r++)
        *(float4*)&D[(i0 + ty * 4 + r) * m + j0 + tx * 4] =
            make_float4(acc[r][0], acc[r][1], acc[r][2], acc[r][3]);
}
