// specialised.cu with time stamps placed by hand, as one would for this kernel alone: lane 0 of each
// warp writes the clock before and after each of its waits. What cuado timeline finds of
// specialised.cu, without these, is compared with them (stamped.py).
#define STAMPED
#define STAMP_BUFFER , unsigned *stamps
#define STAMPS_BEGIN                                                                                   \
    unsigned *stamp_at = stamps + ((blockIdx.y * gridDim.x + blockIdx.x) * 12u + threadIdx.x / 32) * (2 * ROOM); \
    const bool stamps_here = threadIdx.x % 32 == 0;                                                    \
    unsigned stamp_began = 0;
#define BEGIN_STAMP asm volatile("mov.u32 %0, %%clock;" : "=r"(stamp_began)::"memory");
#define END_STAMP                                                                                      \
    {                                                                                                  \
        unsigned ended;                                                                                \
        asm volatile("mov.u32 %0, %%clock;" : "=r"(ended)::"memory");                                  \
        if (stamps_here) *reinterpret_cast<uint2 *>(stamp_at) = make_uint2(stamp_began, ended);        \
        stamp_at += 2;                                                                                 \
    }
#include "specialised.cu"
