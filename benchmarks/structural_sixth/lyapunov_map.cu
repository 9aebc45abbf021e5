// Nonlinear dynamics: Lyapunov exponent of the logistic map driven by the sequence AABAB, for every pair of parameters.
#define WARM_UP 10          // periods of five steps
#define CHUNKS 8            // of four periods, a logarithm each

// With y = 1 - 2x a step is y <- 1 - r/2 (1 - y^2), and its slope is r y.
__device__ __forceinline__ float step(float y, float half_r) { return fmaf(-half_r, fmaf(-y, y, 1.0f), 1.0f); }

__device__ __forceinline__ void period(float& y, float& slope, float a, float b)
{
    slope *= y;
    y = step(y, a);
    slope *= y;
    y = step(y, a);
    slope *= y;
    y = step(y, b);
    slope *= y;
    y = step(y, a);
    slope *= y;
    y = step(y, b);
}

__global__ void __launch_bounds__(256)
lyapunov_map(const float* __restrict__ a_axis, const float* __restrict__ b_axis, float* __restrict__ exponent, int nx, int ny)
{
    const int ix = blockIdx.x * blockDim.x + threadIdx.x;
    const int iy = blockIdx.y * blockDim.y + threadIdx.y;
    if (ix >= nx || iy >= ny) return;
    const float ra = a_axis[ix], rb = b_axis[iy];
    const float a = 0.5f * ra, b = 0.5f * rb;
    float y = 0.0f, unused = 1.0f;
#pragma unroll 2
    for (int k = 0; k < WARM_UP; ++k) period(y, unused, a, b);
    float sum = 0.0f;
    for (int c = 0; c < CHUNKS; ++c) {
        float slope = 1.0f;
#pragma unroll
        for (int k = 0; k < 4; ++k) period(y, slope, a, b);
        sum += __log2f(fmaxf(fabsf(slope), 1e-30f));
    }
    sum = fmaf(4.0f * CHUNKS, __log2f(ra * ra * ra * (rb * rb)), sum);
    exponent[(size_t)iy * nx + ix] = sum * (0.693147181f / (20 * CHUNKS));
}
