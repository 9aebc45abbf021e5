// Windowed energy of every recorded row; rows lie `pitch` samples apart. One block per row.
__global__ void row_energy(const float* __restrict__ x, const float* __restrict__ window,
                           float* __restrict__ energy, int rows, int cols, int pitch)
{
    __shared__ float part[32];
    int r = blockIdx.x;
    if (r >= rows) return;
    float sum = 0.f;
    for (int c = threadIdx.x; c < cols; c += blockDim.x) {
        float v = x[(long long)r * pitch + c] * window[c];
        sum += v * v;
    }
    for (int o = 16; o > 0; o >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, o);
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (lane == 0) part[warp] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        float total = 0.f;
        for (int w = 0; w < (int)blockDim.x / 32; ++w) total += part[w];
        energy[r] = total;
    }
}
