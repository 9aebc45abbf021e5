// Each thread counts digits of its own 32 elements, and writes the commonest.
extern "C" __global__ void thread_histogram(const unsigned *in, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int bins[16];
    for (int b = 0; b < 16; ++b) bins[b] = 0;
    for (int k = 0; k < 32; ++k) {
        unsigned word = in[(size_t)k * n + i];
        bins[word & 15] += 1;
    }
    int most = 0;
    for (int b = 1; b < 16; ++b)
        if (bins[b] > bins[most]) most = b;
    out[i] = most;
}
