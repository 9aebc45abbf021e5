// Warps of a block that start some cycles after one another and add to one word of shared memory,
// with no other memory in the way. turns.py has each lane count its turns of the loop that the
// addition becomes; head[0] is 0, head[1] is 0, head[2] is 1.0f.
extern "C" __global__ void turns(uint4 *log, const unsigned *head, int requests, int step)
{
    __shared__ float part[256];
    part[threadIdx.x & 255] = 0;
    unsigned turns = __ldcv(head), at, warp = threadIdx.x >> 5;
    at = (unsigned)__cvta_generic_to_shared(&part[0]) + __ldcv(head + 1);
    float x = __uint_as_float(__ldcv(head + 2));
    uint4 *own = log + (size_t)blockIdx.x * requests * blockDim.x + threadIdx.x;
    unsigned delay = warp * (blockIdx.x * step) + 20, y = threadIdx.x;
    __syncthreads();
#pragma unroll 1
    for (unsigned k = 0; k < delay; k++) asm volatile("xor.b32 %0, %0, %1;" : "+r"(y) : "r"(k));
    int first = (threadIdx.x & 31) + (y == 0x7fffffff);
    asm volatile("" : "+r"(turns), "+r"(at), "+f"(x), "+r"(first));
#pragma unroll 1
    for (int i = first; i < requests * 32; i += 32) {
        unsigned begin, end;
        asm volatile("mov.u32 %0, %%clock;" : "=r"(begin), "+f"(x));
        atomicAdd(&part[0], x);
        asm volatile("mov.u32 %0, %%clock;" : "=r"(end), "+r"(turns), "+r"(at)::"memory");
        *own = make_uint4(turns, begin, end, at);
        own += blockDim.x;
    }
}
