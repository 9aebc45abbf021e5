// Computer forensics: cluster chains of deleted files in a file allocation table: length, last cluster, fragments.
// A thread a file, one load a link.
extern "C" __global__ void __launch_bounds__(128)
fat_chains_twin(const unsigned* __restrict__ fat, const unsigned* __restrict__ first, unsigned* __restrict__ length,
                unsigned* __restrict__ last, unsigned* __restrict__ gaps, unsigned n_clusters, unsigned n_files,
                unsigned limit)
{
    const unsigned f = blockIdx.x * blockDim.x + threadIdx.x;
    if (f >= n_files) return;
    unsigned at = first[f], jumps = 0;
    unsigned many = at < n_clusters;
    while (many > 0 && many < limit) {
        const unsigned next = __ldg(fat + at);
        if (next >= n_clusters) break;
        jumps += next != at + 1;
        at = next;
        ++many;
    }
    length[f] = many;
    last[f] = at;
    gaps[f] = jumps;
}
