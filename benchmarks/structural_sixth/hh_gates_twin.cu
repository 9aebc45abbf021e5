// Computational neuroscience: one exponential-Euler step of the Hodgkin-Huxley gates m, h, n of a network, and the ionic current.
struct Rates { float alpha, beta; };

__device__ __forceinline__ float vtrap(float x)             // x / (1 - exp(-x / 10))
{
    const float q = x * 0.1f;
    if (fabsf(q) < 1e-4f) return 10.0f * (1.0f + 0.5f * q);
    return -x / expm1f(-q);
}

__device__ __forceinline__ Rates rates_m(float v) { return {0.1f * vtrap(v + 40.0f), 4.0f * expf((v + 65.0f) * (-1.0f / 18.0f))}; }
__device__ __forceinline__ Rates rates_h(float v) { return {0.07f * expf((v + 65.0f) * (-1.0f / 20.0f)), 1.0f / (1.0f + expf((v + 35.0f) * -0.1f))}; }
__device__ __forceinline__ Rates rates_n(float v) { return {0.01f * vtrap(v + 55.0f), 0.125f * expf((v + 65.0f) * (-1.0f / 80.0f))}; }

__device__ __forceinline__ float relax(float gate, Rates r, float dt)
{
    const float rate = r.alpha + r.beta;
    const float limit = r.alpha / rate;
    return limit + (gate - limit) * expf(-dt * rate);
}

__global__ void __launch_bounds__(256)
hh_gates_twin(const float* __restrict__ voltage, const float* __restrict__ gates, float* __restrict__ next,
              float* __restrict__ current, int n, float dt)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const float v = voltage[i];
    const float m = relax(gates[i], rates_m(v), dt);
    const float h = relax(gates[n + i], rates_h(v), dt);
    const float w = relax(gates[2 * n + i], rates_n(v), dt);
    next[i] = m;
    next[n + i] = h;
    next[2 * n + i] = w;
    current[i] = 120.0f * m * m * m * h * (v - 50.0f) + 36.0f * w * w * w * w * (v + 77.0f) + 0.3f * (v + 54.387f);
}
