// Ecology: Jaccard overlap of the habitats of every pair of species, from bitmaps of 16384 map cells; a warp a pair.
#define WORDS 512           // 32-bit words a bitmap
#define LOADS (WORDS / 4 / 32)
#define WARPS 8

__device__ __forceinline__ int popc4(uint4 v)
{
    return __popc(v.x) + __popc(v.y) + __popc(v.z) + __popc(v.w);
}

__global__ void __launch_bounds__(32 * WARPS)
habitat_overlap(const uint4* __restrict__ first, const uint4* __restrict__ second, int* __restrict__ common,
                float* __restrict__ jaccard, int n_pairs)
{
    const int lane = threadIdx.x & 31;
    const int pair = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (pair >= n_pairs) return;
    const uint4* pa = first + (size_t)pair * (WORDS / 4) + lane;
    const uint4* pb = second + (size_t)pair * (WORDS / 4) + lane;

    uint4 a[LOADS], b[LOADS];
#pragma unroll
    for (int k = 0; k < LOADS; ++k) {
        a[k] = pa[32 * k];
        b[k] = pb[32 * k];
    }
    int both = 0, any = 0;
#pragma unroll
    for (int k = 0; k < LOADS; ++k) {
        both += popc4(make_uint4(a[k].x & b[k].x, a[k].y & b[k].y, a[k].z & b[k].z, a[k].w & b[k].w));
        any += popc4(make_uint4(a[k].x | b[k].x, a[k].y | b[k].y, a[k].z | b[k].z, a[k].w | b[k].w));
    }
    int packed = both | any << 16;      // at most 16384 each: one reduction for both
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) packed += __shfl_xor_sync(0xffffffffu, packed, d);
    if (lane == 0) {
        both = packed & 0xffff;
        any = packed >> 16;
        common[pair] = both;
        jaccard[pair] = any ? (float)both / (float)any : 0.0f;
    }
}
