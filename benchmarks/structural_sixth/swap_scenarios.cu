// Market risk: present value of every interest-rate swap of a book under every scenario of the zero curve.
#define KNOTS 16            // one every second year
#define SPACING 2.0f

struct ZeroCurve {
    const float* rate;
    __device__ float discount(float t) const
    {
        const float pos = t * (1.0f / SPACING);
        const int k = min((int)pos, KNOTS - 2);
        const float r = fmaf(pos - (float)k, rate[k + 1] - rate[k], rate[k]);
        return expf(-r * t);
    }
};

__global__ void swap_scenarios(const float* notional, const float* coupon, const int* years, const float* curves,
                               float* pv, int n_swaps, int n_scenarios)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n_swaps) return;
    const float face = notional[i], fixed = coupon[i];
    const int n = years[i];
    for (int s = 0; s < n_scenarios; ++s) {
        const ZeroCurve zero = {curves + (size_t)s * KNOTS};
        float annuity = 0.0f, df = 1.0f;
        for (int y = 1; y <= n; ++y) {
            df = zero.discount((float)y);
            annuity += df;
        }
        pv[(size_t)s * n_swaps + i] = face * fmaf(-fixed, annuity, 1.0f - df);
    }
}
