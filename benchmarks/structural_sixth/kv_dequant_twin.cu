// Language-model serving: 8-bit key/value cache back to half precision, one scale for 64 values.
#include <cuda_fp16.h>
#define GROUP 64
#define EACH 8              // values a thread: one 8-byte load, one 16-byte store

__device__ __forceinline__ unsigned pair(float s, int lo, int hi)
{
    const __half2 h = __floats2half2_rn(s * (float)lo, s * (float)hi);
    return *(const unsigned*)&h;
}

__device__ __forceinline__ int byte_of(unsigned v, int k) { return (int)(v << (24 - 8 * k)) >> 24; }

__global__ void __launch_bounds__(256)
kv_dequant_twin(const signed char* __restrict__ cache, const __half* __restrict__ scale, __half* __restrict__ values,
                int n_tokens, int width)
{
    const int per_token = width / EACH;
    const int c = blockIdx.x * blockDim.x + threadIdx.x;
    const int token = blockIdx.y;
    if (c >= per_token || token >= n_tokens) return;

    const size_t first = (size_t)token * width + c * EACH;
    const uint2 q = *(const uint2*)(cache + first);
    const float s = __half2float(scale[first / GROUP]);
    uint4 r;
    r.x = pair(s, byte_of(q.x, 0), byte_of(q.x, 1));
    r.y = pair(s, byte_of(q.x, 2), byte_of(q.x, 3));
    r.z = pair(s, byte_of(q.y, 0), byte_of(q.y, 1));
    r.w = pair(s, byte_of(q.y, 2), byte_of(q.y, 3));
    *(uint4*)(values + first) = r;
}
