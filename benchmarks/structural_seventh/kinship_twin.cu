// Animal breeding: genomic relationship matrix, product of the centred allele dosages (marker by animal).
#define TILE 64
#define DEPTH 16

extern "C" __global__ void __launch_bounds__(256)
kinship_twin(const float* __restrict__ dosage, const float* __restrict__ frequency, float* __restrict__ relation,
             int n_animals, int n_markers)
{
    __shared__ __align__(16) float a[DEPTH][TILE], b[DEPTH][TILE];
    const int tx = threadIdx.x & 15, ty = threadIdx.x >> 4;
    const int i0 = blockIdx.y * TILE, j0 = blockIdx.x * TILE;
    float acc[4][4] = {};

    for (int m0 = 0; m0 < n_markers; m0 += DEPTH) {
#pragma unroll
        for (int r = 0; r < DEPTH / 4; ++r) {
            const int m = 4 * r + (threadIdx.x >> 6), c = threadIdx.x & 63;
            const bool in = m0 + m < n_markers;
            const float mean = in ? 2.0f * frequency[m0 + m] : 0.0f;
            const float* marker = dosage + (m0 + m) * n_animals;
            a[m][c] = in && i0 + c < n_animals ? marker[i0 + c] - mean : 0.0f;
            b[m][c] = in && j0 + c < n_animals ? marker[j0 + c] - mean : 0.0f;
        }
        __syncthreads();
#pragma unroll
        for (int m = 0; m < DEPTH; ++m) {
            const float4 u = *(const float4*)&a[m][4 * ty], v = *(const float4*)&b[m][4 * tx];
            const float p[4] = {u.x, u.y, u.z, u.w}, q[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
            for (int r = 0; r < 4; ++r)
#pragma unroll
                for (int c = 0; c < 4; ++c) acc[r][c] = fmaf(p[r], q[c], acc[r][c]);
        }
        __syncthreads();
    }
#pragma unroll
    for (int r = 0; r < 4; ++r) {
        const int i = i0 + 4 * ty + r;
#pragma unroll
        for (int c = 0; c < 4; ++c) {
            const int j = j0 + 4 * tx + c;
            if (i < n_animals && j < n_animals) relation[i * n_animals + j] = acc[r][c];
        }
    }
}
