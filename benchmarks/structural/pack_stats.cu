// Packet statistics: sum, smallest and largest of each 16-byte packet.
#include <stdint.h>
#define PACKET 16

__global__ void pack_stats(const uint8_t* __restrict__ bytes, uint32_t* __restrict__ stats, int packets)
{
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= packets) return;
    const uint8_t* b = bytes + (long long)p * PACKET;
    uint32_t sum = 0, lo = 255, hi = 0;
    for (int k = 0; k < PACKET; ++k) {
        uint32_t v = b[k];
        sum += v;
        lo = min(lo, v);
        hi = max(hi, v);
    }
    stats[p] = sum | (lo << 16) | (hi << 24);
}
