// Wind energy: mean power of every site and direction sector from the sector's Weibull distribution and a power curve.
// A block a site, a thread a sector.
#define SECTORS 36

__global__ void wind_aep(const float* __restrict__ scale, const float* __restrict__ shape,
                         const float* __restrict__ freq, const float* __restrict__ curve,
                         float* __restrict__ power, int n_sites, int n_speeds)
{
    const int sector = threadIdx.x;
    const int site = blockIdx.x;
    if (site >= n_sites || sector >= SECTORS) return;
    const int i = site * SECTORS + sector;
    const float A = scale[i];
    const float k = shape[i];

    float mean = 0.0f;
    float below = 0.0f;                       // probability of less than the speed of the bin's lower edge
    for (int v = 0; v < n_speeds; v++) {
        const float upto = 1.0f - expf(-powf((v + 1) / A, k));
        mean += curve[v] * (upto - below);
        below = upto;
    }
    power[i] = freq[i] * mean;
}
