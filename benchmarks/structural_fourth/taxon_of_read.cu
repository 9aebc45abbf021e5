// Metagenomics: taxon of every read, by way of its best seed, the seed's contig and the contig's genome.
__global__ void taxon_of_read(const int* seed, const int* contig_of_seed, const int* genome_of_contig,
                              const int* taxon_of_genome, int* taxon, int n_reads)
{
    const int step = gridDim.x * blockDim.x;
    for (int read = blockIdx.x * blockDim.x + threadIdx.x; read < n_reads; read += step) {
        const int s = seed[read];
        int result = -1;                       // no seed found
        if (s >= 0) {
            const int contig = contig_of_seed[s];
            const int genome = genome_of_contig[contig];
            result = taxon_of_genome[genome];
        }
        taxon[read] = result;
    }
}
