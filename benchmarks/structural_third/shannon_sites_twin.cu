// Shannon diversity and species richness of every sampling site.
__global__ void shannon_sites_twin(const int* __restrict__ counts, float* __restrict__ diversity,
                                   int* __restrict__ richness, int n_sites, int n_species)
{
    constexpr int PER_LANE = 7;   // n_species <= 224
    const int lane = threadIdx.x % 32;
    const int s = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    if (s >= n_sites) return;
    const int* row = counts + s * n_species;

    int c[PER_LANE];
    int total = 0, present = 0;
#pragma unroll
    for (int k = 0; k < PER_LANE; k++) {
        const int j = k * 32 + lane;
        c[k] = j < n_species ? row[j] : 0;
        total += c[k];
        present += c[k] > 0;
    }
    for (int d = 16; d > 0; d >>= 1) {
        total += __shfl_xor_sync(0xffffffffu, total, d);
        present += __shfl_xor_sync(0xffffffffu, present, d);
    }
    float h = 0.0f;
#pragma unroll
    for (int k = 0; k < PER_LANE; k++) {
        if (c[k] > 0) {
            const float p = (float)c[k] / (float)total;
            h -= p * __logf(p);
        }
    }
    for (int d = 16; d > 0; d >>= 1) h += __shfl_xor_sync(0xffffffffu, h, d);
    if (lane == 0) {
        diversity[s] = h;
        richness[s] = present;
    }
}
