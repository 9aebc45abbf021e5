// Machine vision: unpack 12-bit raw frames (two pixels in three bytes) to 16 bits and subtract the black level.
struct PixelPair {
    unsigned short first, second;
};

__device__ inline PixelPair unpack12(const unsigned char* p)
{
    PixelPair r;
    r.first = (unsigned short)(p[0] | (p[1] & 0x0f) << 8);
    r.second = (unsigned short)(p[1] >> 4 | p[2] << 4);
    return r;
}

__device__ inline unsigned short above(unsigned short v, int black)
{
    return v > black ? (unsigned short)(v - black) : (unsigned short)0;
}

// a thread a pair of pixels; blockIdx.z goes over the frames
__global__ void raw12_unpack(const unsigned char* packed, unsigned short* pixels, int pairs_per_row, int rows, int black, int frames)
{
    const int pair = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (pair >= pairs_per_row || row >= rows || blockIdx.z >= frames) return;

    const size_t i = ((size_t)blockIdx.z * rows + row) * pairs_per_row + pair;
    const PixelPair q = unpack12(packed + 3 * i);
    pixels[2 * i] = above(q.first, black);
    pixels[2 * i + 1] = above(q.second, black);
}
