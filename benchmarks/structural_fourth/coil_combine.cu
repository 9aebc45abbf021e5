// Magnetic resonance imaging: root of the sum of squares over eight receiver coils, two complex pixels a thread.
#define COILS 8

__global__ void __launch_bounds__(256)
coil_combine(const float4* __restrict__ coil, float2* __restrict__ magnitude, int n_pairs)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n_pairs) return;
    float4 c[COILS];
#pragma unroll
    for (int k = 0; k < COILS; ++k) c[k] = coil[(size_t)k * n_pairs + i];
    float a = 0.0f, b = 0.0f;
#pragma unroll
    for (int k = 0; k < COILS; ++k) {
        a += c[k].x * c[k].x + c[k].y * c[k].y;
        b += c[k].z * c[k].z + c[k].w * c[k].w;
    }
    magnitude[i] = make_float2(sqrtf(a), sqrtf(b));
}
