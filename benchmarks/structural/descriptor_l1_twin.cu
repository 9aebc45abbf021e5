// L1 distance of every query descriptor to every reference descriptor.
// A block makes a 64 x 64 patch of the distance table, a thread 4 x 4 of it.
#define PATCH 64
#define DEPTH 16
#define PER 4

__global__ void descriptor_l1(const int* __restrict__ query, const int* __restrict__ ref,
                              int* __restrict__ dist, int nq, int nr, int dim)
{
    __shared__ int q[DEPTH][PATCH + 1];
    __shared__ int r[DEPTH][PATCH];
    int tid = threadIdx.y * blockDim.x + threadIdx.x;
    int i0 = blockIdx.y * PATCH, j0 = blockIdx.x * PATCH;
    int acc[PER][PER] = {};
    for (int k0 = 0; k0 < dim; k0 += DEPTH) {
        for (int e = tid; e < PATCH * DEPTH; e += 256) {
            int i = i0 + e / DEPTH, k = k0 + e % DEPTH;
            q[e % DEPTH][e / DEPTH] = (i < nq && k < dim) ? query[i * dim + k] : 0;
            int j = j0 + e % PATCH;
            k = k0 + e / PATCH;
            r[e / PATCH][e % PATCH] = (j < nr && k < dim) ? ref[k * nr + j] : 0;
        }
        __syncthreads();
        for (int k = 0; k < DEPTH; ++k) {
            int a[PER], b[PER];
            for (int u = 0; u < PER; ++u) {
                a[u] = q[k][threadIdx.y + 16 * u];
                b[u] = r[k][threadIdx.x + 16 * u];
            }
            for (int u = 0; u < PER; ++u)
                for (int v = 0; v < PER; ++v) acc[u][v] += abs(a[u] - b[v]);
        }
        __syncthreads();
    }
    for (int u = 0; u < PER; ++u)
        for (int v = 0; v < PER; ++v) {
            int i = i0 + threadIdx.y + 16 * u, j = j0 + threadIdx.x + 16 * v;
            if (i < nq && j < nr) dist[(long long)i * nr + j] = acc[u][v];
        }
}
