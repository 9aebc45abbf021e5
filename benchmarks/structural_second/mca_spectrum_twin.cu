// Pulse-height spectrum with one private spectrum per block in shared memory.
#define NCHANNELS 1024

__device__ __forceinline__ void count(unsigned int* h, float p, float gain, float offset)
{
  int ch = __float2int_rd(p * gain + offset);
  if (ch >= 0 && ch < NCHANNELS)
    atomicAdd(&h[ch], 1u);
}

extern "C" __global__ void __launch_bounds__(512)
mca_spectrum_twin(const float* __restrict__ pulse,
                  unsigned int* __restrict__ spectrum,
                  long long nevents, float gain, float offset)
{
  __shared__ unsigned int h[NCHANNELS];
  for (int c = threadIdx.x; c < NCHANNELS; c += blockDim.x) h[c] = 0u;
  __syncthreads();

  const long long first  = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  const long long stride = (long long)gridDim.x * blockDim.x;
  const long long n4 = nevents >> 2;
#pragma unroll 2
  for (long long i = first; i < n4; i += stride) {
    const float4 p = reinterpret_cast<const float4*>(pulse)[i];
    count(h, p.x, gain, offset);
    count(h, p.y, gain, offset);
    count(h, p.z, gain, offset);
    count(h, p.w, gain, offset);
  }
  for (long long i = 4 * n4 + first; i < nevents; i += stride)
    count(h, pulse[i], gain, offset);
  __syncthreads();

  for (int c = threadIdx.x; c < NCHANNELS; c += blockDim.x)
    if (h[c]) atomicAdd(&spectrum[c], h[c]);
}
