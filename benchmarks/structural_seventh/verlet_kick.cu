// Molecular dynamics: kick and drift of a velocity-Verlet step, two coordinates (double) a thread.
extern "C" __global__ void __launch_bounds__(256)
verlet_kick(const double2* __restrict__ position, const double2* __restrict__ velocity, const double2* __restrict__ force,
            double2* __restrict__ new_position, double2* __restrict__ new_velocity, int n2, float step, float kick)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n2) return;
    double2 x = position[i], v = velocity[i];
    const double2 f = force[i];
    const double dt = step, k = kick;
    v.x = fma(k, f.x, v.x);
    v.y = fma(k, f.y, v.y);
    x.x = fma(dt, v.x, x.x);
    x.y = fma(dt, v.y, x.y);
    new_velocity[i] = v;
    new_position[i] = x;
}
