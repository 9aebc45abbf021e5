// Radio astronomy: tied-array beams, complex weights times the voltages of the antennas; 4 x 4 beams and times a thread.
#define TILE 64
#define DEPTH 8

extern "C" __global__ void __launch_bounds__(256)
beam_weights_twin(const float2* __restrict__ weight, const float2* __restrict__ volt, float2* __restrict__ beam,
                  int n_beams, int n_antennas, int n_times)
{
    __shared__ float2 w[DEPTH][TILE + 1], v[DEPTH][TILE];
    const int tx = threadIdx.x & 15, ty = threadIdx.x >> 4;
    const int b0 = blockIdx.y * TILE, t0 = blockIdx.x * TILE;
    const float2 zero = make_float2(0.0f, 0.0f);
    float re[4][4] = {}, im[4][4] = {};

    for (int a0 = 0; a0 < n_antennas; a0 += DEPTH) {
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            const int i = threadIdx.x + 256 * r;
            const int wb = i / DEPTH, wa = i % DEPTH;
            w[wa][wb] = b0 + wb < n_beams && a0 + wa < n_antennas ? weight[(b0 + wb) * n_antennas + a0 + wa] : zero;
            const int va = i / TILE, vt = i % TILE;
            v[va][vt] = a0 + va < n_antennas && t0 + vt < n_times ? volt[(a0 + va) * n_times + t0 + vt] : zero;
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < DEPTH; ++k) {
            float2 p[4], q[4];
#pragma unroll
            for (int r = 0; r < 4; ++r) { p[r] = w[k][ty + 16 * r]; q[r] = v[k][tx + 16 * r]; }
#pragma unroll
            for (int r = 0; r < 4; ++r)
#pragma unroll
                for (int c = 0; c < 4; ++c) {
                    re[r][c] = fmaf(p[r].x, q[c].x, re[r][c]);
                    re[r][c] = fmaf(-p[r].y, q[c].y, re[r][c]);
                    im[r][c] = fmaf(p[r].x, q[c].y, im[r][c]);
                    im[r][c] = fmaf(p[r].y, q[c].x, im[r][c]);
                }
        }
        __syncthreads();
    }
#pragma unroll
    for (int r = 0; r < 4; ++r)
#pragma unroll
        for (int c = 0; c < 4; ++c) {
            const int b = b0 + ty + 16 * r, t = t0 + tx + 16 * c;
            if (b < n_beams && t < n_times) beam[b * n_times + t] = make_float2(re[r][c], im[r][c]);
        }
}
