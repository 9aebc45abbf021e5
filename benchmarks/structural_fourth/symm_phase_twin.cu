// Crystallography: geometric structure factor of one heavy atom, summed over the 24 operators of the space group.
// A thread a reflection; the 24 equivalent positions are worked out once a block.
#define NOPS 24

__global__ void __launch_bounds__(128)
symm_phase_twin(const int* __restrict__ hkl, const float* __restrict__ rot, const float* __restrict__ trans,
                float* __restrict__ A, float* __restrict__ B, int n_refl, float x, float y, float z)
{
    __shared__ float4 pos[NOPS];
    const int t = threadIdx.x;
    if (t < NOPS) {
        const float* r = rot + t * 9;
        float4 s;
        s.x = fmaf(r[0], x, fmaf(r[1], y, fmaf(r[2], z, trans[t * 3])));
        s.y = fmaf(r[3], x, fmaf(r[4], y, fmaf(r[5], z, trans[t * 3 + 1])));
        s.z = fmaf(r[6], x, fmaf(r[7], y, fmaf(r[8], z, trans[t * 3 + 2])));
        s.w = 0.0f;
        pos[t] = s;
    }
    __syncthreads();

    const int refl = blockIdx.x * blockDim.x + t;
    if (refl >= n_refl) return;
    const float h = hkl[refl * 3], k = hkl[refl * 3 + 1], l = hkl[refl * 3 + 2];
    float a = 0.0f, b = 0.0f;
#pragma unroll 4
    for (int op = 0; op < NOPS; op++) {
        const float4 s = pos[op];
        const float phase = fmaf(h, s.x, fmaf(k, s.y, l * s.z));
        float im, re;
        sincospif(2.0f * phase, &im, &re);
        a += re;
        b += im;
    }
    A[refl] = a;
    B[refl] = b;
}
