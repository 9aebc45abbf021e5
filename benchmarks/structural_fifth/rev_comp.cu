// Genome assembly: reverse complement of every sequencing read (codes A C G T = 0 1 2 3, 4 and above: unknown).
#define UNKNOWN 4

__device__ inline unsigned char complement(unsigned char code)
{
    return code & UNKNOWN ? code : code ^ 3;
}

// one base a thread
__global__ void rev_comp(const unsigned char* reads, unsigned char* out, int n_reads, int read_len)
{
    const int pos = blockIdx.x * blockDim.x + threadIdx.x;
    const int read = blockIdx.y * blockDim.y + threadIdx.y;
    if (pos >= read_len || read >= n_reads) return;
    const size_t row = (size_t)read * read_len;
    out[row + pos] = complement(reads[row + read_len - 1 - pos]);
}
