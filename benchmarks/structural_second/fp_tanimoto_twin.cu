// Tanimoto search with 16-byte loads (32 bytes per compound = 2 loads).
extern "C" __global__ void fp_tanimoto_twin(const unsigned char *__restrict__ library,
                                            const unsigned char *__restrict__ query,
                                            float *__restrict__ score,
                                            int ncompounds)
{
    int mol = threadIdx.x + blockIdx.x * blockDim.x;
    if (mol >= ncompounds)
        return;

    const uint4 *fp = reinterpret_cast<const uint4 *>(library) + (size_t)mol * 2;
    const uint4 *qp = reinterpret_cast<const uint4 *>(query);

    int n_and = 0, n_or = 0;
#pragma unroll
    for (int b = 0; b < 2; b++) {
        const uint4 x = fp[b];
        const uint4 q = qp[b];
        n_and += __popc(x.x & q.x) + __popc(x.y & q.y) + __popc(x.z & q.z) + __popc(x.w & q.w);
        n_or  += __popc(x.x | q.x) + __popc(x.y | q.y) + __popc(x.z | q.z) + __popc(x.w | q.w);
    }
    score[mol] = n_or ? (float)n_and / (float)n_or : 0.0f;
}
