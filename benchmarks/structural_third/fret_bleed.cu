// Bleed-through and background correction of the acceptor channel of a FRET movie.
typedef unsigned char pix_t;

__device__ int clamp255(int v) { return v < 0 ? 0 : (v > 255 ? 255 : v); }

__global__ void fret_bleed(const pix_t* donor, const pix_t* acceptor, pix_t* corrected,
                           int n, int bleed_q8, int background)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int d = donor[i];
        int a = acceptor[i];
        corrected[i] = (pix_t)clamp255(a - ((d * bleed_q8) >> 8) - background);
    }
}
