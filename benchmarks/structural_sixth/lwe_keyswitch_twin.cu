// Homomorphic encryption: key switching of a batch of LWE ciphertexts (digits times key-switching key, modulo 2^32).
#include <cstdint>
#define TILE 64
#define DEPTH 32
#define NT 256              // 16 x 16 threads, 4 x 4 results each
typedef uint32_t torus;

__global__ void __launch_bounds__(NT)
lwe_keyswitch_twin(const torus* __restrict__ digits, const torus* __restrict__ key, torus* __restrict__ switched,
                   int n_cipher, int n_digits, int n_out)
{
    __shared__ __align__(16) torus d[DEPTH][TILE + 4];
    __shared__ __align__(16) torus k[DEPTH][TILE];
    const int tid = threadIdx.x, tx = tid & 15, ty = tid >> 4;
    const int c0 = blockIdx.y * TILE, j0 = blockIdx.x * TILE;
    torus sum[4][4] = {};

    for (int i0 = 0; i0 < n_digits; i0 += DEPTH) {
#pragma unroll
        for (int r = 0; r < TILE; r += NT / DEPTH) {
            const int c = r + tid / DEPTH, i = tid % DEPTH;
            d[i][c] = c0 + c < n_cipher && i0 + i < n_digits ? digits[(size_t)(c0 + c) * n_digits + i0 + i] : 0u;
        }
#pragma unroll
        for (int r = 0; r < DEPTH; r += NT / TILE) {
            const int i = r + tid / TILE, j = tid % TILE;
            k[i][j] = j0 + j < n_out && i0 + i < n_digits ? key[(size_t)(i0 + i) * n_out + j0 + j] : 0u;
        }
        __syncthreads();
#pragma unroll 8
        for (int i = 0; i < DEPTH; ++i) {
            const uint4 a4 = *(const uint4*)&d[i][ty * 4];
            const uint4 b4 = *(const uint4*)&k[i][tx * 4];
            const torus a[4] = {a4.x, a4.y, a4.z, a4.w}, b[4] = {b4.x, b4.y, b4.z, b4.w};
#pragma unroll
            for (int u = 0; u < 4; ++u)
#pragma unroll
                for (int v = 0; v < 4; ++v) sum[u][v] += a[u] * b[v];
        }
        __syncthreads();
    }
#pragma unroll
    for (int u = 0; u < 4; ++u)
#pragma unroll
        for (int v = 0; v < 4; ++v) {
            const int c = c0 + ty * 4 + u, j = j0 + tx * 4 + v;
            if (c < n_cipher && j < n_out) switched[(size_t)c * n_out + j] = 0u - sum[u][v];
        }
}
