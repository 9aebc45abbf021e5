// Metagenomics: taxon of every read, by way of its best seed, the seed's contig and the contig's genome.
// Four reads a thread: four chains in flight, and a thread for every four reads.
#define CHAINS 4

__global__ void __launch_bounds__(256)
taxon_of_read_twin(const int* __restrict__ seed, const int* __restrict__ contig_of_seed,
                   const int* __restrict__ genome_of_contig, const int* __restrict__ taxon_of_genome,
                   int* __restrict__ taxon, int n_reads)
{
    const int first = blockIdx.x * (blockDim.x * CHAINS) + threadIdx.x;
    int at[CHAINS];
    bool found[CHAINS];
#pragma unroll
    for (int c = 0; c < CHAINS; c++) {
        const int read = first + c * blockDim.x;
        at[c] = read < n_reads ? seed[read] : -1;
        found[c] = at[c] >= 0;
        if (!found[c]) at[c] = 0;
    }
#pragma unroll
    for (int c = 0; c < CHAINS; c++) at[c] = contig_of_seed[at[c]];
#pragma unroll
    for (int c = 0; c < CHAINS; c++) at[c] = genome_of_contig[at[c]];
#pragma unroll
    for (int c = 0; c < CHAINS; c++) at[c] = taxon_of_genome[at[c]];
#pragma unroll
    for (int c = 0; c < CHAINS; c++) {
        const int read = first + c * blockDim.x;
        if (read < n_reads) taxon[read] = found[c] ? at[c] : -1;
    }
}
