// Distance between every two near-infrared spectra; spectra are stored band by band. 64 x 64 distances a block,
// 4 x 4 a thread. The number of spectra is a multiple of four.
#define TILE 64
#define KB 16

__global__ void __launch_bounds__(256)
nir_dist_twin(const float* __restrict__ spec, float* __restrict__ dist, int n_spec, int n_bands)
{
    __shared__ __align__(16) float si[KB][TILE];
    __shared__ __align__(16) float sj[KB][TILE];
    const int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
    const int i0 = blockIdx.y * TILE, j0 = blockIdx.x * TILE;
    float acc[4][4] = {};

    for (int b0 = 0; b0 < n_bands; b0 += KB) {
        const int b = b0 + ty, ci = i0 + 4 * tx, cj = j0 + 4 * tx;
        float4 vi = make_float4(0.f, 0.f, 0.f, 0.f), vj = vi;
        if (b < n_bands && ci < n_spec) vi = *reinterpret_cast<const float4*>(spec + b * n_spec + ci);
        if (b < n_bands && cj < n_spec) vj = *reinterpret_cast<const float4*>(spec + b * n_spec + cj);
        __syncthreads();
        *reinterpret_cast<float4*>(&si[ty][4 * tx]) = vi;
        *reinterpret_cast<float4*>(&sj[ty][4 * tx]) = vj;
        __syncthreads();
#pragma unroll
        for (int k = 0; k < KB; k++) {
            const float4 p = *reinterpret_cast<const float4*>(&si[k][4 * ty]);
            const float4 q = *reinterpret_cast<const float4*>(&sj[k][4 * tx]);
            const float a[4] = {p.x, p.y, p.z, p.w};
            const float c[4] = {q.x, q.y, q.z, q.w};
#pragma unroll
            for (int u = 0; u < 4; u++)
#pragma unroll
                for (int v = 0; v < 4; v++) {
                    const float d = a[u] - c[v];
                    acc[u][v] += d * d;
                }
        }
    }
#pragma unroll
    for (int u = 0; u < 4; u++) {
        const int i = i0 + 4 * ty + u, j = j0 + 4 * tx;
        if (i < n_spec && j < n_spec)
            *reinterpret_cast<float4*>(dist + i * n_spec + j) =
                make_float4(sqrtf(acc[u][0]), sqrtf(acc[u][1]), sqrtf(acc[u][2]), sqrtf(acc[u][3]));
    }
}
