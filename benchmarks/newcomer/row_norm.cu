// The square norm of each of twelve long rows, a block a row.
extern "C" __global__ void row_norm(const float *in, float *out, int columns) {
    __shared__ float sums[256];
    const float *row = in + (size_t)blockIdx.x * columns;
    float sum = 0;
    for (int c = threadIdx.x; c < columns; c += 256) sum += row[c] * row[c];
    sums[threadIdx.x] = sum;
    __syncthreads();
    for (int half = 128; half > 0; half /= 2) {
        if (threadIdx.x < half) sums[threadIdx.x] += sums[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = sums[0];
}
