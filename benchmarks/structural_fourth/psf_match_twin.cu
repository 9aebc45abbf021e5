// Difference imaging: convolve the reference frame with a 15 x 15 matching kernel (sky outside the frame is zero).
// Eight pixels (4 x 2) a thread: a row of the frame and two rows of the kernel in registers. nx is a multiple of four.
#define KW 15
#define HALF 7
#define TX 64
#define TY 32
#define PITCH (TX + 16)

__global__ void __launch_bounds__(256)
psf_match_twin(const float* __restrict__ frame, const float* __restrict__ psf, float* __restrict__ matched,
               int nx, int ny)
{
    __shared__ __align__(16) float tile[TY + 2 * HALF][PITCH];
    __shared__ __align__(16) float k[KW][16];
    const int tid = threadIdx.x;
    const int tx = tid % 16, ty = tid / 16;
    const int x0 = blockIdx.x * TX, y0 = blockIdx.y * TY;

    for (int i = tid; i < KW * 16; i += 256) k[i / 16][i % 16] = i % 16 < KW ? psf[i / 16 * KW + i % 16] : 0.0f;
    for (int i = tid; i < (TY + 2 * HALF) * PITCH; i += 256) {
        const int gx = x0 + i % PITCH - HALF, gy = y0 + i / PITCH - HALF;
        tile[i / PITCH][i % PITCH] = gx >= 0 && gx < nx && gy >= 0 && gy < ny ? frame[gy * nx + gx] : 0.0f;
    }
    __syncthreads();

    float lo[4] = {}, hi[4] = {}, w[16], before[16];
#pragma unroll
    for (int c = 0; c < 16; c++) before[c] = 0.0f;
#pragma unroll
    for (int r = 0; r <= KW; r++) {
        float v[20];
#pragma unroll
        for (int c = 0; c < 5; c++) {
            const float4 t = *reinterpret_cast<const float4*>(&tile[2 * ty + r][4 * tx + 4 * c]);
            v[4 * c] = t.x; v[4 * c + 1] = t.y; v[4 * c + 2] = t.z; v[4 * c + 3] = t.w;
        }
        if (r < KW) {
#pragma unroll
            for (int c = 0; c < 4; c++) {
                const float4 t = *reinterpret_cast<const float4*>(&k[r][4 * c]);
                w[4 * c] = t.x; w[4 * c + 1] = t.y; w[4 * c + 2] = t.z; w[4 * c + 3] = t.w;
            }
        }
#pragma unroll
        for (int dx = 0; dx < KW; dx++)
#pragma unroll
            for (int p = 0; p < 4; p++) {
                if (r < KW) lo[p] += w[dx] * v[p + dx];
                if (r > 0) hi[p] += before[dx] * v[p + dx];
            }
#pragma unroll
        for (int c = 0; c < 16; c++) before[c] = w[c];
    }
    const int x = x0 + 4 * tx, y = y0 + 2 * ty;
    if (x >= nx) return;
    if (y < ny) *reinterpret_cast<float4*>(matched + y * nx + x) = make_float4(lo[0], lo[1], lo[2], lo[3]);
    if (y + 1 < ny) *reinterpret_cast<float4*>(matched + (y + 1) * nx + x) = make_float4(hi[0], hi[1], hi[2], hi[3]);
}
