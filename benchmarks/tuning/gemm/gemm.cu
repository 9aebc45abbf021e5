// c = a^T b for row-major a (K x M), b (K x N), c (M x N), all fp32.
//
// A block computes MWG x NWG elements of c, KWG steps of k at a time; its MDIM x NDIM threads each
// compute (MWG / MDIM) x (NWG / NDIM) of them, in pieces of VWM x VWN adjacent ones. SA and SB say
// whether the tiles of a and b go through shared memory; KWI is how far the loop over k is unrolled.
// Every element is summed in the order of k by fused multiply-adds: all configurations agree bit
// for bit.

#define MWI (MWG / MDIM)
#define NWI (NWG / NDIM)
#define THREADS (MDIM * NDIM)

template <int W> struct Vector { float x[W]; };
template <> struct __align__(8) Vector<2> { float x[2]; };
template <> struct __align__(16) Vector<4> { float x[4]; };

/// The vector of W adjacent floats at p.
template <int W> __device__ __forceinline__ Vector<W> read(const float *p)
{
    return *reinterpret_cast<const Vector<W> *>(p);
}

#if SA || SB
/// Copy ROWS rows of COLUMNS floats, rows `pitch` apart, to shared memory, with all threads.
template <int ROWS, int COLUMNS, int W>
__device__ __forceinline__ void stage(float *to, const float *from, int pitch, int thread)
{
#pragma unroll
    for (int i = 0; i < ROWS * COLUMNS / W / THREADS; ++i) {
        const int piece = thread + i * THREADS;
        const int row = piece / (COLUMNS / W), column = piece % (COLUMNS / W) * W;
        *reinterpret_cast<Vector<W> *>(to + row * COLUMNS + column) =
            read<W>(from + row * pitch + column);
    }
}
#endif

extern "C" __global__ void __launch_bounds__(THREADS)
gemm(int m_size, int n_size, int k_size, const float *__restrict__ a, const float *__restrict__ b,
     float *__restrict__ c)
{
#if SA
    __shared__ __align__(16) float a_tile[KWG * MWG];
#endif
#if SB
    __shared__ __align__(16) float b_tile[KWG * NWG];
#endif
    const int tn = threadIdx.x, tm = threadIdx.y;
    const int m_block = blockIdx.y * MWG, n_block = blockIdx.x * NWG;
    float sum[MWI][NWI];
#pragma unroll
    for (int i = 0; i < MWI; ++i)
#pragma unroll
        for (int j = 0; j < NWI; ++j) sum[i][j] = 0.0f;

    for (int k0 = 0; k0 < k_size; k0 += KWG) {
#if SA || SB
        const int thread = tm * NDIM + tn;
#endif
#if SA
        stage<KWG, MWG, VWM>(a_tile, a + k0 * m_size + m_block, m_size, thread);
#endif
#if SB
        stage<KWG, NWG, VWN>(b_tile, b + k0 * n_size + n_block, n_size, thread);
#endif
#if SA || SB
        __syncthreads();
#endif
#pragma unroll KWI
        for (int k = 0; k < KWG; ++k) {
#if SA
            const float *a_row = a_tile + k * MWG;
#else
            const float *a_row = a + (k0 + k) * m_size + m_block;
#endif
#if SB
            const float *b_row = b_tile + k * NWG;
#else
            const float *b_row = b + (k0 + k) * n_size + n_block;
#endif
            Vector<VWM> am[MWI / VWM];
            Vector<VWN> bn[NWI / VWN];
#pragma unroll
            for (int i = 0; i < MWI / VWM; ++i) am[i] = read<VWM>(a_row + (tm + i * MDIM) * VWM);
#pragma unroll
            for (int j = 0; j < NWI / VWN; ++j) bn[j] = read<VWN>(b_row + (tn + j * NDIM) * VWN);
#pragma unroll
            for (int i = 0; i < MWI; ++i)
#pragma unroll
                for (int j = 0; j < NWI; ++j)
                    sum[i][j] = fmaf(am[i / VWM].x[i % VWM], bn[j / VWN].x[j % VWN], sum[i][j]);
        }
#if SA || SB
        __syncthreads();
#endif
    }

#pragma unroll
    for (int i = 0; i < MWI; ++i) {
        const int m = m_block + (tm + i / VWM * MDIM) * VWM + i % VWM;
#pragma unroll
        for (int j = 0; j < NWI / VWN; ++j) {
            Vector<VWN> out;
#pragma unroll
            for (int v = 0; v < VWN; ++v) out.x[v] = sum[i][j * VWN + v];
            *reinterpret_cast<Vector<VWN> *>(c + m * n_size + n_block + (tn + j * NDIM) * VWN) =
                out;
        }
    }
}
