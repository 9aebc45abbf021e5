// Similarity search: Tanimoto coefficient of a query fingerprint (256 bits) with every
// compound of a library.  Fingerprints are packed, 32 bytes per compound.
#define FP_BYTES 32

extern "C" __global__ void fp_tanimoto(const unsigned char *__restrict__ library,
                                       const unsigned char *__restrict__ query,
                                       float *__restrict__ score,
                                       int ncompounds)
{
    int mol = threadIdx.x + blockIdx.x * blockDim.x;
    if (mol >= ncompounds)
        return;

    const unsigned char *fp = library + (size_t)mol * FP_BYTES;

    int n_and = 0, n_or = 0;
    for (int b = 0; b < FP_BYTES; b++) {
        unsigned int x = fp[b];
        unsigned int q = query[b];
        n_and += __popc(x & q);
        n_or  += __popc(x | q);
    }
    score[mol] = n_or ? (float)n_and / (float)n_or : 0.0f;
}
