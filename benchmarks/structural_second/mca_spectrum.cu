// Multi-channel analyser: pulse-height spectrum of detector events (1024 channels).
// Events outside the range are dropped.  spectrum is added to.
#define NCHANNELS 1024

extern "C" __global__ void mca_spectrum(const float* __restrict__ pulse,
                                        unsigned int* __restrict__ spectrum,
                                        long long nevents, float gain, float offset)
{
  long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < nevents) {
    int ch = __float2int_rd(pulse[i] * gain + offset);
    if (ch >= 0 && ch < NCHANNELS)
      atomicAdd(&spectrum[ch], 1u);
  }
}
