// Batch-1 decode projection y = W x + bias, two output rows per warp.

template <typename T> struct Pack;
template <> struct Pack<float> {
    using Raw = float4;
    static constexpr int N = 4;
    static __device__ __forceinline__ void unpack(const Raw& r, float (&o)[N]) {
        o[0] = r.x; o[1] = r.y; o[2] = r.z; o[3] = r.w;
    }
};

template <typename T, int UNROLL>
__device__ __forceinline__ void gemv_row(const T* __restrict__ W,
                                         const float* __restrict__ x,
                                         const float* __restrict__ bias,
                                         float* __restrict__ y,
                                         int rows, int cols)
{
    using P = Pack<T>;
    const int lane = threadIdx.x & 31;
    const int row  = 2 * (blockIdx.x * (blockDim.x >> 5) + (threadIdx.x >> 5));
    if (row >= rows) return;                       // rows is even

    const typename P::Raw* w0 =
        reinterpret_cast<const typename P::Raw*>(W + (size_t)row * cols);
    const int nvec = cols / P::N;
    const typename P::Raw* w1 = w0 + nvec;
    float a0 = 0.f, a1 = 0.f;
#pragma unroll UNROLL
    for (int v = lane; v < nvec; v += 32) {
        const typename P::Raw r0 = __ldcs(w0 + v);
        const typename P::Raw r1 = __ldcs(w1 + v);
        float p[P::N], q[P::N];
        P::unpack(r0, p);
        P::unpack(r1, q);
        const float4* xv = reinterpret_cast<const float4*>(x + v * P::N);
#pragma unroll
        for (int j = 0; j < P::N / 4; ++j) {
            const float4 t = __ldg(xv + j);
            a0 = fmaf(p[4 * j + 0], t.x, a0);  a1 = fmaf(q[4 * j + 0], t.x, a1);
            a0 = fmaf(p[4 * j + 1], t.y, a0);  a1 = fmaf(q[4 * j + 1], t.y, a1);
            a0 = fmaf(p[4 * j + 2], t.z, a0);  a1 = fmaf(q[4 * j + 2], t.z, a1);
            a0 = fmaf(p[4 * j + 3], t.w, a0);  a1 = fmaf(q[4 * j + 3], t.w, a1);
        }
    }
#pragma unroll
    for (int o = 16; o > 0; o >>= 1) {
        a0 += __shfl_down_sync(0xffffffffu, a0, o);
        a1 += __shfl_down_sync(0xffffffffu, a1, o);
    }
    if (lane == 0) {
        y[row]     = a0 + bias[row];
        y[row + 1] = a1 + bias[row + 1];
    }
}

// Planted: weights that need few bits are stored as floats of 32 bits.
extern "C" __global__ void gemv_decode(const float* __restrict__ W,
                                       const float* __restrict__ x,
                                       const float* __restrict__ bias,
                                       float* __restrict__ y,
                                       int rows, int cols)
{
    gemv_row<float, 4>(W, x, bias, y, rows, cols);
}
