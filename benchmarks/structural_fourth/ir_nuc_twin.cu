// Thermal camera: non-uniformity correction of a sequence of frames with an offset and a gain (1/1024) a detector pixel.
// Eight pixels of four frames a thread; the number of pixels is a multiple of eight.
#define FRAMES 4

__device__ __forceinline__ int nuc(int raw, int offset, int gain)
{
    return max(0, min(((raw - offset) * gain) >> 10, 16383));
}

__device__ __forceinline__ int nuc2(int raw, int offset, int gain)
{
    const int lo = nuc((short)raw, (short)offset, (short)gain);
    const int hi = nuc(raw >> 16, offset >> 16, gain >> 16);
    return hi << 16 | lo;
}

__global__ void __launch_bounds__(256)
ir_nuc_twin(const short* __restrict__ raw, const short* __restrict__ offset, const short* __restrict__ gain,
            short* __restrict__ corrected, int n_frames, int n_pixels)
{
    const int v = blockIdx.x * blockDim.x + threadIdx.x;
    const int n_vec = n_pixels / 8;
    if (v >= n_vec) return;
    const int f0 = blockIdx.y * FRAMES;
    const int4* src = reinterpret_cast<const int4*>(raw);
    int4* dst = reinterpret_cast<int4*>(corrected);
    const int4 o = reinterpret_cast<const int4*>(offset)[v];
    const int4 g = reinterpret_cast<const int4*>(gain)[v];
    int4 r[FRAMES];
#pragma unroll
    for (int f = 0; f < FRAMES; f++)
        if (f0 + f < n_frames) r[f] = src[(f0 + f) * n_vec + v];
#pragma unroll
    for (int f = 0; f < FRAMES; f++)
        if (f0 + f < n_frames)
            dst[(f0 + f) * n_vec + v] = make_int4(nuc2(r[f].x, o.x, g.x), nuc2(r[f].y, o.y, g.y),
                                                  nuc2(r[f].z, o.z, g.z), nuc2(r[f].w, o.w, g.w));
}
