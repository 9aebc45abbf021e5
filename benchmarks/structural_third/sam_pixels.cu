// Spectral angle mapper: angle between every pixel (band interleaved by pixel) and a reference.
__device__ inline float spectral_angle(float dot, float nx, float nr)
{
    float c = dot * rsqrtf(nx * nr + 1e-20f);
    c = fminf(1.0f, fmaxf(-1.0f, c));
    return acosf(c);
}

__global__ void sam_pixels(const float* __restrict__ cube, const float* __restrict__ ref,
                           float* __restrict__ angle, unsigned npix, unsigned nbands)
{
    const unsigned pix = threadIdx.x + blockIdx.x * blockDim.x;
    if (pix >= npix) return;
    const float* px = &cube[pix * nbands];
    float dot = 0.f, nx = 0.f, nr = 0.f;
    for (unsigned b = 0; b < nbands; ++b) {
        const float v = px[b];
        const float r = ref[b];
        dot += v * r;
        nx += v * v;
        nr += r * r;
    }
    angle[pix] = spectral_angle(dot, nx, nr);
}
