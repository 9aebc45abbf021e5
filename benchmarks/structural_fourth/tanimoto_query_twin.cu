// Tanimoto similarity of one query fingerprint (2048 bits) with every molecule of a library. Sixteen lanes and one
// 16-byte load a molecule, four molecules a lane in flight.
#define WORDS 64
#define LANES (WORDS / 4)
#define MOLS 4

__global__ void __launch_bounds__(256)
tanimoto_query_twin(const unsigned int* __restrict__ library, const unsigned int* __restrict__ query,
                    float* __restrict__ similarity, int* __restrict__ common, int n_mol)
{
    const int part = threadIdx.x % LANES;
    const int group = blockIdx.x * (256 / LANES) + threadIdx.x / LANES;
    const uint4* lib = reinterpret_cast<const uint4*>(library);
    const uint4 q = reinterpret_cast<const uint4*>(query)[part];
    int in_query = __popc(q.x) + __popc(q.y) + __popc(q.z) + __popc(q.w);

    uint4 b[MOLS];
#pragma unroll
    for (int m = 0; m < MOLS; m++) {
        const int mol = group * MOLS + m;
        b[m] = mol < n_mol ? lib[(size_t)mol * LANES + part] : make_uint4(0, 0, 0, 0);
    }
#pragma unroll
    for (int m = 0; m < MOLS; m++) {
        // at most 128 bits a lane and 2048 a molecule: two counts fit in one word
        unsigned both = __popc(b[m].x & q.x) + __popc(b[m].y & q.y) + __popc(b[m].z & q.z) + __popc(b[m].w & q.w);
        unsigned any = in_query + __popc(b[m].x) + __popc(b[m].y) + __popc(b[m].z) + __popc(b[m].w);
        unsigned packed = both | any << 16;
#pragma unroll
        for (int d = LANES / 2; d > 0; d >>= 1) packed += __shfl_xor_sync(0xffffffffu, packed, d);
        const int mol = group * MOLS + m;
        if (part == m && mol < n_mol) {
            const int c = packed & 0xffff;
            const int either = (int)(packed >> 16) - c;
            common[mol] = c;
            similarity[mol] = either > 0 ? (float)c / (float)either : 0.0f;
        }
    }
}
