// Structural dynamics: displacements of all degrees of freedom from mode shapes and modal coordinates, U = Phi * Q.
// 64 x 64 displacements a block, 4 x 4 a thread. The number of steps is even.
#define TD 64
#define TM 16
#define PAD 2

__global__ void __launch_bounds__(256)
modal_disp_twin(const double* __restrict__ phi, const double* __restrict__ q, double* __restrict__ u,
                int n_dof, int n_modes, int n_steps)
{
    __shared__ __align__(16) double sp[TM][TD + PAD];
    __shared__ __align__(16) double sq[TM][TD];
    const int tid = threadIdx.x;
    const int tx = tid % 16, ty = tid / 16;
    const int d0 = blockIdx.y * TD, s0 = blockIdx.x * TD;
    double acc[4][4] = {};

    for (int m0 = 0; m0 < n_modes; m0 += TM) {
        double a[4], b[4];
#pragma unroll
        for (int r = 0; r < 4; r++) {
            const int dof = d0 + ty + 16 * r, mp = m0 + tx;
            a[r] = dof < n_dof && mp < n_modes ? phi[dof * n_modes + mp] : 0.0;
            const int mq = m0 + tid / 64 + 4 * r, step = s0 + tid % 64;
            b[r] = mq < n_modes && step < n_steps ? q[mq * n_steps + step] : 0.0;
        }
        __syncthreads();
#pragma unroll
        for (int r = 0; r < 4; r++) {
            sp[tx][ty + 16 * r] = a[r];
            sq[tid / 64 + 4 * r][tid % 64] = b[r];
        }
        __syncthreads();
#pragma unroll
        for (int m = 0; m < TM; m++) {
            const double2 p0 = *reinterpret_cast<const double2*>(&sp[m][4 * ty]);
            const double2 p1 = *reinterpret_cast<const double2*>(&sp[m][4 * ty + 2]);
            const double2 q0 = *reinterpret_cast<const double2*>(&sq[m][2 * tx]);
            const double2 q1 = *reinterpret_cast<const double2*>(&sq[m][32 + 2 * tx]);
            const double x[4] = {p0.x, p0.y, p1.x, p1.y};
            const double y[4] = {q0.x, q0.y, q1.x, q1.y};
#pragma unroll
            for (int i = 0; i < 4; i++)
#pragma unroll
                for (int j = 0; j < 4; j++) acc[i][j] += x[i] * y[j];
        }
    }
#pragma unroll
    for (int i = 0; i < 4; i++) {
        const int dof = d0 + 4 * ty + i;
        if (dof >= n_dof) break;
#pragma unroll
        for (int h = 0; h < 2; h++) {
            const int step = s0 + 32 * h + 2 * tx;
            if (step < n_steps)
                *reinterpret_cast<double2*>(u + dof * n_steps + step) = make_double2(acc[i][2 * h], acc[i][2 * h + 1]);
        }
    }
}
