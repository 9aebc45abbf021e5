// Community ecology: species richness and Shannon diversity of every plot of a survey grid.
#define WARPS 8

__device__ __forceinline__ float xlogx(float x) { return x * logf(x); }

// A warp a plot: neighbouring lanes read neighbouring species.
__global__ void __launch_bounds__(32 * WARPS)
shannon_plots_twin(const int* __restrict__ abundance, int* __restrict__ richness, float* __restrict__ shannon,
                   int nx, int ny, int n_species)
{
    const int lane = threadIdx.x & 31;
    const int plot = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (plot >= nx * ny) return;
    const int* row = abundance + (size_t)plot * n_species;

    int species = 0, individuals = 0;
    float sum = 0.0f;
#pragma unroll 5
    for (int s = lane; s < n_species; s += 32) {
        const int n = row[s];
        if (n > 0) {
            ++species;
            individuals += n;
            sum += xlogx((float)n);
        }
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        species += __shfl_xor_sync(0xffffffffu, species, d);
        individuals += __shfl_xor_sync(0xffffffffu, individuals, d);
        sum += __shfl_xor_sync(0xffffffffu, sum, d);
    }
    if (lane == 0) {
        richness[plot] = species;
        shannon[plot] = individuals > 0 ? logf((float)individuals) - sum / individuals : 0.0f;
    }
}
