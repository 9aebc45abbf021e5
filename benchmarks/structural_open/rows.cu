// A thread reduces a row; and what an expert makes of it: a warp, or a block, reduces it.

__global__ void row_peak(const int *in, int *out, int rows, int columns) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    int best = in[r * columns];
    for (int c = 1; c < columns; c++) best = max(best, in[r * columns + c]);
    out[r] = best;
}

__global__ void row_peak_twin(const int *in, int *out, int rows, int columns) {
    int r = blockIdx.x * blockDim.y + threadIdx.y;
    if (r >= rows) return;
    int best = in[r * columns];
    for (int c = threadIdx.x; c < columns; c += 32) best = max(best, in[r * columns + c]);
    for (int k = 16; k; k /= 2) best = max(best, __shfl_xor_sync(~0u, best, k));
    if (threadIdx.x == 0) out[r] = best;
}

__global__ void row_matches(const int *in, int *out, int rows, int columns, int wanted) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    int found = 0;
    for (int c = 0; c < columns; c++)
        if (in[r * columns + c] == wanted) found++;
    out[r] = found;
}

__global__ void row_matches_twin(const int *in, int *out, int rows, int columns, int wanted) {
    int r = blockIdx.x * blockDim.y + threadIdx.y;
    if (r >= rows) return;
    int found = 0;
    for (int c = threadIdx.x; c < columns; c += 32)
        if (in[r * columns + c] == wanted) found++;
    for (int k = 16; k; k /= 2) found += __shfl_xor_sync(~0u, found, k);
    if (threadIdx.x == 0) out[r] = found;
}

__global__ void row_checksums(const unsigned *in, unsigned *out, int rows, int columns) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    unsigned sum = 0;
    for (int c = 0; c < columns; c++) sum ^= in[(size_t)r * columns + c] * 2654435761u;
    out[r] = sum;
}

__global__ void row_checksums_twin(const unsigned *in, unsigned *out, int rows, int columns) {
    __shared__ unsigned part[32];
    int r = blockIdx.x;
    unsigned sum = 0;
    for (int c = threadIdx.x; c < columns; c += blockDim.x) sum ^= in[(size_t)r * columns + c] * 2654435761u;
    for (int k = 16; k; k /= 2) sum ^= __shfl_xor_sync(~0u, sum, k);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32) {
        sum = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : 0;
        for (int k = 16; k; k /= 2) sum ^= __shfl_xor_sync(~0u, sum, k);
        if (threadIdx.x == 0) out[r] = sum;
    }
}

__global__ void row_norms(const float *in, float *out, int rows, int columns) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    float sum = 0.0f;
    for (int c = 0; c < columns; c++) sum += in[r * columns + c] * in[r * columns + c];
    float by = rsqrtf(sum / columns + 1e-5f);
    for (int c = 0; c < columns; c++) out[r * columns + c] = in[r * columns + c] * by;
}

__global__ void row_norms_twin(const float *in, float *out, int rows, int columns) {
    int r = blockIdx.x * blockDim.y + threadIdx.y;
    if (r >= rows) return;
    float sum = 0.0f;
    for (int c = threadIdx.x; c < columns; c += 32) sum += in[r * columns + c] * in[r * columns + c];
    for (int k = 16; k; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);
    float by = rsqrtf(sum / columns + 1e-5f);
    for (int c = threadIdx.x; c < columns; c += 32) out[r * columns + c] = in[r * columns + c] * by;
}

__global__ void row_softmax(const float *in, float *out, int rows, int columns) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    float top = in[r * columns];
    for (int c = 1; c < columns; c++) top = fmaxf(top, in[r * columns + c]);
    float sum = 0.0f;
    for (int c = 0; c < columns; c++) sum += expf(in[r * columns + c] - top);
    for (int c = 0; c < columns; c++) out[r * columns + c] = expf(in[r * columns + c] - top) / sum;
}

__global__ void row_softmax_twin(const float *in, float *out, int rows, int columns) {
    int r = blockIdx.x * blockDim.y + threadIdx.y;
    if (r >= rows) return;
    float top = in[r * columns];
    for (int c = threadIdx.x; c < columns; c += 32) top = fmaxf(top, in[r * columns + c]);
    for (int k = 16; k; k /= 2) top = fmaxf(top, __shfl_xor_sync(~0u, top, k));
    float sum = 0.0f;
    for (int c = threadIdx.x; c < columns; c += 32) sum += expf(in[r * columns + c] - top);
    for (int k = 16; k; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);
    for (int c = threadIdx.x; c < columns; c += 32) out[r * columns + c] = expf(in[r * columns + c] - top) / sum;
}
