// Four polynomials a thread.
extern "C" __global__ void horner4(const float4 *in, float4 *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 x = in[i], y = make_float4(1, 1, 1, 1);
#pragma unroll 32
    for (int k = 0; k < 512; ++k) {
        y.x = y.x * x.x + 0.5f;
        y.y = y.y * x.y + 0.5f;
        y.z = y.z * x.z + 0.5f;
        y.w = y.w * x.w + 0.5f;
    }
    out[i] = y;
}
