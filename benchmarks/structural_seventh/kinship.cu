// Animal breeding: genomic relationship matrix, product of the centred allele dosages (marker by animal).
extern "C" __global__ void kinship(const float* dosage, const float* frequency, float* relation, int n_animals, int n_markers)
{
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    const int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n_animals || j >= n_animals) return;

    float sum = 0.0f;
    for (int m = 0; m < n_markers; ++m) {
        const float mean = 2.0f * frequency[m];
        const float* marker = dosage + m * n_animals;
        sum = fmaf(marker[i] - mean, marker[j] - mean, sum);
    }
    relation[i * n_animals + j] = sum;
}
