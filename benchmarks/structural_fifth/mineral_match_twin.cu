// Mineralogy: best matching reference mineral for every measured point (squared distance over six element channels).
#define CHANNELS 6
#define NT 256

// distances are not negative, so their bits order like integers; the reference in the low half breaks ties as before
__device__ __forceinline__ unsigned long long pack(float dist, int index)
{
    return (unsigned long long)(unsigned)__float_as_int(dist) << 32 | (unsigned)index;
}

__global__ void __launch_bounds__(NT)
mineral_match_twin(const float* __restrict__ measured, const float* __restrict__ library, float* __restrict__ distance,
                   int* __restrict__ mineral, int n_points, int n_refs)
{
    __shared__ unsigned long long part[NT / 32];
    const int point = blockIdx.x;       // a block a point, the library is shared among its threads
    float m[CHANNELS];
#pragma unroll
    for (int c = 0; c < CHANNELS; ++c) m[c] = measured[point * CHANNELS + c];

    float least = 3.0e38f;
    int index = -1;
#pragma unroll 4
    for (int r = threadIdx.x; r < n_refs; r += NT) {
        float d = 0.0f;
#pragma unroll
        for (int c = 0; c < CHANNELS; ++c) {
            const float diff = m[c] - library[(size_t)c * n_refs + r];
            d = fmaf(diff, diff, d);
        }
        if (d < least) {
            least = d;
            index = r;
        }
    }
    unsigned long long key = pack(least, index);
#pragma unroll
    for (int s = 16; s > 0; s >>= 1) {
        const unsigned long long other = __shfl_xor_sync(0xffffffffu, key, s);
        key = other < key ? other : key;
    }
    if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = key;
    __syncthreads();
    if (threadIdx.x == 0) {
#pragma unroll
        for (int w = 1; w < NT / 32; ++w) key = part[w] < key ? part[w] : key;
        distance[point] = __uint_as_float((unsigned)(key >> 32));
        mineral[point] = (int)(unsigned)key;
    }
}
