// Insurance: reserves of the contracts of a portfolio; a client has four in a row: term life, endowment, annuity, whole life.
// A warp has 32 contracts of one kind; the four warps of a block share 32 clients.
#define LAST_AGE 110

__device__ __forceinline__ float survival(int age)          // over one year, Makeham
{
    return expf(-fmaf(2.7e-5f, expf(0.094f * (float)age), 5e-4f));
}

__device__ __forceinline__ float benefit_on_death(int age, int years, float v, float& alive, float& discount)
{
    float value = 0.0f;
    for (int k = 0; k < years; ++k) {
        const float p = survival(age + k);
        discount *= v;
        value = fmaf(alive * (1.0f - p), discount, value);
        alive *= p;
    }
    return value;
}

__device__ __forceinline__ float benefit_while_alive(int age, int years, float v, float growth)
{
    float value = 0.0f, alive = 1.0f, factor = 1.0f;
    for (int k = 0; k < years; ++k) {
        value = fmaf(alive, factor, value);
        alive *= survival(age + k);
        factor *= v * growth;
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(128)
policy_reserve_twin(const int* __restrict__ age, const int* __restrict__ years, const float* __restrict__ amount,
                    float* __restrict__ reserve, int n_contracts, float v, float growth)
{
    const int kind = threadIdx.x >> 5;
    const int i = blockIdx.x * 128 + 4 * (threadIdx.x & 31) + kind;
    if (i >= n_contracts) return;
    float alive = 1.0f, discount = 1.0f, value = 0.0f;
    switch (kind) {
    case 0:
        value = benefit_on_death(age[i], years[i], v, alive, discount);
        break;
    case 1:
        value = benefit_on_death(age[i], years[i], v, alive, discount);
        value = fmaf(alive, discount, value);
        break;
    case 2:
        value = benefit_while_alive(age[i], years[i], v, growth);
        break;
    case 3:
        value = benefit_on_death(age[i], LAST_AGE - age[i], v, alive, discount);
        break;
    }
    reserve[i] = amount[i] * value;
}
