// Packet statistics: sum, smallest and largest of each 16-byte packet.
#include <stdint.h>
#define PACKET 16

__global__ void pack_stats(const uint8_t* __restrict__ bytes, uint32_t* __restrict__ stats, int packets)
{
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= packets) return;
    uint4 q = reinterpret_cast<const uint4*>(bytes)[p];
    uint32_t word[4] = {q.x, q.y, q.z, q.w};
    uint32_t sum = 0, lo = 255, hi = 0;
    for (int k = 0; k < PACKET; ++k) {
        uint32_t v = (word[k / 4] >> (8 * (k % 4))) & 0xffu;
        sum += v;
        lo = min(lo, v);
        hi = max(hi, v);
    }
    stats[p] = sum | (lo << 16) | (hi << 24);
}
