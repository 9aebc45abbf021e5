// Sonar: power of every beam of a towed array, complex samples of 96 hydrophones times steering weights.
#define HYDROPHONES 96

struct Cplx {
    float re, im;
};

__device__ inline Cplx cmac(Cplx acc, float2 w, float2 s)
{
    acc.re = fmaf(w.x, s.x, acc.re);
    acc.re = fmaf(-w.y, s.y, acc.re);
    acc.im = fmaf(w.x, s.y, acc.im);
    acc.im = fmaf(w.y, s.x, acc.im);
    return acc;
}

// samples[hydrophone][time], weights[beam][hydrophone], power[beam][time]; blockIdx.y is the beam
__global__ void sonar_beams(const float2* __restrict__ samples, const float2* __restrict__ weights, float* __restrict__ power, int n_time)
{
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    const int beam = blockIdx.y;
    if (t >= n_time) return;

    Cplx sum = {0.0f, 0.0f};
    for (int h = 0; h < HYDROPHONES; ++h)
        sum = cmac(sum, weights[beam * HYDROPHONES + h], samples[(size_t)h * n_time + t]);
    power[(size_t)beam * n_time + t] = fmaf(sum.re, sum.re, sum.im * sum.im);
}
