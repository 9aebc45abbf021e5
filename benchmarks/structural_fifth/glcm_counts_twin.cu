// Digital pathology: grey-level co-occurrence of a tissue image (8 levels, neighbours to the right and below), added to running counts.
#define BINS 64             // 8 x 8 levels
#define WARPS 8
#define NT (32 * WARPS)

// Counts of a warp in shared memory; few long-living blocks, four pixels a load, one global atomic a bin and block.
__global__ void __launch_bounds__(NT)
glcm_counts_twin(const unsigned char* __restrict__ image, unsigned* __restrict__ counts, int width, int height)
{
    __shared__ unsigned mine[WARPS][2 * BINS];
    for (int i = threadIdx.x; i < WARPS * 2 * BINS; i += NT) (&mine[0][0])[i] = 0;
    __syncthreads();
    unsigned* right = mine[threadIdx.x >> 5];
    unsigned* below = right + BINS;

    const unsigned* words = reinterpret_cast<const unsigned*>(image);   // the width is a multiple of four
    const int pitch = width / 4, n = pitch * height;
    for (int i = blockIdx.x * NT + threadIdx.x; i < n; i += gridDim.x * NT) {
        const int y = i / pitch, q = i - y * pitch;
        const bool inner = q + 1 < pitch, more = y + 1 < height;
        const unsigned w = words[i];
        const unsigned r = inner ? words[i + 1] : 0u;
        const unsigned b = more ? words[i + pitch] : 0u;
        const unsigned lw = w >> 5 & 0x07070707u, lb = b >> 5 & 0x07070707u, lr = r >> 5 & 7u;
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            const unsigned here = lw >> 8 * k & 7u;
            if (k < 3) atomicAdd(&right[here * 8 + (lw >> (8 * k + 8) % 32 & 7u)], 1u);
            else if (inner) atomicAdd(&right[here * 8 + lr], 1u);
            if (more) atomicAdd(&below[here * 8 + (lb >> 8 * k & 7u)], 1u);
        }
    }
    __syncthreads();
    for (int i = threadIdx.x; i < 2 * BINS; i += NT) {
        unsigned sum = 0;
#pragma unroll
        for (int w = 0; w < WARPS; ++w) sum += mine[w][i];
        if (sum) atomicAdd(&counts[i], sum);
    }
}
