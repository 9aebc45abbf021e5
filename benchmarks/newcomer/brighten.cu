// Pixels of an image become brighter.
extern "C" __global__ void brighten(const unsigned char *in, unsigned char *out, int n, int more) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int v = in[i] + more;
        out[i] = v > 255 ? 255 : v;
    }
}
