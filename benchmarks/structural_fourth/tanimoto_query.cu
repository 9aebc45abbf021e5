// Tanimoto similarity of one query fingerprint (2048 bits) with every molecule of a library.
#define WORDS 64

__global__ void tanimoto_query(const unsigned int* __restrict__ library, const unsigned int* __restrict__ query,
                               float* __restrict__ similarity, int* __restrict__ common, int n_mol)
{
    int mol = blockIdx.x * blockDim.x + threadIdx.x;
    if (mol >= n_mol) return;

    int both = 0, in_mol = 0, in_query = 0;
    for (int w = 0; w < WORDS; w++) {
        unsigned int bits = library[mol * WORDS + w];
        unsigned int q = query[w];
        both += __popc(bits & q);
        in_mol += __popc(bits);
        in_query += __popc(q);
    }
    int either = in_mol + in_query - both;
    common[mol] = both;
    similarity[mol] = either > 0 ? (float)both / (float)either : 0.0f;
}
