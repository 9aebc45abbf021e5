// Video coding: forward 8 x 8 cosine transform of the residual of a frame; a thread has one block in shared memory,
// blocks 65 words apart.
#define THREADS 64
__constant__ float COSINE[64] = {
    0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f,
    0.49039264f, 0.41573481f, 0.27778512f, 0.09754516f, -0.09754516f, -0.27778512f, -0.41573481f, -0.49039264f,
    0.46193977f, 0.19134172f, -0.19134172f, -0.46193977f, -0.46193977f, -0.19134172f, 0.19134172f, 0.46193977f,
    0.41573481f, -0.09754516f, -0.49039264f, -0.27778512f, 0.27778512f, 0.49039264f, 0.09754516f, -0.41573481f,
    0.35355339f, -0.35355339f, -0.35355339f, 0.35355339f, 0.35355339f, -0.35355339f, -0.35355339f, 0.35355339f,
    0.27778512f, -0.49039264f, 0.09754516f, 0.41573481f, -0.41573481f, -0.09754516f, 0.49039264f, -0.27778512f,
    0.19134172f, -0.46193977f, 0.46193977f, -0.19134172f, -0.19134172f, 0.46193977f, -0.46193977f, 0.19134172f,
    0.09754516f, -0.27778512f, 0.41573481f, -0.49039264f, 0.49039264f, -0.41573481f, 0.27778512f, -0.09754516f};

__device__ __forceinline__ void dct8(float* line, int stride)
{
    float v[8];
#pragma unroll
    for (int i = 0; i < 8; ++i) v[i] = line[i * stride];
#pragma unroll
    for (int k = 0; k < 8; ++k) {
        float sum = 0.0f;
#pragma unroll
        for (int i = 0; i < 8; ++i) sum = fmaf(COSINE[8 * k + i], v[i], sum);
        line[k * stride] = sum;
    }
}

extern "C" __global__ void __launch_bounds__(THREADS)
dct_blocks_twin(const float* __restrict__ residual, float* __restrict__ coefficient, int width)
{
    __shared__ float block[THREADS][65];
    const int x0 = blockIdx.x * THREADS * 8, many = min(THREADS * 8, width - x0);
    const size_t top = (size_t)blockIdx.y * 8 * width + x0;
#pragma unroll
    for (int y = 0; y < 8; ++y)
        for (int x = threadIdx.x; x < many; x += THREADS) block[x / 8][y * 8 + x % 8] = residual[top + y * width + x];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 8; ++i) dct8(block[threadIdx.x] + i * 8, 1);
#pragma unroll
    for (int i = 0; i < 8; ++i) dct8(block[threadIdx.x] + i, 8);
    __syncthreads();
#pragma unroll
    for (int y = 0; y < 8; ++y)
        for (int x = threadIdx.x; x < many; x += THREADS) coefficient[top + y * width + x] = block[x / 8][y * 8 + x % 8];
}
