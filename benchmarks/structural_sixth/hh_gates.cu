// Computational neuroscience: one exponential-Euler step of the Hodgkin-Huxley gates m, h, n of a network, and the ionic current.
struct Rates { float alpha, beta; };

__device__ float vtrap(float x)             // x / (1 - exp(-x / 10))
{
    const float q = x / 10.0;
    if (fabs(q) < 1e-4) return 10.0 * (1.0 + 0.5 * q);
    return x / (1.0 - exp(-x / 10.0));
}

__device__ Rates rates_m(float v) { return {(float)(0.1 * vtrap(v + 40.0)), (float)(4.0 * exp(-(v + 65.0) / 18.0))}; }
__device__ Rates rates_h(float v) { return {(float)(0.07 * exp(-(v + 65.0) / 20.0)), (float)(1.0 / (1.0 + exp(-(v + 35.0) / 10.0)))}; }
__device__ Rates rates_n(float v) { return {(float)(0.01 * vtrap(v + 55.0)), (float)(0.125 * exp(-(v + 65.0) / 80.0))}; }

__device__ float relax(float gate, Rates r, float dt)
{
    const float rate = r.alpha + r.beta;
    const float limit = r.alpha / rate;
    return limit + (gate - limit) * exp(-1.0 * dt * rate);
}

__global__ void hh_gates(const float* voltage, const float* gates, float* next, float* current, int n, float dt)
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
    current[i] = 120.0 * m * m * m * h * (v - 50.0) + 36.0 * w * w * w * w * (v + 77.0) + 0.3 * (v + 54.387);
}
