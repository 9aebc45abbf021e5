// Dark/flat correction and negative log of CT projections; eight detector pixels a thread.

struct Detector {
    const short* dark;
    const short* flat;
    int width;
};

// line integral as fixed point, 1/4096
__device__ __forceinline__ short line_integral(short raw, short dark, short flat)
{
    const float t = (float)(raw - dark) / (float)(flat - dark);
    return (short)(-4096.0f * __logf(t) + 0.5f);
}

__global__ void ct_lognorm(const short* __restrict__ raw, const short* __restrict__ dark,
                           const short* __restrict__ flat, short* __restrict__ sino,
                           int n_angles, int width)
{
    const Detector det = {dark, flat, width};
    const int groups = det.width / 8;
    const int gid = blockIdx.x * blockDim.x + threadIdx.x;
    if (gid >= n_angles * groups) return;
    const int angle = gid / groups;
    const int first = (gid - angle * groups) * 8;
    const short* r = raw + angle * det.width + first;
    short* s = sino + angle * det.width + first;
    for (int k = 0; k < 8; k++)
        s[k] = line_integral(r[k], det.dark[first + k], det.flat[first + k]);
}
