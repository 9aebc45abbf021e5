// Fluorescence fluctuation analysis: one block of 128 threads per pixel trace.
// n_frames a multiple of 4.
extern "C" __global__ void __launch_bounds__(128)
fano_traces_twin(const int* __restrict__ counts, float* __restrict__ fano, int* __restrict__ n_bright,
                 int* __restrict__ brightest, int n_pixels, int n_frames, int threshold)
{
  __shared__ int4 part[4];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const int px = blockIdx.x;
  if (px >= n_pixels) return;                      // whole block

  const int4* trace = reinterpret_cast<const int4*>(counts + (size_t)px*n_frames);
  const int n4 = n_frames >> 2;
  int s1 = 0, s2 = 0, nb = 0, mx = 0;
#pragma unroll 4
  for (int f = threadIdx.x; f < n4; f += 128)
  {
    const int4 c = trace[f];
    s1 += c.x + c.y + c.z + c.w;
    s2 += c.x*c.x + c.y*c.y + c.z*c.z + c.w*c.w;
    nb += (c.x >= threshold) + (c.y >= threshold) + (c.z >= threshold) + (c.w >= threshold);
    mx  = max(mx, max(max(c.x, c.y), max(c.z, c.w)));
  }
  s1 = __reduce_add_sync(0xffffffffu, s1);
  s2 = __reduce_add_sync(0xffffffffu, s2);
  nb = __reduce_add_sync(0xffffffffu, nb);
  mx = __reduce_max_sync(0xffffffffu, mx);
  if (lane == 0) part[warp] = make_int4(s1, s2, nb, mx);
  __syncthreads();
  if (threadIdx.x == 0)
  {
    for (int w = 1; w < 4; ++w) {
      s1 += part[w].x;  s2 += part[w].y;  nb += part[w].z;  mx = max(mx, part[w].w);
    }
    const float mean = (float)s1/(float)n_frames;
    const float var  = (float)s2/(float)n_frames - mean*mean;
    fano[px]      = mean > 0.0f ? var/mean : 0.0f;
    n_bright[px]  = nb;
    brightest[px] = mx;
  }
}
