// Crystallography: geometric structure factor of one heavy atom, summed over the 24 operators of the space group.
// A block a reflection, a thread an operator.
#define NOPS 24

__global__ void symm_phase(const int* __restrict__ hkl, const float* __restrict__ rot, const float* __restrict__ trans,
                           float* __restrict__ A, float* __restrict__ B, int n_refl, float x, float y, float z)
{
    __shared__ float re[NOPS];
    __shared__ float im[NOPS];
    const int refl = blockIdx.x;
    const int op = threadIdx.x;
    if (refl >= n_refl) return;

    const float* r = rot + op * 9;
    const float xs = fmaf(r[0], x, fmaf(r[1], y, fmaf(r[2], z, trans[op * 3])));
    const float ys = fmaf(r[3], x, fmaf(r[4], y, fmaf(r[5], z, trans[op * 3 + 1])));
    const float zs = fmaf(r[6], x, fmaf(r[7], y, fmaf(r[8], z, trans[op * 3 + 2])));
    const float h = hkl[refl * 3], k = hkl[refl * 3 + 1], l = hkl[refl * 3 + 2];
    const float phase = fmaf(h, xs, fmaf(k, ys, l * zs));
    sincospif(2.0f * phase, &im[op], &re[op]);
    __syncthreads();

    if (op == 0) {
        float sum = 0.0f;
        for (int k = 0; k < NOPS; k++) sum += re[k];
        A[refl] = sum;
    }
    if (op == 1) {
        float sum = 0.0f;
        for (int k = 0; k < NOPS; k++) sum += im[k];
        B[refl] = sum;
    }
}
