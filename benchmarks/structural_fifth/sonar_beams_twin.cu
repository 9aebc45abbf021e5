// Sonar: power of every beam of a towed array, complex samples of 96 hydrophones times steering weights.
#define HYDROPHONES 96
#define BEAMS_PER_BLOCK 12
#define NT 128
#define TIMES 2             // times a thread, NT apart

// Twelve beams and two times a thread in registers; the weights of the block in shared memory, two beams a 16-byte read.
__global__ void __launch_bounds__(NT)
sonar_beams_twin(const float2* __restrict__ samples, const float2* __restrict__ weights, float* __restrict__ power, int n_time)
{
    __shared__ float4 w[HYDROPHONES][BEAMS_PER_BLOCK / 2];
    const int beam0 = blockIdx.y * BEAMS_PER_BLOCK;
    float2* flat = reinterpret_cast<float2*>(&w[0][0]);
    for (int i = threadIdx.x; i < HYDROPHONES * BEAMS_PER_BLOCK; i += NT)
        flat[i] = weights[(beam0 + i % BEAMS_PER_BLOCK) * HYDROPHONES + i / BEAMS_PER_BLOCK];
    __syncthreads();

    const int t0 = blockIdx.x * NT * TIMES + threadIdx.x;
    int at[TIMES];
#pragma unroll
    for (int k = 0; k < TIMES; ++k) at[k] = min(t0 + k * NT, n_time - 1);
    float re[TIMES][BEAMS_PER_BLOCK] = {}, im[TIMES][BEAMS_PER_BLOCK] = {};

#pragma unroll 4
    for (int h = 0; h < HYDROPHONES; ++h) {
        float2 s[TIMES];
#pragma unroll
        for (int k = 0; k < TIMES; ++k) s[k] = samples[(size_t)h * n_time + at[k]];
#pragma unroll
        for (int b = 0; b < BEAMS_PER_BLOCK; b += 2) {
            const float4 v = w[h][b / 2];
#pragma unroll
            for (int k = 0; k < TIMES; ++k) {
                re[k][b] = fmaf(-v.y, s[k].y, fmaf(v.x, s[k].x, re[k][b]));
                im[k][b] = fmaf(v.y, s[k].x, fmaf(v.x, s[k].y, im[k][b]));
                re[k][b + 1] = fmaf(-v.w, s[k].y, fmaf(v.z, s[k].x, re[k][b + 1]));
                im[k][b + 1] = fmaf(v.w, s[k].x, fmaf(v.z, s[k].y, im[k][b + 1]));
            }
        }
    }
#pragma unroll
    for (int k = 0; k < TIMES; ++k)
        if (t0 + k * NT < n_time)
#pragma unroll
            for (int b = 0; b < BEAMS_PER_BLOCK; ++b)
                power[(size_t)(beam0 + b) * n_time + t0 + k * NT] = fmaf(re[k][b], re[k][b], im[k][b] * im[k][b]);
}
