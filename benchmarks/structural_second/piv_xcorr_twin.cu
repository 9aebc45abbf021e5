// PIV cross-correlation: window and search region in shared memory, 4 neighbouring
// displacements per thread with the row of B sliding through registers.
// block = 64 threads (4 groups of dx, 16 dy), one window per block.
#define WIN     32
#define SEARCH  16
#define MARGIN  32
#define REGION  (WIN + SEARCH - 1)     // 47

extern "C" __global__ void __launch_bounds__(64)
piv_xcorr_twin(const float* __restrict__ frameA,
               const float* __restrict__ frameB,
               float* __restrict__ corr,
               int width)
{
    __shared__ __align__(16) float sa[WIN][WIN];
    __shared__ __align__(16) float sb[REGION][REGION + 1];

    const int tid = threadIdx.x;
    const int x0 = MARGIN + blockIdx.x * WIN;
    const int y0 = MARGIN + blockIdx.y * WIN;

    for (int i = tid; i < WIN * WIN; i += 64)
        sa[i / WIN][i % WIN] = frameA[(y0 + i / WIN) * width + x0 + i % WIN];
    for (int i = tid; i < REGION * (REGION + 1); i += 64) {
        const int y = i / (REGION + 1), x = i % (REGION + 1);
        sb[y][x] = x < REGION
                 ? frameB[(y0 - SEARCH / 2 + y) * width + x0 - SEARCH / 2 + x] : 0.0f;
    }
    __syncthreads();

    const int g = tid & 3, dy = tid >> 2;
    float c0 = 0.0f, c1 = 0.0f, c2 = 0.0f, c3 = 0.0f;

    for (int y = 0; y < WIN; ++y) {
        const float4* arow = (const float4*)sa[y];
        const float4* brow = (const float4*)&sb[y + dy][4 * g];
        float4 p = brow[0];
#pragma unroll
        for (int xc = 0; xc < WIN / 4; ++xc) {
            const float4 q = brow[xc + 1];
            const float4 a = arow[xc];
            c0 += a.x * p.x;  c0 += a.y * p.y;  c0 += a.z * p.z;  c0 += a.w * p.w;
            c1 += a.x * p.y;  c1 += a.y * p.z;  c1 += a.z * p.w;  c1 += a.w * q.x;
            c2 += a.x * p.z;  c2 += a.y * p.w;  c2 += a.z * q.x;  c2 += a.w * q.y;
            c3 += a.x * p.w;  c3 += a.y * q.x;  c3 += a.z * q.y;  c3 += a.w * q.z;
            p = q;
        }
    }

    const int window = blockIdx.y * gridDim.x + blockIdx.x;
    *(float4*)&corr[(window * SEARCH + dy) * SEARCH + 4 * g] = make_float4(c0, c1, c2, c3);
}
