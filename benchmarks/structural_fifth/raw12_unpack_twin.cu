// Machine vision: unpack 12-bit raw frames (two pixels in three bytes) to 16 bits and subtract the black level.
#define NT 256

__device__ __forceinline__ unsigned above(unsigned v, int black)
{
    return (unsigned)max((int)v - black, 0);
}

// 12 bytes hold eight pixels, least significant bits first
__device__ __forceinline__ uint4 unpack8(unsigned w0, unsigned w1, unsigned w2, int black)
{
    const unsigned p0 = w0 & 0xfffu, p1 = w0 >> 12 & 0xfffu, p2 = (w0 >> 24 | w1 << 8) & 0xfffu, p3 = w1 >> 4 & 0xfffu;
    const unsigned p4 = w1 >> 16 & 0xfffu, p5 = (w1 >> 28 | w2 << 4) & 0xfffu, p6 = w2 >> 8 & 0xfffu, p7 = w2 >> 20;
    return make_uint4(above(p0, black) | above(p1, black) << 16, above(p2, black) | above(p3, black) << 16,
                      above(p4, black) | above(p5, black) << 16, above(p6, black) | above(p7, black) << 16);
}

// Frames and rows follow each other without gaps: 16 pixels a thread, three 8-byte loads and two 16-byte stores.
__global__ void __launch_bounds__(NT)
raw12_unpack_twin(const unsigned char* __restrict__ packed, unsigned short* __restrict__ pixels, int pairs_per_row, int rows,
                  int black, int frames)
{
    const int n_groups = frames * rows * (pairs_per_row / 8);
    const int g = blockIdx.x * NT + threadIdx.x;
    if (g >= n_groups) return;
    const uint2* src = reinterpret_cast<const uint2*>(packed) + (size_t)g * 3;
    const uint2 a = src[0], b = src[1], c = src[2];
    uint4* dst = reinterpret_cast<uint4*>(pixels) + (size_t)g * 2;
    dst[0] = unpack8(a.x, a.y, b.x, black);
    dst[1] = unpack8(b.y, c.x, c.y, black);
}
