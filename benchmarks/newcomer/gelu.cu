// An activation; the literals are doubles.
extern "C" __global__ void gelu(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = in[i];
    float y = 0.7978845608 * (x + 0.044715 * x * x * x);
    float e = y;
    for (int k = 0; k < 8; ++k)
        e = 0.5 * e * (1.0 + 0.125 * e * (1.0 - 0.25 * e)) + 0.01 * y;
    out[i] = 0.5 * x * (1.0 + e);
}
