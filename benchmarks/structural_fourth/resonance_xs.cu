// Capture cross section at every energy of a grid: sum of single-level Breit-Wigner resonances.
__global__ void resonance_xs(const float* __restrict__ e_res, const float* __restrict__ gamma_tot,
                             const float* __restrict__ strength, const float* __restrict__ energy,
                             float* __restrict__ sigma, int n_res, int n_energy)
{
    int ie = blockIdx.x * blockDim.x + threadIdx.x;
    if (ie >= n_energy)
        return;

    float E = energy[ie];
    float total = 0.0f;
    for (int r = 0; r < n_res; r++) {
        float half_width = 0.5f * gamma_tot[r];
        float dE = E - e_res[r];
        total += strength[r] * half_width * half_width / (dE * dE + half_width * half_width);
    }
    sigma[ie] = total * rsqrtf(E);
}
