// Excess green index 2G - R - B of every pixel of a drone image (RGB interleaved), cut to 0..255. Sixteen pixels a
// thread: three 16-byte loads, one 16-byte store.
__global__ void __launch_bounds__(256)
crop_exg_twin(const unsigned char* __restrict__ rgb, unsigned char* __restrict__ exg, int n_pixels)
{
    const int g = blockIdx.x * blockDim.x + threadIdx.x;
    const int p0 = 16 * g;
    if (p0 >= n_pixels) return;
    if (p0 + 16 > n_pixels) {
        for (int p = p0; p < n_pixels; p++) {
            const int index = 2 * rgb[3 * p + 1] - rgb[3 * p] - rgb[3 * p + 2];
            exg[p] = (unsigned char)min(max(index, 0), 255);
        }
        return;
    }
    const uint4* src = reinterpret_cast<const uint4*>(rgb) + (size_t)3 * g;
    const uint4 a = src[0], b = src[1], c = src[2];
    const unsigned w[12] = {a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w, c.x, c.y, c.z, c.w};
    unsigned r[4] = {0, 0, 0, 0};
#pragma unroll
    for (int p = 0; p < 16; p++) {
        const int red = w[(3 * p) / 4] >> ((3 * p) % 4 * 8) & 255;
        const int green = w[(3 * p + 1) / 4] >> ((3 * p + 1) % 4 * 8) & 255;
        const int blue = w[(3 * p + 2) / 4] >> ((3 * p + 2) % 4 * 8) & 255;
        r[p / 4] |= (unsigned)min(max(2 * green - red - blue, 0), 255) << (p % 4 * 8);
    }
    reinterpret_cast<uint4*>(exg)[g] = make_uint4(r[0], r[1], r[2], r[3]);
}
