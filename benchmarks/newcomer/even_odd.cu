// Even elements are grown, odd ones decay.
extern "C" __global__ void even_odd(const float *in, float *out, int n, int steps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = in[i];
    if (threadIdx.x % 2 == 0) {
        for (int s = 0; s < steps; ++s) x = x * 1.0009f + 0.5f * x * x;
    } else {
        for (int s = 0; s < steps; ++s) x = x * 0.9991f - 0.25f * x * x;
    }
    out[i] = x;
}
