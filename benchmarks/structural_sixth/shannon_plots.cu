// Community ecology: species richness and Shannon diversity of every plot of a survey grid.
#define AT(x, y, s) (((size_t)(y) * nx + (x)) * n_species + (s))

__device__ inline float xlogx(float x) { return x * logf(x); }

__global__ void shannon_plots(const int* abundance, int* richness, float* shannon, int nx, int ny, int n_species)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny) return;

    int species = 0, individuals = 0;
    float sum = 0.0f;
    for (int s = 0; s < n_species; ++s) {
        const int n = abundance[AT(x, y, s)];
        if (n > 0) {
            ++species;
            individuals += n;
            sum += xlogx((float)n);
        }
    }
    richness[y * nx + x] = species;
    shannon[y * nx + x] = individuals > 0 ? logf((float)individuals) - sum / individuals : 0.0f;
}
