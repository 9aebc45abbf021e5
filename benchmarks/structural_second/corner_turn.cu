/* Radio interferometer back end: corner turn of complex voltages,
   in [nchan][ntime] -> out [ntime][nchan].  Tile through shared memory, padded. */
#define TD 32
#define ROWS 8

extern "C" __global__ void corner_turn(const float2* __restrict__ in, float2* __restrict__ out,
                                       int nchan, int ntime)
{
  __shared__ float2 tile[TD][TD + 1];

  int t = blockIdx.x * TD + threadIdx.x;
  int c = blockIdx.y * TD + threadIdx.y;
#pragma unroll
  for (int r = 0; r < TD; r += ROWS)
    if (t < ntime && c + r < nchan)
      tile[threadIdx.y + r][threadIdx.x] = in[(size_t)(c + r) * ntime + t];
  __syncthreads();

  c = blockIdx.y * TD + threadIdx.x;
  t = blockIdx.x * TD + threadIdx.y;
#pragma unroll
  for (int r = 0; r < TD; r += ROWS)
    if (c < nchan && t + r < ntime)
      out[(size_t)(t + r) * nchan + c] = tile[threadIdx.x][threadIdx.y + r];
}
