// Live-cell microscopy: automatic contrast of every cropped cell image (16-bit camera counts to 0..1).
#define PATCH_W 48
#define PATCH_H 40
#define PATCH_N (PATCH_W * PATCH_H)
#define EDGE 16

struct Range {
    int lo, hi;
};

__device__ inline Range widen(Range a, Range b)
{
    Range r;
    r.lo = min(a.lo, b.lo);
    r.hi = max(a.hi, b.hi);
    return r;
}

__global__ void patch_contrast(const unsigned short* counts, float* shown, int n_patches)
{
    __shared__ Range seen[EDGE * EDGE];
    const int tid = threadIdx.y * EDGE + threadIdx.x;
    const int first = blockIdx.y * gridDim.x + blockIdx.x;

    for (int p = first; p < n_patches; p += gridDim.x * gridDim.y) {
        const unsigned short* src = counts + (size_t)p * PATCH_N;
        float* dst = shown + (size_t)p * PATCH_N;

        Range mine = {65535, 0};
        for (int y = threadIdx.y; y < PATCH_H; y += EDGE)
            for (int x = threadIdx.x; x < PATCH_W; x += EDGE) {
                const int c = src[y * PATCH_W + x];
                mine = widen(mine, Range{c, c});
            }
        seen[tid] = mine;
        __syncthreads();
        for (int half = EDGE * EDGE / 2; half >= 1; half /= 2) {
            if (tid < half) seen[tid] = widen(seen[tid], seen[tid + half]);
            __syncthreads();
        }
        const Range all = seen[0];
        const float gain = all.hi > all.lo ? 1.0f / (float)(all.hi - all.lo) : 0.0f;

        for (int y = threadIdx.y; y < PATCH_H; y += EDGE)
            for (int x = threadIdx.x; x < PATCH_W; x += EDGE)
                dst[y * PATCH_W + x] = (float)(src[y * PATCH_W + x] - all.lo) * gain;
        __syncthreads();
    }
}
