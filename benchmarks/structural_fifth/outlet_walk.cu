// Geomorphology: follow the flow directions of a terrain model downstream from the spill points of every gauge.
#define MAX_STEPS 48

struct Walk {
    int cell;
    int steps;
};

// downstream[cell] is the next cell, negative at the sea
__device__ inline Walk walk_down(const int* downstream, int cell)
{
    Walk w = {cell, 0};
    while (w.steps < MAX_STEPS) {
        const int next = downstream[w.cell];
        if (next < 0) break;
        w.cell = next;
        ++w.steps;
    }
    return w;
}

// spill[point][gauge]: a thread walks from all points of its gauge
__global__ void outlet_walk(const int* downstream, const int* spill, int* outlet, int* steps, int n_gauges, int n_points)
{
    const int gauge = blockIdx.x * blockDim.x + threadIdx.x;
    if (gauge >= n_gauges) return;
    for (int p = 0; p < n_points; ++p) {
        const Walk w = walk_down(downstream, spill[p * n_gauges + gauge]);
        outlet[p * n_gauges + gauge] = w.cell;
        steps[p * n_gauges + gauge] = w.steps;
    }
}
