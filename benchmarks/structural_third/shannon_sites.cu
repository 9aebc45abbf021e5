// Shannon diversity and species richness of every sampling site.
typedef struct {
    int n_sites;
    int n_species;
} survey_t;

__global__ void shannon_sites(const int* counts, float* diversity, int* richness,
                              int n_sites, int n_species)
{
    survey_t sv = {n_sites, n_species};
    for (int s = blockIdx.x * blockDim.x + threadIdx.x; s < sv.n_sites; s += blockDim.x * gridDim.x) {
        int total = 0;
        int present = 0;
        for (int k = 0; k < sv.n_species; k++) {
            int c = counts[s * sv.n_species + k];
            total += c;
            if (c > 0) present++;
        }
        float h = 0.0f;
        for (int k = 0; k < sv.n_species; k++) {
            int c = counts[s * sv.n_species + k];
            if (c > 0) {
                float p = (float)c / (float)total;
                h -= p * __logf(p);
            }
        }
        diversity[s] = h;
        richness[s] = present;
    }
}
