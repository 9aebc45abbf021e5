// Packet forwarding: longest-prefix match of destination addresses in a multibit trie (16 children a node).
#define BITS 4
#define CHILDREN (1 << BITS)
#define FLIGHT 4            // packets a thread, looked up side by side
#define NT 128

// An entry below zero is a leaf and holds -1 - (next hop), any other one is the number of a node.
__global__ void __launch_bounds__(NT)
route_lookup_twin(const int* __restrict__ trie, const unsigned* __restrict__ address, int* __restrict__ hop,
                  int n_packets, int default_hop)
{
    const int first = blockIdx.x * (NT * FLIGHT) + threadIdx.x;
    unsigned a[FLIGHT];
    int entry[FLIGHT];
#pragma unroll
    for (int f = 0; f < FLIGHT; ++f) {
        const int i = first + f * NT;
        a[f] = i < n_packets ? address[i] : 0u;
        entry[f] = i < n_packets ? 0 : -1;
    }
#pragma unroll
    for (int shift = 32 - BITS; shift >= 0; shift -= BITS) {
        bool busy = false;
#pragma unroll
        for (int f = 0; f < FLIGHT; ++f)
            if (entry[f] >= 0) {
                entry[f] = trie[entry[f] * CHILDREN + (a[f] >> shift & (CHILDREN - 1))];
                busy = true;
            }
        if (!busy) break;
    }
#pragma unroll
    for (int f = 0; f < FLIGHT; ++f) {
        const int i = first + f * NT;
        if (i < n_packets) hop[i] = entry[f] < 0 ? -1 - entry[f] : default_hop;
    }
}
