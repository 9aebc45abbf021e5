// Quantum chemistry: one-particle density matrix from molecular-orbital coefficients and occupations.
#define TILE 64
#define DEPTH 16
#define NT 256              // 16 x 16 threads, 4 x 4 results each

__global__ void __launch_bounds__(NT)
density_matrix_twin(const double* __restrict__ coef, const double* __restrict__ occ, double* __restrict__ density,
                    int n_basis, int n_orb)
{
    __shared__ double rows[DEPTH][TILE], cols[DEPTH][TILE];
    const int tx = threadIdx.x & 15, ty = threadIdx.x >> 4;
    const int mu0 = blockIdx.y * TILE, nu0 = blockIdx.x * TILE;
    const int lc = threadIdx.x & (TILE - 1), li = threadIdx.x / TILE;
    double d[4][4] = {};

    for (int i0 = 0; i0 < n_orb; i0 += DEPTH) {
#pragma unroll
        for (int k = 0; k < DEPTH; k += NT / TILE) {
            const int i = i0 + li + k;
            const bool in = i < n_orb;
            const double* c = coef + (size_t)i * n_basis;
            rows[li + k][lc] = in && mu0 + lc < n_basis ? occ[i] * c[mu0 + lc] : 0.0;
            cols[li + k][lc] = in && nu0 + lc < n_basis ? c[nu0 + lc] : 0.0;
        }
        __syncthreads();
        const int depth = min(DEPTH, n_orb - i0);
#pragma unroll 4
        for (int k = 0; k < depth; ++k) {
            double r[4], c[4];
#pragma unroll
            for (int a = 0; a < 4; ++a) r[a] = rows[k][ty * 4 + a];
#pragma unroll
            for (int b = 0; b < 4; ++b) c[b] = cols[k][tx + 16 * b];
#pragma unroll
            for (int a = 0; a < 4; ++a)
#pragma unroll
                for (int b = 0; b < 4; ++b) d[a][b] = fma(r[a], c[b], d[a][b]);
        }
        __syncthreads();
    }
#pragma unroll
    for (int a = 0; a < 4; ++a)
#pragma unroll
        for (int b = 0; b < 4; ++b) {
            const int mu = mu0 + ty * 4 + a, nu = nu0 + tx + 16 * b;
            if (mu < n_basis && nu < n_basis) density[(size_t)mu * n_basis + nu] = d[a][b];
        }
}
