// Climate model output: conservative remapping of a fine field onto a coarse grid by precomputed links (source cell and weight).
__global__ void regrid_apply(const float* field, const int* source, const float* weight, float* coarse,
                             int n_cells, int n_links)
{
    const int cell = blockIdx.x * blockDim.x + threadIdx.x;
    if (cell >= n_cells) return;
    coarse[cell] = 0.0f;
    for (int k = 0; k < n_links; ++k) {
        const int l = k * n_cells + cell;
        coarse[cell] = fmaf(weight[l], field[source[l]], coarse[cell]);
    }
}
