// Document scanning: turns grey pages by 90 degrees clockwise.
extern "C" __global__ void scan_rotate(const unsigned char* pages, unsigned char* turned, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;

    const unsigned char* page = pages + (size_t)blockIdx.z * width * height;
    unsigned char* out = turned + (size_t)blockIdx.z * width * height;
    out[x * height + (height - 1 - y)] = page[y * width + x];
}
