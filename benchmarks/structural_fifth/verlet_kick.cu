// Molecular dynamics: half kick and drift of all atoms in a periodic box (velocity.w carries the inverse mass).
struct Box {
    float edge, inv_edge;
};

__device__ __forceinline__ float wrap(float x, Box b)
{
    return x - b.edge * floorf(x * b.inv_edge);
}

__global__ void __launch_bounds__(256)
verlet_kick(const float4* __restrict__ pos, const float4* __restrict__ vel, const float4* __restrict__ force,
            float4* __restrict__ pos_out, float4* __restrict__ vel_out, float dt, float edge, int n_atoms)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n_atoms) return;
    const Box box = {edge, 1.0f / edge};
    const float4 f = force[i];
    float4 v = vel[i];
    float4 p = pos[i];

    const float k = 0.5f * dt * v.w;
    v.x = fmaf(k, f.x, v.x);
    v.y = fmaf(k, f.y, v.y);
    v.z = fmaf(k, f.z, v.z);
    p.x = wrap(fmaf(dt, v.x, p.x), box);
    p.y = wrap(fmaf(dt, v.y, p.y), box);
    p.z = wrap(fmaf(dt, v.z, p.z), box);
    vel_out[i] = v;
    pos_out[i] = p;
}
