// Receive delay-and-sum beamforming, one thread per image point.
// x: depth (neighbouring threads read neighbouring echo samples), y: scan line.
struct Probe {
    static constexpr int kChannels = 32;
};

extern "C" __global__ void us_beamform_twin(const float* __restrict__ rf,
                                            const float* __restrict__ apod,
                                            float* __restrict__ bmode,
                                            int nLines, int nDepth, int nSamp,
                                            float pitch, float dz, float samplesPerM)
{
    const int d    = blockIdx.x * blockDim.x + threadIdx.x;
    const int line = blockIdx.y;
    if (d >= nDepth || line >= nLines)
        return;

    const float* echo = rf + (size_t)line * Probe::kChannels * nSamp;
    const float z = (d + 1) * dz;
    float sum = 0.0f;

#pragma unroll 8
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
