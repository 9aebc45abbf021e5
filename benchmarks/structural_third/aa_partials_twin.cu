// Felsenstein pruning for amino acids: conditional likelihoods of a parent from two children.
const int STATES = 20;
const int SITES = 16;                   // sites a block and step
const int THREADS = STATES * SITES;     // 320 = ten full warps

__global__ void __launch_bounds__(THREADS)
aa_partials_twin(const float* __restrict__ pLeft, const float* __restrict__ pRight,
                 const float* __restrict__ left, const float* __restrict__ right,
                 float* __restrict__ parent, int nSites)
{
    __shared__ __align__(16) float l[THREADS];
    __shared__ __align__(16) float r[THREADS];
    const int tid = threadIdx.x;
    const int state = tid % STATES;
    const int slot = tid / STATES;

    // the rows of both transition matrices stay in registers over all sites of the block
    float pl[STATES], pr[STATES];
#pragma unroll
    for (int j = 0; j < STATES; j++) {
        pl[j] = pLeft[state * STATES + j];
        pr[j] = pRight[state * STATES + j];
    }

    const int total = nSites * STATES;
    for (int base = blockIdx.x * THREADS; base < total; base += gridDim.x * THREADS) {
        const int idx = base + tid;
        l[tid] = idx < total ? left[idx] : 0.0f;
        r[tid] = idx < total ? right[idx] : 0.0f;
        __syncthreads();
        const float4* lv = reinterpret_cast<const float4*>(&l[slot * STATES]);
        const float4* rv = reinterpret_cast<const float4*>(&r[slot * STATES]);
        float suml = 0.0f, sumr = 0.0f;
#pragma unroll
        for (int q = 0; q < STATES / 4; q++) {
            const float4 a = lv[q], b = rv[q];
            suml += pl[4 * q] * a.x;
            sumr += pr[4 * q] * b.x;
            suml += pl[4 * q + 1] * a.y;
            sumr += pr[4 * q + 1] * b.y;
            suml += pl[4 * q + 2] * a.z;
            sumr += pr[4 * q + 2] * b.z;
            suml += pl[4 * q + 3] * a.w;
            sumr += pr[4 * q + 3] * b.w;
        }
        if (idx < total) parent[idx] = suml * sumr;
        __syncthreads();
    }
}
