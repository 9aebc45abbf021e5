// Element i of the output takes several elements of a ring buffer.
extern "C" __global__ void cyclic(const float *ring, float *out, int n, int length, int taps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0;
    for (int t = 0; t < taps; ++t) sum += ring[(i + t * 7) % length];
    out[i] = sum;
}
