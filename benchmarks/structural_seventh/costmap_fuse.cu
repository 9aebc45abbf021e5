// Robotics: fuses the obstacle, inflation and static layers of many cost maps, sixteen cells a thread.
__device__ __forceinline__ unsigned highest(unsigned a, unsigned b, unsigned c)
{
    return __vmaxu4(__vmaxu4(a, b), c);
}

extern "C" __global__ void __launch_bounds__(256)
costmap_fuse(const uint4* __restrict__ obstacle, const uint4* __restrict__ inflation, const uint4* __restrict__ fixed,
             uint4* __restrict__ fused, int n16)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n16) return;
    const uint4 o = obstacle[i], f = inflation[i], s = fixed[i];
    fused[i] = make_uint4(highest(o.x, f.x, s.x), highest(o.y, f.y, s.y), highest(o.z, f.z, s.z), highest(o.w, f.w, s.w));
}
