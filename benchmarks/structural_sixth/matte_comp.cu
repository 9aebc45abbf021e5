// Film compositing: foreground over background with an 8-bit matte (planar channels).
typedef unsigned char pixel;

__device__ inline pixel over(int fg, int bg, int a)
{
    return (pixel)((fg * a + bg * (255 - a) + 127) / 255);
}

__global__ void matte_comp(const pixel* front, const pixel* back, const pixel* matte, pixel* frame, int n)
{
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        frame[i] = over(front[i], back[i], matte[i]);
}
