// Quarter transformation of two-electron integrals: (pq|rs) -> (pq|ri), rows = all (pq, r).
namespace {
constexpr int TILE = 16;
}

__global__ void mo_transform(const float* __restrict__ ao, const float* __restrict__ coef,
                             float* __restrict__ half, int n_rows, int n_ao, int n_mo)
{
    __shared__ float As[TILE][TILE];
    __shared__ float Cs[TILE][TILE];

    const int tx = threadIdx.x;
    const int ty = threadIdx.y;
    const int row = blockIdx.x * TILE + ty;
    const int mo = blockIdx.y * TILE + tx;

    float sum = 0.0f;
    for (int k0 = 0; k0 < n_ao; k0 += TILE) {
        As[ty][tx] = (row < n_rows && k0 + tx < n_ao) ? ao[(size_t)row * n_ao + k0 + tx] : 0.0f;
        Cs[ty][tx] = (k0 + ty < n_ao && mo < n_mo) ? coef[(k0 + ty) * n_mo + mo] : 0.0f;
        __syncthreads();
        for (int k = 0; k < TILE; ++k)
            sum += As[ty][k] * Cs[k][tx];
        __syncthreads();
    }
    if (row < n_rows && mo < n_mo)
        half[(size_t)row * n_mo + mo] = sum;
}
