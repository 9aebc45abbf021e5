// Beam tracking: exact drift of a bunch of particles, structure of arrays.
__device__ __forceinline__ void drift1(float x, float px, float y, float py, float delta, float length,
                                       float& xo, float& yo)
{
    const float pz2 = (1.0f + delta) * (1.0f + delta) - px * px - py * py;
    const float s = length * rsqrtf(pz2);
    xo = x + s * px;
    yo = y + s * py;
}

__global__ void drift_track(const float4* __restrict__ x, const float4* __restrict__ px,
                            const float4* __restrict__ y, const float4* __restrict__ py,
                            const float4* __restrict__ delta, float4* __restrict__ x_out,
                            float4* __restrict__ y_out, int n4, float length)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n4) return;
    const float4 a = x[i], b = px[i], c = y[i], d = py[i], e = delta[i];
    float4 xo, yo;
    drift1(a.x, b.x, c.x, d.x, e.x, length, xo.x, yo.x);
    drift1(a.y, b.y, c.y, d.y, e.y, length, xo.y, yo.y);
    drift1(a.z, b.z, c.z, d.z, e.z, length, xo.z, yo.z);
    drift1(a.w, b.w, c.w, d.w, e.w, length, xo.w, yo.w);
    x_out[i] = xo;
    y_out[i] = yo;
}
