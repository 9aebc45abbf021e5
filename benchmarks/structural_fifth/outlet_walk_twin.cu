// Geomorphology: follow the flow directions of a terrain model downstream from the spill points of every gauge.
#define MAX_STEPS 48
#define NT 128

// The walks do not depend on each other: one a thread, so that all their chains are in flight together.
__global__ void __launch_bounds__(NT)
outlet_walk_twin(const int* __restrict__ downstream, const int* __restrict__ spill, int* __restrict__ outlet,
                 int* __restrict__ steps, int n_gauges, int n_points)
{
    const int i = blockIdx.x * NT + threadIdx.x;
    if (i >= n_gauges * n_points) return;
    int cell = spill[i], n = 0;
    while (n < MAX_STEPS) {
        const int next = downstream[cell];
        if (next < 0) break;
        cell = next;
        ++n;
    }
    outlet[i] = cell;
    steps[i] = n;
}
