// Distance between every two near-infrared spectra; spectra are stored band by band.
__global__ void nir_dist(const float* __restrict__ spec, float* __restrict__ dist, int n_spec, int n_bands)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n_spec || j >= n_spec)
        return;

    float d2 = 0.0f;
    for (int b = 0; b < n_bands; b++) {
        float d = spec[b * n_spec + i] - spec[b * n_spec + j];
        d2 += d * d;
    }
    dist[i * n_spec + j] = sqrtf(d2);
}
