// Storage encryption: ChaCha8 key stream of a sector, added to its bytes; a thread makes one 64-byte block.
__device__ __forceinline__ unsigned rotl(unsigned v, int n) { return (v << n) | (v >> (32 - n)); }

__device__ __forceinline__ void quarter(unsigned* x, int a, int b, int c, int d)
{
    x[a] += x[b]; x[d] = rotl(x[d] ^ x[a], 16);
    x[c] += x[d]; x[b] = rotl(x[b] ^ x[c], 12);
    x[a] += x[b]; x[d] = rotl(x[d] ^ x[a], 8);
    x[c] += x[d]; x[b] = rotl(x[b] ^ x[c], 7);
}

extern "C" __global__ void chacha_xor(const unsigned char* plain, const unsigned* key, unsigned char* cipher,
                                      int n_blocks, unsigned nonce)
{
    const int block = blockIdx.x * blockDim.x + threadIdx.x;
    if (block >= n_blocks) return;

    unsigned start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (int i = 0; i < 8; ++i) start[4 + i] = key[i];
    start[12] = block;
    start[13] = 0;
    start[14] = nonce;
    start[15] = ~nonce;
    unsigned x[16];
    for (int i = 0; i < 16; ++i) x[i] = start[i];
#pragma unroll
    for (int round = 0; round < 4; ++round) {
        quarter(x, 0, 4, 8, 12); quarter(x, 1, 5, 9, 13); quarter(x, 2, 6, 10, 14); quarter(x, 3, 7, 11, 15);
        quarter(x, 0, 5, 10, 15); quarter(x, 1, 6, 11, 12); quarter(x, 2, 7, 8, 13); quarter(x, 3, 4, 9, 14);
    }

    const unsigned char* from = plain + (size_t)block * 64;
    unsigned char* to = cipher + (size_t)block * 64;
    for (int i = 0; i < 16; ++i) {
        unsigned stream = x[i] + start[i];
        for (int byte = 0; byte < 4; ++byte) {
            *to++ = *from++ ^ (unsigned char)stream;
            stream >>= 8;
        }
    }
}
