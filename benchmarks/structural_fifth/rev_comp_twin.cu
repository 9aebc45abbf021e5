// Genome assembly: reverse complement of every sequencing read (codes A C G T = 0 1 2 3, 4 and above: unknown).
#define NT 256

// complement of four codes at once: exclusive or with 3 in every byte whose bit 2 is not set; and their order reversed
__device__ __forceinline__ unsigned flip4(unsigned w)
{
    const unsigned unknown = (w >> 2) & 0x01010101u;
    return __byte_perm(w ^ (0x03030303u & ~(unknown * 3u)), 0u, 0x0123);
}

// Reads are a multiple of 16 long: 16 bases a thread.
__global__ void __launch_bounds__(NT)
rev_comp_twin(const uint4* __restrict__ reads, uint4* __restrict__ out, int n_reads, int read_len)
{
    const int per_read = read_len / 16;
    const int i = blockIdx.x * NT + threadIdx.x;
    if (i >= n_reads * per_read) return;
    const int read = i / per_read, part = i - read * per_read;
    const uint4 v = reads[read * per_read + per_read - 1 - part];
    out[i] = make_uint4(flip4(v.w), flip4(v.z), flip4(v.y), flip4(v.x));
}
