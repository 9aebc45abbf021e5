// Antenna engineering: far-field array factor of a thinned planar array for a cut of directions.
#define NT 256
struct Element { float x, y, amplitude, phase; };       // position in wavelengths, phase in turns

__device__ __forceinline__ float2 excitation(const float4 e, float u, float v)
{
    float s, c;
    const float turns = fmaf(e.x, u, fmaf(e.y, v, e.w));
    sincospif(2.0f * turns, &s, &c);
    return make_float2(e.z * c, e.z * s);
}

// A block a direction: its threads share the elements.
__global__ void __launch_bounds__(NT)
array_factor_twin(const Element* __restrict__ element, const float* __restrict__ u, const float* __restrict__ v,
                  float* __restrict__ magnitude, int n_elements, int n_directions)
{
    __shared__ float2 part[NT / 32];
    const int d = blockIdx.x;
    const float4* el = (const float4*)element;
    const float ud = u[d], vd = v[d];
    float re = 0.0f, im = 0.0f;
#pragma unroll 4
    for (int e = threadIdx.x; e < n_elements; e += NT) {
        const float2 w = excitation(el[e], ud, vd);
        re += w.x;
        im += w.y;
    }
#pragma unroll
    for (int k = 16; k > 0; k >>= 1) {
        re += __shfl_xor_sync(0xffffffffu, re, k);
        im += __shfl_xor_sync(0xffffffffu, im, k);
    }
    if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = make_float2(re, im);
    __syncthreads();
    if (threadIdx.x == 0) {
#pragma unroll
        for (int w = 1; w < NT / 32; ++w) {
            re += part[w].x;
            im += part[w].y;
        }
        magnitude[d] = sqrtf(re * re + im * im) / n_elements;
    }
}
