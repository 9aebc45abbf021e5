// Packet forwarding: longest-prefix match of destination addresses in a multibit trie (16 children a node).
#define BITS 4
#define CHILDREN (1 << BITS)

// An entry below zero is a leaf and holds -1 - (next hop), any other one is the number of a node.
__device__ inline int match(const int* trie, unsigned address, int default_hop)
{
    int node = 0;
    for (int shift = 32 - BITS; shift >= 0; shift -= BITS) {
        const int entry = trie[node * CHILDREN + (address >> shift & (CHILDREN - 1))];
        if (entry < 0) return -1 - entry;
        node = entry;
    }
    return default_hop;
}

__global__ void route_lookup(const int* trie, const unsigned* address, int* hop, int n_packets, int default_hop)
{
    const int n_threads = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n_packets; i += n_threads)
        hop[i] = match(trie, address[i], default_hop);
}
