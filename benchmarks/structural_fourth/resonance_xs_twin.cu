// Capture cross section at every energy of a grid: sum of single-level Breit-Wigner resonances. A block an energy.
#define NT 256

__global__ void __launch_bounds__(NT)
resonance_xs_twin(const float* __restrict__ e_res, const float* __restrict__ gamma_tot,
                  const float* __restrict__ strength, const float* __restrict__ energy,
                  float* __restrict__ sigma, int n_res, int n_energy)
{
    __shared__ float warp_part[NT / 32];
    const int ie = blockIdx.x;
    if (ie >= n_energy) return;
    const float E = energy[ie];

    float total = 0.0f;
#pragma unroll 4
    for (int r = threadIdx.x; r < n_res; r += NT) {
        const float half_width = 0.5f * gamma_tot[r];
        const float dE = E - e_res[r];
        total += strength[r] * half_width * half_width / (dE * dE + half_width * half_width);
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) total += __shfl_xor_sync(0xffffffffu, total, d);
    if ((threadIdx.x & 31) == 0) warp_part[threadIdx.x >> 5] = total;
    __syncthreads();
    if (threadIdx.x == 0) {
        float s = 0.0f;
#pragma unroll
        for (int w = 0; w < NT / 32; w++) s += warp_part[w];
        sigma[ie] = s * rsqrtf(E);
    }
}
