// Demography: persons by sex and five-year age group (adds to the counts given).
#define GROUPS 21

__global__ void age_pyramid(const int* __restrict__ age, const int* __restrict__ sex, int* pyramid, int n_persons)
{
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= n_persons) return;
    int group = age[p] / 5;
    if (group >= GROUPS) group = GROUPS - 1;      // 100 years and more
    atomicAdd(&pyramid[sex[p] * GROUPS + group], 1);
}
