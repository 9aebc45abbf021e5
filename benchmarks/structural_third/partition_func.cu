// Internal partition function Q(T) = sum_i g_i exp(-c2 E_i / T) of a line list.
struct LevelList {
    const float* energy;   // cm^-1
    const float* weight;
    int count;
};

__device__ float boltzmann_sum(const LevelList& lv, float T)
{
    const float beta = 1.4387769f / T;
    float q = 0.0f;
    for (int i = 0; i < lv.count; i++)
        q += lv.weight[i] * expf(-beta * lv.energy[i]);
    return q;
}

__global__ void partition_func(const float* __restrict__ energy, const float* __restrict__ weight,
                               const float* __restrict__ temps, float* __restrict__ q,
                               int n_levels, int n_temps)
{
    int it = threadIdx.x + blockDim.x * blockIdx.x;
    if (it >= n_temps) return;
    LevelList lv{energy, weight, n_levels};
    q[it] = boltzmann_sum(lv, temps[it]);
}
