// Negative log likelihood of the target token of every position.
__global__ void __launch_bounds__(256)
token_nll_twin(const float* __restrict__ logits, const int* __restrict__ target,
               float* __restrict__ nll, int n_tokens, int vocab)
{
    constexpr int PER_LANE = 16;   // vocab <= 512
    const int lane = threadIdx.x & 31;
    const int i = (blockIdx.x * blockDim.x + threadIdx.x) >> 5;
    if (i >= n_tokens) return;

    const float* x = logits + (long long)i * vocab;
    float v[PER_LANE];
#pragma unroll
    for (int k = 0; k < PER_LANE; k++) {
        const int j = lane + 32 * k;
        v[k] = j < vocab ? x[j] : -3.0e38f;
    }
    float m = v[0];
#pragma unroll
    for (int k = 1; k < PER_LANE; k++) m = fmaxf(m, v[k]);
    for (int d = 16; d > 0; d >>= 1) m = fmaxf(m, __shfl_xor_sync(0xffffffffu, m, d));

    float denom = 0.f;
#pragma unroll
    for (int k = 0; k < PER_LANE; k++)
        if (lane + 32 * k < vocab) denom += __expf(v[k] - m);
    for (int d = 16; d > 0; d >>= 1) denom += __shfl_xor_sync(0xffffffffu, denom, d);
    if (lane == 0) nll[i] = m + logf(denom) - x[target[i]];
}
