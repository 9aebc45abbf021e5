// Windowed energy of every recorded row; rows lie `pitch` samples apart.
__global__ void row_energy(const float* __restrict__ x, const float* __restrict__ window,
                           float* __restrict__ energy, int rows, int cols, int pitch)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    float sum = 0.f;
    for (int c = 0; c < cols; ++c) {
        float v = x[(long long)r * pitch + c] * window[c];
        sum += v * v;
    }
    energy[r] = sum;
}
