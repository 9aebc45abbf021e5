// Fluorescence fluctuation analysis.
// counts: photon counts, one row of n_frames per pixel.
// For each pixel: Fano factor (var/mean), the number of bright frames, brightest frame value.
extern "C" __global__ void __launch_bounds__(128)
fano_traces(const int* __restrict__ counts, float* __restrict__ fano, int* __restrict__ n_bright,
            int* __restrict__ brightest, int n_pixels, int n_frames, int threshold)
{
  for (int px = blockIdx.x*blockDim.x + threadIdx.x; px < n_pixels; px += gridDim.x*blockDim.x)
  {
    const int* trace = &counts[(size_t)px*n_frames];
    int s1 = 0, s2 = 0, nb = 0, mx = 0;
    for (int f = 0; f < n_frames; ++f)
    {
      const int c = trace[f];
      s1 += c;
      s2 += c*c;
      nb += (c >= threshold) ? 1 : 0;
      mx  = max(mx, c);
    }
    const float mean = (float)s1/(float)n_frames;
    const float var  = (float)s2/(float)n_frames - mean*mean;
    fano[px]      = mean > 0.0f ? var/mean : 0.0f;
    n_bright[px]  = nb;
    brightest[px] = mx;
  }
}
