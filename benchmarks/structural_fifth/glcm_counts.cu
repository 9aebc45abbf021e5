// Digital pathology: grey-level co-occurrence of a tissue image (8 levels, neighbours to the right and below), added to running counts.
#define LEVELS 8
#define DIRECTIONS 2

__device__ inline int grey_level(unsigned char v)
{
    return v >> 5;
}

// counts[direction][level][level of the neighbour]
__global__ void glcm_counts(const unsigned char* __restrict__ image, unsigned* counts, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;

    const unsigned char* at = image + (size_t)y * width + x;
    const int here = grey_level(at[0]);
    if (x + 1 < width) atomicAdd(&counts[here * LEVELS + grey_level(at[1])], 1u);
    if (y + 1 < height) atomicAdd(&counts[LEVELS * LEVELS + here * LEVELS + grey_level(at[width])], 1u);
}
