// Speech recognition: log softmax over 512 senones of every frame, a warp a frame, the frame in registers.
#define SENONES 512
#define VECS (SENONES / 128)

__global__ void __launch_bounds__(256)
senone_logp(const float4* __restrict__ act, float4* __restrict__ logp, int n_frames)
{
    const int lane = threadIdx.x & 31;
    const int frame = blockIdx.x * (blockDim.x >> 5) + (threadIdx.x >> 5);
    if (frame >= n_frames) return;
    const float4* in = act + (size_t)frame * (SENONES / 4);
    float4* out = logp + (size_t)frame * (SENONES / 4);
    float4 v[VECS];
#pragma unroll
    for (int k = 0; k < VECS; ++k) v[k] = in[k * 32 + lane];

    float top = v[0].x;
#pragma unroll
    for (int k = 0; k < VECS; ++k) top = fmaxf(top, fmaxf(fmaxf(v[k].x, v[k].y), fmaxf(v[k].z, v[k].w)));
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) top = fmaxf(top, __shfl_xor_sync(0xffffffffu, top, d));
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < VECS; ++k)
        sum += (__expf(v[k].x - top) + __expf(v[k].y - top)) + (__expf(v[k].z - top) + __expf(v[k].w - top));
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
    const float shift = top + __logf(sum);
#pragma unroll
    for (int k = 0; k < VECS; ++k)
        out[k * 32 + lane] = make_float4(v[k].x - shift, v[k].y - shift, v[k].z - shift, v[k].w - shift);
}
