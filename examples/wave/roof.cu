// What a step must move, and nothing else: three fields are read, one is written, each value once.

#include "star.cuh"

// A block takes the inner points of a row, its threads four each: consecutive addresses, no arithmetic to
// speak of, and blocks of hundreds of threads: two million of 16 took longer than a step. Accesses are
// cached as usual: marked to leave the caches first, they were slower.
__global__ void roof(float *next, const float *__restrict__ now, const float *__restrict__ velocity, int nx,
                     int ny, int nz)
{
    const size_t at = (size_t(blockIdx.y + RADIUS) * ny + blockIdx.x + RADIUS) * nx + 4 * threadIdx.x + PAD;
    float4 *const to = reinterpret_cast<float4 *>(next + at);
    const float4 before = *to;
    const float4 here = *reinterpret_cast<const float4 *>(now + at);
    const float4 speed = *reinterpret_cast<const float4 *>(velocity + at);
    *to = {advance(here.x, before.x, speed.x, here.x), advance(here.y, before.y, speed.y, here.y),
           advance(here.z, before.z, speed.z, here.z), advance(here.w, before.w, speed.w, here.w)};
}
