// Excess green index 2G - R - B of every pixel of a drone image (RGB interleaved), cut to 0..255.
__global__ void crop_exg(const unsigned char* __restrict__ rgb, unsigned char* __restrict__ exg, int n_pixels)
{
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= n_pixels) return;
    int red = rgb[3 * p];
    int green = rgb[3 * p + 1];
    int blue = rgb[3 * p + 2];
    int index = 2 * green - red - blue;
    if (index < 0) index = 0;
    if (index > 255) index = 255;
    exg[p] = (unsigned char)index;
}
