// Plasma simulation: charge of the macro-particles of every patch on its 17 nodes (linear weighting, 16 cells).
// Every thread has its own nodes (a column of shared memory), added up at the end: no atomics.
#define CELLS 16
#define NT 256

__global__ void __launch_bounds__(NT)
pic_deposit_twin(const float* __restrict__ position, const float* __restrict__ charge,
                 float* __restrict__ rho, int n_patches, int per_patch)
{
    __shared__ float node[CELLS + 1][NT];
    const int patch = blockIdx.x;
    const int t = threadIdx.x;
    if (patch >= n_patches) return;
#pragma unroll
    for (int c = 0; c <= CELLS; c++) node[c][t] = 0.0f;

    // the number of particles of a patch is a multiple of four
    const float4* x4 = reinterpret_cast<const float4*>(position + (size_t)patch * per_patch);
    const float4* q4 = reinterpret_cast<const float4*>(charge + (size_t)patch * per_patch);
#pragma unroll 2
    for (int i = t; i < per_patch / 4; i += NT) {
        const float4 xv = x4[i], qv = q4[i];
        const float x[4] = {xv.x, xv.y, xv.z, xv.w};
        const float q[4] = {qv.x, qv.y, qv.z, qv.w};
#pragma unroll
        for (int k = 0; k < 4; k++) {
            const int cell = min(max((int)x[k], 0), CELLS - 1);
            const float right = x[k] - cell;
            node[cell][t] += q[k] * (1.0f - right);
            node[cell + 1][t] += q[k] * right;
        }
    }
    __syncthreads();
    for (int c = t >> 5; c <= CELLS; c += NT / 32) {
        float s = 0.0f;
#pragma unroll
        for (int k = 0; k < NT / 32; k++) s += node[c][(t & 31) + 32 * k];
#pragma unroll
        for (int d = 16; d > 0; d >>= 1) s += __shfl_xor_sync(0xffffffffu, s, d);
        if ((t & 31) == 0) rho[patch * (CELLS + 1) + c] = s;
    }
}
