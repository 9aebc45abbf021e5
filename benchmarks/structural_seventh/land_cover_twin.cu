// Remote sensing: sum of the vegetation index (0 to 255) over the pixels of every land-cover class of a scene. A thread
// keeps the sums of the pixels past each cut in registers, four pixels to a word.
#define CLASSES 6
#define CUTS (CLASSES - 1)

__device__ __forceinline__ void add(unsigned word, const unsigned* limit, unsigned* past)
{
    unsigned in = 0xffffffffu;              // a pixel passes a cut only after the cuts before it
    past[0] = __dp4a(word, 0x01010101u, past[0]);
#pragma unroll
    for (int c = 0; c < CUTS; ++c) {
        in &= __vcmpgeu4(word, limit[c]);
        past[c + 1] = __dp4a(word & in, 0x01010101u, past[c + 1]);
    }
}

extern "C" __global__ void __launch_bounds__(256)
land_cover_twin(const unsigned* __restrict__ scene, const int* __restrict__ cuts, unsigned* __restrict__ total, int n4)
{
    __shared__ unsigned sums[CLASSES];
    unsigned limit[CUTS], past[CLASSES + 1] = {};
    if (threadIdx.x < CLASSES) sums[threadIdx.x] = 0;
#pragma unroll
    for (int c = 0; c < CUTS; ++c) limit[c] = 0x01010101u * (unsigned)cuts[c];

    const uint4* wide = (const uint4*)scene;
    const int step = gridDim.x * blockDim.x, first = blockIdx.x * blockDim.x + threadIdx.x, n16 = n4 >> 2;
#pragma unroll 2
    for (int i = first; i < n16; i += step) {
        const uint4 w = wide[i];
        add(w.x, limit, past);
        add(w.y, limit, past);
        add(w.z, limit, past);
        add(w.w, limit, past);
    }
    for (int i = 4 * n16 + first; i < n4; i += step) add(scene[i], limit, past);

    __syncthreads();
#pragma unroll
    for (int c = 0; c < CLASSES; ++c) {
        const unsigned v = __reduce_add_sync(0xffffffffu, past[c] - past[c + 1]);
        if ((threadIdx.x & 31) == 0) atomicAdd(&sums[c], v);
    }
    __syncthreads();
    if (threadIdx.x < CLASSES) atomicAdd(&total[threadIdx.x], sums[threadIdx.x]);
}
