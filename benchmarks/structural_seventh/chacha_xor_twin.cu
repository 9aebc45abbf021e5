// Storage encryption: ChaCha8 key stream of a sector, added to its bytes; the stream goes through shared memory so that
// lanes read and write 16 neighbouring bytes each.
__device__ __forceinline__ unsigned rotl(unsigned v, int n) { return __funnelshift_l(v, v, n); }

__device__ __forceinline__ void quarter(unsigned* x, int a, int b, int c, int d)
{
    x[a] += x[b]; x[d] = rotl(x[d] ^ x[a], 16);
    x[c] += x[d]; x[b] = rotl(x[b] ^ x[c], 12);
    x[a] += x[b]; x[d] = rotl(x[d] ^ x[a], 8);
    x[c] += x[d]; x[b] = rotl(x[b] ^ x[c], 7);
}

extern "C" __global__ void __launch_bounds__(128)
chacha_xor_twin(const uint4* __restrict__ plain, const unsigned* __restrict__ key, uint4* __restrict__ cipher,
                int n_blocks, unsigned nonce)
{
    __shared__ unsigned stream[4][32 * 17];
    const int lane = threadIdx.x & 31, first = blockIdx.x * 128 + (threadIdx.x & ~31), block = first + lane;
    unsigned* mine = stream[threadIdx.x >> 5];

    uint4 text[4];
#pragma unroll
    for (int r = 0; r < 4; ++r) {
        const int q = 32 * r + lane;
        if (first + q / 4 < n_blocks) text[r] = plain[(size_t)first * 4 + q];
    }
    unsigned start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
#pragma unroll
    for (int i = 0; i < 8; ++i) start[4 + i] = key[i];
    start[12] = block;
    start[13] = 0;
    start[14] = nonce;
    start[15] = ~nonce;
    unsigned x[16];
#pragma unroll
    for (int i = 0; i < 16; ++i) x[i] = start[i];
#pragma unroll
    for (int round = 0; round < 4; ++round) {
        quarter(x, 0, 4, 8, 12); quarter(x, 1, 5, 9, 13); quarter(x, 2, 6, 10, 14); quarter(x, 3, 7, 11, 15);
        quarter(x, 0, 5, 10, 15); quarter(x, 1, 6, 11, 12); quarter(x, 2, 7, 8, 13); quarter(x, 3, 4, 9, 14);
    }
#pragma unroll
    for (int i = 0; i < 16; ++i) mine[17 * lane + i] = x[i] + start[i];
    __syncwarp();
#pragma unroll
    for (int r = 0; r < 4; ++r) {
        const int q = 32 * r + lane;
        const unsigned* s = mine + 17 * (q / 4) + 4 * (q % 4);
        if (first + q / 4 < n_blocks)
            cipher[(size_t)first * 4 + q] = make_uint4(text[r].x ^ s[0], text[r].y ^ s[1], text[r].z ^ s[2], text[r].w ^ s[3]);
    }
}
