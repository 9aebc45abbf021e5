// Quantum chemistry: one-particle density matrix from molecular-orbital coefficients and occupations.
__global__ void density_matrix(const double* coef, const double* occ, double* density, int n_basis, int n_orb)
{
    const int nu = blockIdx.x * blockDim.x + threadIdx.x;
    const int mu = blockIdx.y * blockDim.y + threadIdx.y;
    if (mu >= n_basis || nu >= n_basis) return;
    double d = 0.0;
    for (int i = 0; i < n_orb; ++i) {
        const double* c = coef + (size_t)i * n_basis;
        d = fma(occ[i] * c[mu], c[nu], d);
    }
    density[(size_t)mu * n_basis + nu] = d;
}
