// Spectral angle mapper: angle between every pixel (band interleaved by pixel) and a reference.
constexpr int PIX = 128;     // pixels = threads a block
constexpr int CHUNK = 32;    // bands a stage

__device__ inline float spectral_angle(float dot, float nx, float nr)
{
    float c = dot * rsqrtf(nx * nr + 1e-20f);
    c = fminf(1.0f, fmaxf(-1.0f, c));
    return acosf(c);
}

__global__ void __launch_bounds__(PIX)
sam_pixels_twin(const float* __restrict__ cube, const float* __restrict__ ref,
                float* __restrict__ angle, unsigned npix, unsigned nbands)
{
    __shared__ float tile[PIX][CHUNK + 1];
    const unsigned base = blockIdx.x * PIX;
    const unsigned lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    float dot = 0.f, nx = 0.f, nr = 0.f;

    for (unsigned b0 = 0; b0 < nbands; b0 += CHUNK) {
        const unsigned nb = min((unsigned)CHUNK, nbands - b0);
        // one warp reads the bands of one pixel after another: 32 neighbouring floats
#pragma unroll 8
        for (unsigned p = warp; p < PIX; p += PIX / 32)
            tile[p][lane] = (lane < nb && base + p < npix) ? cube[(base + p) * nbands + b0 + lane] : 0.f;
        __syncthreads();
        for (unsigned b = 0; b < nb; ++b) {
            const float v = tile[threadIdx.x][b];
            const float r = ref[b0 + b];
            dot += v * r;
            nx += v * v;
            nr += r * r;
        }
        __syncthreads();
    }
    const unsigned pix = base + threadIdx.x;
    if (pix < npix) angle[pix] = spectral_angle(dot, nx, nr);
}
