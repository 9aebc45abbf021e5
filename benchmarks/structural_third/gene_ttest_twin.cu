// Welch t statistic of every gene between treated (dose > 0) and control samples.
#define WARPS 8

__device__ __forceinline__ float warp_sum(float v)
{
    for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffffu, v, d);
    return v;
}

__global__ void gene_ttest_twin(const float* __restrict__ expr, const int* __restrict__ dose,
                                float* __restrict__ tstat, int n_genes, int n_samples)
{
    const int lane = threadIdx.x & 31;
    const int g = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (g >= n_genes) return;

    const float* row = expr + g * n_samples;
    float s0 = 0.f, q0 = 0.f, s1 = 0.f, q1 = 0.f, n1 = 0.f;
#pragma unroll 4
    for (int k = lane; k < n_samples; k += 32) {
        const float x = row[k];
        const bool treated = dose[k] > 0;
        const float a = treated ? x : 0.f;
        const float b = treated ? 0.f : x;
        s1 += a;
        q1 += a * a;
        s0 += b;
        q0 += b * b;
        n1 += treated ? 1.f : 0.f;
    }
    s0 = warp_sum(s0);
    q0 = warp_sum(q0);
    s1 = warp_sum(s1);
    q1 = warp_sum(q1);
    n1 = warp_sum(n1);
    if (lane == 0) {
        const float n0 = n_samples - n1;
        const float m0 = s0 / n0, m1 = s1 / n1;
        const float v0 = (q0 - n0 * m0 * m0) / (n0 - 1.f);
        const float v1 = (q1 - n1 * m1 * m1) / (n1 - 1.f);
        tstat[g] = (m1 - m0) * rsqrtf(v0 / n0 + v1 / n1);
    }
}
