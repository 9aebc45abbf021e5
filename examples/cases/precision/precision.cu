// A literal without f makes the arithmetic double, though the data is single.

__global__ void double_literals(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = in[i], b = a + 1.f, c = a + 2.f, d = a + 3.f;
    double x = a, y = b, z = c, w = d;
    for (int k = 0; k < rounds; k++) {
        x = x * 0.999 + 0.5;
        y = y * 0.998 + 0.5;
        z = z * 0.997 + 0.5;
        w = w * 0.996 + 0.5;
    }
    out[i] = float(x + y + z + w);
}

__global__ void float_literals(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = in[i], b = a + 1.f, c = a + 2.f, d = a + 3.f;
    float x = a, y = b, z = c, w = d;
    for (int k = 0; k < rounds; k++) {
        x = x * 0.999f + 0.5f;
        y = y * 0.998f + 0.5f;
        z = z * 0.997f + 0.5f;
        w = w * 0.996f + 0.5f;
    }
    out[i] = x + y + z + w;
}
