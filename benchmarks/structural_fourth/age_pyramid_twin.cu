// Demography: persons by sex and five-year age group (adds to the counts given). Counts of a warp in shared memory.
#define GROUPS 21
#define BINS (2 * GROUPS)
#define WARPS 8

__device__ __forceinline__ int bin_of(int age, int sex)
{
    return sex * GROUPS + min(age / 5, GROUPS - 1);
}

__global__ void __launch_bounds__(32 * WARPS)
age_pyramid_twin(const int* __restrict__ age, const int* __restrict__ sex, int* pyramid, int n_persons)
{
    __shared__ int mine[WARPS][BINS];
    for (int i = threadIdx.x; i < WARPS * BINS; i += blockDim.x) (&mine[0][0])[i] = 0;
    __syncthreads();
    int* count = mine[threadIdx.x >> 5];

    const int n4 = n_persons / 4;
    const int step = gridDim.x * blockDim.x;
    const int gid = blockIdx.x * blockDim.x + threadIdx.x;
    const int4* age4 = reinterpret_cast<const int4*>(age);
    const int4* sex4 = reinterpret_cast<const int4*>(sex);
#pragma unroll 2
    for (int i = gid; i < n4; i += step) {
        const int4 a = age4[i], s = sex4[i];
        atomicAdd(&count[bin_of(a.x, s.x)], 1);
        atomicAdd(&count[bin_of(a.y, s.y)], 1);
        atomicAdd(&count[bin_of(a.z, s.z)], 1);
        atomicAdd(&count[bin_of(a.w, s.w)], 1);
    }
    if (gid < n_persons - 4 * n4) atomicAdd(&count[bin_of(age[4 * n4 + gid], sex[4 * n4 + gid])], 1);
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
        int sum = 0;
#pragma unroll
        for (int w = 0; w < WARPS; w++) sum += mine[w][b];
        if (sum) atomicAdd(&pyramid[b], sum);
    }
}
