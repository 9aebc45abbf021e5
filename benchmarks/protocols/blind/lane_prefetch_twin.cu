#include <cuda_runtime.h>
#include <stdint.h>

__device__ __forceinline__ uint32_t saddr(const void* p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ __forceinline__ void asyncCopy16(void* dst, const void* src)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(saddr(dst)), "l"(src) : "memory");
}

__device__ __forceinline__ void asyncCommit()
{
    asm volatile("cp.async.commit_group;" ::: "memory");
}

template <int N>
__device__ __forceinline__ void asyncWait()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

constexpr int STAGES = 3;

// Every thread streams its own column of float4 through a private ring.
__global__ void lane_prefetch(const float4* __restrict__ in, float* __restrict__ out, int steps)
{
    __shared__ __align__(16) float4 ring[STAGES][64];
    int t = threadIdx.x;
    const float4* src = in + (size_t)blockIdx.x * steps * 64 + t;
    for (int i = 0; i < STAGES - 1; ++i) {
        if (i < steps) asyncCopy16(&ring[i][t], src + i * 64);
        asyncCommit();
    }
    float acc = 0.f;
    for (int i = 0; i < steps; ++i) {
        int ahead = i + STAGES - 1;
        if (ahead < steps) asyncCopy16(&ring[ahead % STAGES][t], src + ahead * 64);
        asyncCommit();
        asyncWait<STAGES - 1>();
        float4 v = ring[i % STAGES][t];
        acc = acc * 0.5f + (v.x + v.y + v.z + v.w);
    }
    out[blockIdx.x * 64 + t] = acc;
}
