// Welch t statistic of every gene between treated (dose > 0) and control samples.
#define NT 256

__device__ float reduce_block(float v, float* buf)
{
    const int t = threadIdx.x;
    buf[t] = v;
    __syncthreads();
    for (int half = NT / 2; half > 0; half /= 2) {
        if (t < half) buf[t] += buf[t + half];
        __syncthreads();
    }
    const float r = buf[0];
    __syncthreads();
    return r;
}

__global__ void gene_ttest(const float* __restrict__ expr, const int* __restrict__ dose,
                           float* __restrict__ tstat, int n_genes, int n_samples)
{
    __shared__ float buf[NT];
    int g = blockIdx.x;
    while (g < n_genes) {
        const float* row = expr + g * n_samples;
        float s0 = 0.f, q0 = 0.f, s1 = 0.f, q1 = 0.f, n1 = 0.f;
        for (int k = threadIdx.x; k < n_samples; k += NT) {
            const float x = row[k];
            if (dose[k] > 0) {
                s1 += x;
                q1 += x * x;
                n1 += 1.f;
            } else {
                s0 += x;
                q0 += x * x;
            }
        }
        s0 = reduce_block(s0, buf);
        q0 = reduce_block(q0, buf);
        s1 = reduce_block(s1, buf);
        q1 = reduce_block(q1, buf);
        n1 = reduce_block(n1, buf);
        if (threadIdx.x == 0) {
            const float n0 = n_samples - n1;
            const float m0 = s0 / n0, m1 = s1 / n1;
            const float v0 = (q0 - n0 * m0 * m0) / (n0 - 1.f);
            const float v1 = (q1 - n1 * m1 * m1) / (n1 - 1.f);
            tstat[g] = (m1 - m0) * rsqrtf(v0 / n0 + v1 / n1);
        }
        g += gridDim.x;
    }
}
