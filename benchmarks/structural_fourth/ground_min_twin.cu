// Bare-earth filter of a lidar surface grid: lowest height in a 15 x 15 window, cut at the border. Rows first, then
// columns, from a tile in shared memory; eight neighbouring results a thread share their partial minima.
#define R 7
#define TX 32
#define TY 64
#define HX (TX + 2 * R)
#define HY (TY + 2 * R)
#define PX (HX + 1)
#define RUN 8

__device__ __forceinline__ void slide_min(float v[RUN + 2 * R])
{
    // minima of 2, 4, 8 and then (two overlapping eights) 15 neighbours
#pragma unroll
    for (int i = 0; i < RUN + 13; i++) v[i] = fminf(v[i], v[i + 1]);
#pragma unroll
    for (int i = 0; i < RUN + 11; i++) v[i] = fminf(v[i], v[i + 2]);
#pragma unroll
    for (int i = 0; i < RUN + 7; i++) v[i] = fminf(v[i], v[i + 4]);
#pragma unroll
    for (int i = 0; i < RUN; i++) v[i] = fminf(v[i], v[i + 7]);
}

__global__ void __launch_bounds__(256)
ground_min_twin(const float* __restrict__ height, float* __restrict__ ground, int n_cols, int n_rows)
{
    __shared__ float tile[HY][PX];
    __shared__ float rowmin[HY][TX + 1];
    const int tid = threadIdx.x;
    const int c0 = blockIdx.x * TX, r0 = blockIdx.y * TY;

    for (int i = tid; i < HY * HX; i += 256) {
        const int y = i / HX, x = i % HX;
        const int r = r0 + y - R, c = c0 + x - R;
        tile[y][x] = r >= 0 && r < n_rows && c >= 0 && c < n_cols ? height[r * n_cols + c] : __int_as_float(0x7f800000);
    }
    __syncthreads();

    float v[RUN + 2 * R];
    for (int i = tid; i < HY * (TX / RUN); i += 256) {
        const int y = i % HY, x = i / HY * RUN;
#pragma unroll
        for (int k = 0; k < RUN + 2 * R; k++) v[k] = tile[y][x + k];
        slide_min(v);
#pragma unroll
        for (int k = 0; k < RUN; k++) rowmin[y][x + k] = v[k];
    }
    __syncthreads();

    const int x = tid % TX, y = tid / TX * RUN;
#pragma unroll
    for (int k = 0; k < RUN + 2 * R; k++) v[k] = rowmin[y + k][x];
    slide_min(v);
#pragma unroll
    for (int k = 0; k < RUN; k++)
        if (r0 + y + k < n_rows && c0 + x < n_cols) ground[(r0 + y + k) * n_cols + c0 + x] = v[k];
}
