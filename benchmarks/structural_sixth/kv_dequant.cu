// Language-model serving: 8-bit key/value cache back to half precision, one scale for 64 values.
#include <cuda_fp16.h>
#define GROUP 64
#define EACH 8              // values a thread

__global__ void kv_dequant(const signed char* cache, const __half* scale, __half* values, int n_tokens, int width)
{
    const int per_token = width / EACH;
    const int c = blockIdx.x * blockDim.x + threadIdx.x;
    const int token = blockIdx.y;
    if (c >= per_token || token >= n_tokens) return;

    const size_t first = (size_t)token * width + c * EACH;
    const float s = __half2float(scale[first / GROUP]);
    for (int k = 0; k < EACH; ++k)
        values[first + k] = __float2half_rn(s * (float)cache[first + k]);
}
