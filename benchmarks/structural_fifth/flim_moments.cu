// Fluorescence lifetime imaging: photon count and mean arrival time of the decay histogram behind every pixel.
#define BINS 256

struct Decay {
    unsigned photons;     // zeroth moment
    unsigned delay;       // first moment, in bins
};

__device__ inline void add_bin(Decay& d, unsigned count, unsigned bin)
{
    d.photons += count;
    d.delay += count * bin;
}

__global__ void flim_moments(const unsigned short* decay, unsigned* photons, float* lifetime, float bin_ns, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;

    const size_t pixel = (size_t)y * width + x;
    const unsigned short* h = decay + pixel * BINS;
    Decay d = {0, 0};
    for (int bin = 0; bin < BINS; ++bin) add_bin(d, h[bin], bin);

    photons[pixel] = d.photons;
    lifetime[pixel] = d.photons ? bin_ns * ((float)d.delay / (float)d.photons) : 0.0f;
}
