// A polynomial of degree 64 by Horner's rule.
extern "C" __global__ void poly33(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = in[i], y = 1.0f;
#pragma unroll 16
    for (int k = 0; k < 64; ++k) y = y * x + 0.5f;
    out[i] = y;
}
