// What a step must move, and nothing else: three fields are read, one is written, each value once.

#include "star.cuh"

// A thread takes four values of a row, padding included; rows are those that a step changes.
__global__ void roof(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx,
                     int ny, int nz)
{
    const size_t at = (size_t(blockIdx.z + RADIUS) * ny + blockIdx.y + RADIUS) * nx +
                      4 * (blockIdx.x * blockDim.x + threadIdx.x) + PAD;
    float4 *const to = reinterpret_cast<float4 *>(next + at);
    const float4 before = __ldcs(to);
    const float4 here = __ldcs(reinterpret_cast<const float4 *>(now + at));
    const float4 speed = __ldcs(reinterpret_cast<const float4 *>(velocity + at));
    __stcs(to, {advance(here.x, before.x, speed.x, here.x), advance(here.y, before.y, speed.y, here.y),
                advance(here.z, before.z, speed.z, here.z), advance(here.w, before.w, speed.w, here.w)});
}
