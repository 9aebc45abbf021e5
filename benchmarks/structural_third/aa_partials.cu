// Felsenstein pruning for amino acids: conditional likelihoods of a parent from two children.
const int STATES = 20;

__global__ void aa_partials(const float* __restrict__ pLeft, const float* __restrict__ pRight,
                            const float* __restrict__ left, const float* __restrict__ right,
                            float* __restrict__ parent, int nSites)
{
    const int state = threadIdx.x;
    const int site = blockIdx.x;
    __shared__ float l[STATES], r[STATES];
    if (site < nSites) {
        l[state] = left[site * STATES + state];
        r[state] = right[site * STATES + state];
    }
    __syncthreads();
    if (site >= nSites) return;

    float suml = 0.0f, sumr = 0.0f;
    for (int j = 0; j < STATES; j++) {
        suml += pLeft[state * STATES + j] * l[j];
        sumr += pRight[state * STATES + j] * r[j];
    }
    parent[site * STATES + state] = suml * sumr;
}
