// Structural dynamics: displacements of all degrees of freedom from mode shapes and modal coordinates, U = Phi * Q.
#define T 16

__global__ void modal_disp(const double* __restrict__ phi, const double* __restrict__ q, double* __restrict__ u,
                           int n_dof, int n_modes, int n_steps)
{
    __shared__ double tile_phi[T][T];
    __shared__ double tile_q[T][T];
    const int step = blockIdx.x * T + threadIdx.x;
    const int dof = blockIdx.y * T + threadIdx.y;

    double disp = 0.0;
    for (int m0 = 0; m0 < n_modes; m0 += T) {
        const int m_phi = m0 + threadIdx.x;
        const int m_q = m0 + threadIdx.y;
        tile_phi[threadIdx.y][threadIdx.x] = (dof < n_dof && m_phi < n_modes) ? phi[dof * n_modes + m_phi] : 0.0;
        tile_q[threadIdx.y][threadIdx.x] = (m_q < n_modes && step < n_steps) ? q[m_q * n_steps + step] : 0.0;
        __syncthreads();
        for (int m = 0; m < T; ++m)
            disp += tile_phi[threadIdx.y][m] * tile_q[m][threadIdx.x];
        __syncthreads();
    }
    if (dof < n_dof && step < n_steps)
        u[dof * n_steps + step] = disp;
}
