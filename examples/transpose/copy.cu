// The roof: a copy of the same matrix. It moves the bytes that a transpose must, and does nothing else.
//
// 16 bytes at a time, four in flight per thread; a block copies its part from end to end.

__global__ void copy(int rows, int cols, const float *in, float *out)
{
    constexpr int AHEAD = 4;
    const float4 *from = reinterpret_cast<const float4 *>(in);
    float4 *to = reinterpret_cast<float4 *>(out);
    const size_t count = size_t(rows) * cols / 4;
    const size_t first = size_t(AHEAD) * blockDim.x * blockIdx.x + threadIdx.x;
    float4 moved[AHEAD];
#pragma unroll
    for (int i = 0; i < AHEAD; i++)
        if (first + i * blockDim.x < count)
            moved[i] = from[first + i * blockDim.x];
#pragma unroll
    for (int i = 0; i < AHEAD; i++)
        if (first + i * blockDim.x < count)
            to[first + i * blockDim.x] = moved[i];
}
