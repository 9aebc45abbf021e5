// Planetary remote sensing: abundances of 24 minerals in every pixel, the unmixing matrix times its spectrum of up to 64 bands.
#define MAX_BANDS 64
#define MINERALS 24
#define TILE 64             // pixels a block
#define ROWS 4              // threads a pixel

struct UnmixTile {
    float spectrum[MAX_BANDS][TILE];
    float matrix[MAX_BANDS][MINERALS + 1];
};

// cube[band][pixel], unmix[band][mineral], abundance[mineral][pixel]
__global__ void spectral_unmix(const float* __restrict__ cube, const float* __restrict__ unmix, float* __restrict__ abundance,
                               int n_pixels, int n_bands)
{
    __shared__ UnmixTile t;
    const int pixel = blockIdx.x * TILE + threadIdx.x;
    const int tid = threadIdx.y * TILE + threadIdx.x;

    for (int b = threadIdx.y; b < n_bands; b += ROWS)
        t.spectrum[b][threadIdx.x] = pixel < n_pixels ? cube[(size_t)b * n_pixels + pixel] : 0.0f;
    for (int i = tid; i < n_bands * MINERALS; i += TILE * ROWS) t.matrix[i / MINERALS][i % MINERALS] = unmix[i];
    __syncthreads();
    if (pixel >= n_pixels) return;

    for (int m = threadIdx.y; m < MINERALS; m += ROWS) {
        float part = 0.0f;
        for (int b = 0; b < n_bands; ++b) part = fmaf(t.matrix[b][m], t.spectrum[b][threadIdx.x], part);
        abundance[(size_t)m * n_pixels + pixel] = fmaxf(part, 0.0f);
    }
}
