// Sums of rows: the blocks of a cluster each add a part of a row, and the first one adds their sums,
// which it reads from their shared memory.
__device__ inline unsigned of_block(const void *place, unsigned rank) {
    unsigned found, own = (unsigned)__cvta_generic_to_shared(place);
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(found) : "r"(own), "r"(rank));
    return found;
}

__device__ inline void meet() {
    asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
    asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
}

extern "C" __global__ void __cluster_dims__(4, 1, 1)
    cluster_sum(const float *in, float *out, int width) {
    __shared__ float part[THREADS];
    unsigned rank;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    const float *row = in + (size_t)(blockIdx.x / 4) * width + rank * (width / 4);
    float sum = 0;
    for (int i = threadIdx.x; i < width / 4; i += THREADS) sum += row[i];
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int step = THREADS / 2; step > 0; step /= 2) {
        if (threadIdx.x < step) part[threadIdx.x] += part[threadIdx.x + step];
        __syncthreads();
    }
    meet();
    if (rank == 0 && threadIdx.x == 0) {
        float all = 0;
        for (unsigned n = 0; n < 4; n++) {
            float own;
            asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(own) : "r"(of_block(part, n)));
            all += own;
        }
        out[blockIdx.x / 4] = all;
    }
    meet();
}
