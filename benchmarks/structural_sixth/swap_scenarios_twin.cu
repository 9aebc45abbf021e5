// Market risk: present value of every interest-rate swap of a book under every scenario of the zero curve.
#define KNOTS 16            // one every second year
#define SPACING 2.0f
#define MAX_YEARS 30
#define NT 128

struct ZeroCurve {
    const float* rate;
    __device__ __forceinline__ float discount(float t) const
    {
        const float pos = t * (1.0f / SPACING);
        const int k = min((int)pos, KNOTS - 2);
        const float r = fmaf(pos - (float)k, rate[k + 1] - rate[k], rate[k]);
        return expf(-r * t);
    }
};

// A block a scenario: the discount factors and the annuities are the same for all swaps and made only once.
__global__ void __launch_bounds__(NT)
swap_scenarios_twin(const float* __restrict__ notional, const float* __restrict__ coupon, const int* __restrict__ years,
                    const float* __restrict__ curves, float* __restrict__ pv, int n_swaps, int n_scenarios)
{
    __shared__ float factor[MAX_YEARS + 1], annuity[MAX_YEARS + 1];
    const int s = blockIdx.x;
    const ZeroCurve zero = {curves + (size_t)s * KNOTS};
    if (threadIdx.x <= MAX_YEARS) factor[threadIdx.x] = threadIdx.x ? zero.discount((float)threadIdx.x) : 1.0f;
    __syncthreads();
    if (threadIdx.x <= MAX_YEARS) {
        float sum = 0.0f;
        for (int y = 1; y <= threadIdx.x; ++y) sum += factor[y];
        annuity[threadIdx.x] = sum;
    }
    __syncthreads();
    for (int i = threadIdx.x; i < n_swaps; i += NT) {
        const int n = years[i];
        pv[(size_t)s * n_swaps + i] = notional[i] * fmaf(-coupon[i], annuity[n], 1.0f - factor[n]);
    }
}
