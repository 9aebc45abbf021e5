// Negative log likelihood of the target token of every position.
template <typename T>
__device__ __forceinline__ T row_max(const T* x, int n)
{
    T m = x[0];
    for (int j = 1; j < n; j++) m = x[j] > m ? x[j] : m;
    return m;
}

__global__ void token_nll(const float* __restrict__ logits, const int* __restrict__ target,
                          float* __restrict__ nll, int n_tokens, int vocab)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n_tokens) return;

    const float* x = logits + (long long)i * vocab;
    const float m = row_max(x, vocab);
    float denom = 0.f;
    for (int j = 0; j < vocab; j++) denom += __expf(x[j] - m);
    nll[i] = m + logf(denom) - x[target[i]];
}
