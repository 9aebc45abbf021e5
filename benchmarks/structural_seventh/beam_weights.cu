// Radio astronomy: tied-array beams, complex weights times the voltages of the antennas, 16 x 16 tiles in shared memory.
template <int T>
struct Planes {
    float re[T * T], im[T * T];
    __device__ void put(int at, float2 z) { re[at] = z.x; im[at] = z.y; }
};

extern "C" __global__ void beam_weights(const float2* weight, const float2* volt, float2* beam,
                                        int n_beams, int n_antennas, int n_times)
{
    __shared__ Planes<16> w, v;
    const int col = threadIdx.x % 16, row = threadIdx.x / 16;
    const int b = blockIdx.y * 16 + row, t = blockIdx.x * 16 + col;
    const float2 zero = make_float2(0.0f, 0.0f);
    float re = 0.0f, im = 0.0f;

    for (int a0 = 0; a0 < n_antennas; a0 += 16) {
        w.put(threadIdx.x, b < n_beams && a0 + col < n_antennas ? weight[b * n_antennas + a0 + col] : zero);
        v.put(threadIdx.x, a0 + row < n_antennas && t < n_times ? volt[(a0 + row) * n_times + t] : zero);
        __syncthreads();
        for (int k = 0; k < 16; ++k) {
            const float wr = w.re[row * 16 + k], wi = w.im[row * 16 + k];
            const float vr = v.re[k * 16 + col], vi = v.im[k * 16 + col];
            re = fmaf(wr, vr, re);
            re = fmaf(-wi, vi, re);
            im = fmaf(wr, vi, im);
            im = fmaf(wi, vr, im);
        }
        __syncthreads();
    }
    if (b < n_beams && t < n_times) beam[b * n_times + t] = make_float2(re, im);
}
