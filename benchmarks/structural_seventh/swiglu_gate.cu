// LLM inference: SwiGLU, silu(gate) * up, on bfloat16, eight values a thread.
__device__ __forceinline__ float low(unsigned w) { return __uint_as_float(w << 16); }
__device__ __forceinline__ float high(unsigned w) { return __uint_as_float(w & 0xffff0000u); }

__device__ __forceinline__ unsigned rounded(float v)        // to nearest, ties to even; the upper half of the word
{
    const unsigned b = __float_as_uint(v);
    return b + 0x7fffu + (b >> 16 & 1u);
}

__device__ __forceinline__ float swiglu(float gate, float up)
{
    return __fdividef(gate, 1.0f + __expf(-gate)) * up;
}

__device__ __forceinline__ unsigned two(unsigned gate, unsigned up)
{
    return __byte_perm(rounded(swiglu(low(gate), low(up))), rounded(swiglu(high(gate), high(up))), 0x7632);
}

extern "C" __global__ void __launch_bounds__(256)
swiglu_gate(const uint4* __restrict__ gate, const uint4* __restrict__ up, uint4* __restrict__ out, int n8)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n8) return;
    const uint4 g = gate[i], u = up[i];
    out[i] = make_uint4(two(g.x, u.x), two(g.y, u.y), two(g.z, u.z), two(g.w, u.w));
}
