// Climate model output: conservative remapping of a fine field onto a coarse grid by precomputed links (source cell and weight).
#define FLIGHT 8

// Eight links of a cell in flight; the sum stays in a register and keeps its order.
__global__ void __launch_bounds__(64)
regrid_apply_twin(const float* __restrict__ field, const int* __restrict__ source, const float* __restrict__ weight,
                  float* __restrict__ coarse, int n_cells, int n_links)
{
    const int cell = blockIdx.x * blockDim.x + threadIdx.x;
    if (cell >= n_cells) return;
    const int* src = source + cell;
    const float* wgt = weight + cell;
    float sum = 0.0f;
    int k = 0;
    int s[FLIGHT];
    float w[FLIGHT];
    if (n_links >= FLIGHT) {
#pragma unroll
        for (int f = 0; f < FLIGHT; ++f) {
            s[f] = src[f * n_cells];
            w[f] = wgt[f * n_cells];
        }
        for (; k + 2 * FLIGHT <= n_links; k += FLIGHT) {
            float v[FLIGHT], w2[FLIGHT];
            int s2[FLIGHT];
#pragma unroll
            for (int f = 0; f < FLIGHT; ++f) v[f] = field[s[f]];
#pragma unroll
            for (int f = 0; f < FLIGHT; ++f) {      // the links of the next round
                s2[f] = src[(k + FLIGHT + f) * n_cells];
                w2[f] = wgt[(k + FLIGHT + f) * n_cells];
            }
#pragma unroll
            for (int f = 0; f < FLIGHT; ++f) {
                sum = fmaf(w[f], v[f], sum);
                s[f] = s2[f];
                w[f] = w2[f];
            }
        }
        float v[FLIGHT];
#pragma unroll
        for (int f = 0; f < FLIGHT; ++f) v[f] = field[s[f]];
#pragma unroll
        for (int f = 0; f < FLIGHT; ++f) sum = fmaf(w[f], v[f], sum);
        k += FLIGHT;
    }
    for (; k < n_links; ++k) sum = fmaf(wgt[k * n_cells], field[src[k * n_cells]], sum);
    coarse[cell] = sum;
}
