// Receive delay-and-sum beamforming for B-mode ultrasound.
//   rf   [line][channel][sample]  echo data, one transmit event per scan line
//   apod [channel]
//   bmode[line][depth]            beamformed RF
struct Probe {
    static constexpr int kChannels = 32;
};

extern "C" __global__ void us_beamform(const float* __restrict__ rf,
                                       const float* __restrict__ apod,
                                       float* __restrict__ bmode,
                                       int nLines, int nDepth, int nSamp,
                                       float pitch,        // element pitch  [m]
                                       float dz,           // depth step     [m]
                                       float samplesPerM)  // fs / c         [1/m]
{
    const int line = blockIdx.x * blockDim.x + threadIdx.x;   // one thread per scan line
    if (line >= nLines)
        return;

    const float* echo = rf + (size_t)line * Probe::kChannels * nSamp;

    for (int d = 0; d < nDepth; ++d) {
        const float z = (d + 1) * dz;
        float sum = 0.0f;

        for (int ch = 0; ch < Probe::kChannels; ++ch) {
            const float x     = (ch - 0.5f * (Probe::kChannels - 1)) * pitch;
            const float path  = z + sqrtf(z * z + x * x);
            const float pos   = path * samplesPerM;
            const int   i0    = (int)pos;
            const float frac  = pos - (float)i0;
            if (i0 + 1 < nSamp) {
                const float* s = echo + ch * nSamp + i0;
                sum += apod[ch] * ((1.0f - frac) * s[0] + frac * s[1]);
            }
        }
        bmode[(size_t)line * nDepth + d] = sum;
    }
}
