// Collider physics: invariant mass of electron pairs from their momenta (double precision), two pairs a thread.
#define M2 (0.51099895e-3 * 0.51099895e-3)

__device__ __forceinline__ double mass(double ax, double ay, double az, double bx, double by, double bz)
{
    const double ea = sqrt(ax * ax + ay * ay + az * az + M2);
    const double eb = sqrt(bx * bx + by * by + bz * bz + M2);
    const double m2 = 2.0 * (M2 + ea * eb - (ax * bx + ay * by + az * bz));
    return sqrt(fmax(m2, 0.0));
}

__global__ void __launch_bounds__(256)
pair_mass(const double2* __restrict__ electron, const double2* __restrict__ positron, double2* __restrict__ invariant, int n2)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n2) return;
    const double2 ax = electron[i], ay = electron[n2 + i], az = electron[2 * n2 + i];
    const double2 bx = positron[i], by = positron[n2 + i], bz = positron[2 * n2 + i];
    invariant[i] = make_double2(mass(ax.x, ay.x, az.x, bx.x, by.x, bz.x), mass(ax.y, ay.y, az.y, bx.y, by.y, bz.y));
}
