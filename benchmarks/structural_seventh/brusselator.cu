// Chemical kinetics: the Brusselator in many stirred cells, classical Runge-Kutta steps, all in registers.
struct Rate { float x, y; };

__device__ __forceinline__ Rate rate(float x, float y, float a, float b)
{
    const float w = x * fmaf(-x, y, b);         // b x - x x y
    return {(a - x) - w, w};
}

extern "C" __global__ void __launch_bounds__(256)
brusselator(const float* __restrict__ feed, const float* __restrict__ ratio, float* __restrict__ x_out,
            float* __restrict__ y_out, int n_cells, int n_steps, float h)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n_cells) return;
    const float a = feed[i], b = ratio[i];
    const float half = 0.5f * h, sixth = h / 6.0f, third = h / 3.0f;
    float x = 1.0f, y = 1.0f;
#pragma unroll 4
    for (int s = 0; s < n_steps; ++s) {
        const Rate k1 = rate(x, y, a, b);
        const Rate k2 = rate(fmaf(half, k1.x, x), fmaf(half, k1.y, y), a, b);
        const Rate k3 = rate(fmaf(half, k2.x, x), fmaf(half, k2.y, y), a, b);
        const Rate k4 = rate(fmaf(h, k3.x, x), fmaf(h, k3.y, y), a, b);
        x = fmaf(sixth, k1.x + k4.x, fmaf(third, k2.x + k3.x, x));
        y = fmaf(sixth, k1.y + k4.y, fmaf(third, k2.y + k3.y, y));
    }
    x_out[i] = x;
    y_out[i] = y;
}
