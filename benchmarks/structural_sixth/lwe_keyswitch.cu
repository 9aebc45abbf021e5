// Homomorphic encryption: key switching of a batch of LWE ciphertexts (digits times key-switching key, modulo 2^32).
#include <cstdint>
#define TILE 32
typedef uint32_t torus;

__global__ void lwe_keyswitch(const torus* digits, const torus* key, torus* switched, int n_cipher, int n_digits, int n_out)
{
    __shared__ torus d[TILE][TILE], k[TILE][TILE];
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int c = blockIdx.y * TILE + ty;
    const int j = blockIdx.x * TILE + tx;
    torus sum = 0;
    for (int i0 = 0; i0 < n_digits; i0 += TILE) {
        d[ty][tx] = c < n_cipher && i0 + tx < n_digits ? digits[(size_t)c * n_digits + i0 + tx] : 0u;
        k[ty][tx] = j < n_out && i0 + ty < n_digits ? key[(size_t)(i0 + ty) * n_out + j] : 0u;
        __syncthreads();
        for (int i = 0; i < TILE; ++i)
            sum += d[ty][i] * k[i][tx];
        __syncthreads();
    }
    if (c < n_cipher && j < n_out) switched[(size_t)c * n_out + j] = 0u - sum;
}
