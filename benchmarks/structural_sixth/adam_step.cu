// Deep learning: one step of the Adam optimiser, four parameters a thread.
struct Adam { float beta1, beta2, rate, eps; };

__device__ __forceinline__ void update(float& p, float& m, float& v, float g, const Adam& a)
{
    m = fmaf(a.beta1, m - g, g);
    v = fmaf(a.beta2, v - g * g, g * g);
    p -= a.rate * m / (sqrtf(v) + a.eps);
}

__global__ void __launch_bounds__(256)
adam_step(const float4* __restrict__ param, const float4* __restrict__ first, const float4* __restrict__ second,
          const float4* __restrict__ gradient, float4* __restrict__ new_param, float4* __restrict__ new_first,
          float4* __restrict__ new_second, int n4, float beta1, float beta2, float rate, float eps)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n4) return;
    const Adam a = {beta1, beta2, rate, eps};
    float4 p = param[i], m = first[i], v = second[i];
    const float4 g = gradient[i];
    update(p.x, m.x, v.x, g.x, a);
    update(p.y, m.y, v.y, g.y, a);
    update(p.z, m.z, v.z, g.z, a);
    update(p.w, m.w, v.w, g.w, a);
    new_param[i] = p;
    new_first[i] = m;
    new_second[i] = v;
}
