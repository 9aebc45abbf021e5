// Colour quantisation: sums of red, green and blue and the number of pixels of every palette entry (a step of k-means).
#define PALETTE 16

__global__ void cluster_sums(const uchar4* pixel, const unsigned char* entry, unsigned* sums, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const uchar4 p = pixel[i];
    unsigned* s = sums + 4 * (entry[i] % PALETTE);
    atomicAdd(&s[0], (unsigned)p.x);
    atomicAdd(&s[1], (unsigned)p.y);
    atomicAdd(&s[2], (unsigned)p.z);
    atomicAdd(&s[3], 1u);
}
