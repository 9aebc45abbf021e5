// Hydrology: implicit heat step in the soil columns of a land-surface model (a tridiagonal system a column).
#define COLUMNS 64
#define MAX_LAYERS 90

extern "C" __global__ void soil_heat(const float* temperature, const float* conductivity, const float* capacity,
                                     float* next, int n_columns, int n_layers, float ratio)
{
    __shared__ float upper[MAX_LAYERS][COLUMNS];
    __shared__ float right[MAX_LAYERS][COLUMNS];
    const int tid = threadIdx.x;
    const int column = min((int)blockIdx.x * COLUMNS + tid, n_columns - 1);

    float above = 0.0f;                     // no flux through the surface
    for (int z = 0; z < n_layers; ++z) {
        const size_t at = (size_t)z * n_columns + column;
        const float below = z + 1 < n_layers ? conductivity[at] : 0.0f;
        const float scale = ratio / capacity[at];
        const float a = -scale * above, c = -scale * below;
        const float last_upper = z > 0 ? upper[z - 1][tid] : 0.0f;
        const float last_right = z > 0 ? right[z - 1][tid] : 0.0f;
        const float pivot = 1.0f / fmaf(-a, last_upper, fmaf(scale, above + below, 1.0f));
        upper[z][tid] = c * pivot;
        right[z][tid] = fmaf(-a, last_right, temperature[at]) * pivot;
        above = below;
        __syncthreads();
    }

    float deeper = 0.0f;
    for (int z = n_layers - 1; z >= 0; --z) {
        const float value = fmaf(-upper[z][tid], deeper, right[z][tid]);
        next[(size_t)z * n_columns + column] = value;
        deeper = value;
        __syncthreads();
    }
}
