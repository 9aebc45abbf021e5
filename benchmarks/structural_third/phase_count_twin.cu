// Voxel counts of the phases of a segmented microstructure (adds to the counts given).
#define N_PHASES 8
#define VECS 8     // 16-byte vectors a thread: at most 128 voxels, so a byte counter cannot overflow

__device__ __forceinline__ void tally(unsigned long long& packed, unsigned word)
{
#pragma unroll
    for (int s = 0; s < 32; s += 8)
        packed += 1ull << (((word >> s) & (N_PHASES - 1)) * 8);
}

__global__ void phase_count_twin(const unsigned char* __restrict__ labels, unsigned int* count, int nx, int ny, int nz)
{
    __shared__ unsigned int block_count[N_PHASES];
    if (threadIdx.x < N_PHASES) block_count[threadIdx.x] = 0;
    __syncthreads();

    const int n = nx * ny * nz;
    const int nvec = n / 16;
    const int stride = gridDim.x * blockDim.x;
    const int gid = blockIdx.x * blockDim.x + threadIdx.x;
    const uint4* v = reinterpret_cast<const uint4*>(labels);

    unsigned long long packed = 0;
#pragma unroll
    for (int k = 0; k < VECS; k++) {
        const int q = gid + k * stride;
        if (q < nvec) {
            const uint4 w = v[q];
            tally(packed, w.x);
            tally(packed, w.y);
            tally(packed, w.z);
            tally(packed, w.w);
        }
    }
    if (gid == 0)
        for (int i = nvec * 16; i < n; i++) packed += 1ull << ((labels[i] & (N_PHASES - 1)) * 8);

#pragma unroll
    for (int p = 0; p < N_PHASES; p++) {
        const unsigned mine = (unsigned)(packed >> (8 * p)) & 255u;
        const unsigned warp_total = __reduce_add_sync(0xffffffffu, mine);
        if ((threadIdx.x & 31) == 0 && warp_total) atomicAdd(&block_count[p], warp_total);
    }
    __syncthreads();
    if (threadIdx.x < N_PHASES && block_count[threadIdx.x])
        atomicAdd(&count[threadIdx.x], block_count[threadIdx.x]);
}
