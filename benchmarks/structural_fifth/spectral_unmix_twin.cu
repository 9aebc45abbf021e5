// Planetary remote sensing: abundances of 24 minerals in every pixel, the unmixing matrix times its spectrum of up to 64 bands.
#define MAX_BANDS 64
#define MINERALS 24
#define NT 128
#define PIX 2               // pixels a thread, NT apart

// All minerals of two pixels in registers; a band of a pixel is read once, from global memory, and four weights a shared read.
__global__ void __launch_bounds__(NT)
spectral_unmix_twin(const float* __restrict__ cube, const float* __restrict__ unmix, float* __restrict__ abundance,
                    int n_pixels, int n_bands)
{
    __shared__ float4 matrix[MAX_BANDS][MINERALS / 4];
    float* flat = reinterpret_cast<float*>(&matrix[0][0]);
    for (int i = threadIdx.x; i < n_bands * MINERALS; i += NT) flat[i] = unmix[i];
    __syncthreads();

    const int p0 = blockIdx.x * NT * PIX + threadIdx.x;
    int at[PIX];
#pragma unroll
    for (int k = 0; k < PIX; ++k) at[k] = min(p0 + k * NT, n_pixels - 1);
    float sum[PIX][MINERALS] = {};

#pragma unroll 4
    for (int b = 0; b < n_bands; ++b) {
        float v[PIX];
#pragma unroll
        for (int k = 0; k < PIX; ++k) v[k] = cube[(size_t)b * n_pixels + at[k]];
#pragma unroll
        for (int q = 0; q < MINERALS / 4; ++q) {
            const float4 w = matrix[b][q];
#pragma unroll
            for (int k = 0; k < PIX; ++k) {
                sum[k][4 * q] = fmaf(w.x, v[k], sum[k][4 * q]);
                sum[k][4 * q + 1] = fmaf(w.y, v[k], sum[k][4 * q + 1]);
                sum[k][4 * q + 2] = fmaf(w.z, v[k], sum[k][4 * q + 2]);
                sum[k][4 * q + 3] = fmaf(w.w, v[k], sum[k][4 * q + 3]);
            }
        }
    }
#pragma unroll
    for (int k = 0; k < PIX; ++k)
        if (p0 + k * NT < n_pixels)
#pragma unroll
            for (int m = 0; m < MINERALS; ++m) abundance[(size_t)m * n_pixels + p0 + k * NT] = fmaxf(sum[k][m], 0.0f);
}
