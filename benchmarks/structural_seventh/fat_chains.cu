// Computer forensics: cluster chains of deleted files in a file allocation table: length, last cluster, fragments.
extern "C" __global__ void fat_chains(const unsigned* fat, const unsigned* first, unsigned* length, unsigned* last,
                                      unsigned* gaps, unsigned n_clusters, unsigned n_files, unsigned limit)
{
    for (unsigned f = blockIdx.x * blockDim.x + threadIdx.x; f < n_files; f += gridDim.x * blockDim.x) {
        length[f] = first[f] < n_clusters;              // 0: a broken directory entry
        gaps[f] = 0;
        last[f] = first[f];
        if (length[f] == 0) continue;
        while (length[f] < limit && fat[last[f]] < n_clusters) {        // values past the end mark the end of a file
            if (fat[last[f]] != last[f] + 1) gaps[f]++;
            last[f] = fat[last[f]];
            length[f]++;
        }
    }
}
