// Hydrology: implicit heat step in the soil columns of a land-surface model (a tridiagonal system a column).
// At most 24 layers (as the model has); the factors stay in registers, six layers are loaded at once.
#define MAX_LAYERS 24
#define AHEAD 6             // layers loaded at once

extern "C" __global__ void __launch_bounds__(128)
soil_heat_twin(const float* __restrict__ temperature, const float* __restrict__ conductivity,
               const float* __restrict__ capacity, float* __restrict__ next, int n_columns, int n_layers, float ratio)
{
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (column >= n_columns) return;
    float upper[MAX_LAYERS], right[MAX_LAYERS];
    float above = 0.0f, last_upper = 0.0f, last_right = 0.0f;
#pragma unroll
    for (int z0 = 0; z0 < MAX_LAYERS; z0 += AHEAD) {
        float heat[AHEAD], conduct[AHEAD], store[AHEAD];
#pragma unroll
        for (int k = 0; k < AHEAD; ++k) {
            const size_t at = (size_t)min(z0 + k, n_layers - 1) * n_columns + column;
            heat[k] = temperature[at];
            conduct[k] = conductivity[at];
            store[k] = capacity[at];
        }
#pragma unroll
        for (int k = 0; k < AHEAD; ++k) {
            const float below = z0 + k + 1 < n_layers ? conduct[k] : 0.0f;
            const float scale = ratio / store[k];
            const float a = -scale * above, c = -scale * below;
            const float pivot = 1.0f / fmaf(-a, last_upper, fmaf(scale, above + below, 1.0f));
            last_upper = upper[z0 + k] = c * pivot;
            last_right = right[z0 + k] = fmaf(-a, last_right, heat[k]) * pivot;
            above = below;
        }
    }
    float deeper = 0.0f;
#pragma unroll
    for (int z = MAX_LAYERS - 1; z >= 0; --z) {
        if (z >= n_layers) continue;
        deeper = fmaf(-upper[z], deeper, right[z]);
        next[(size_t)z * n_columns + column] = deeper;
    }
}
