// Electronics manufacturing: moments of brightness and peak of every solder joint window (32 x 32 pixels) in an X-ray image.
#define WIN 32
#define WARPS 8

// A warp a window: two lanes a row of 32 bytes, two 16-byte loads a lane; sums and maximum by shuffles, no shared memory.
__global__ void __launch_bounds__(32 * WARPS)
joint_moments_twin(const unsigned char* __restrict__ image, int4* __restrict__ result, int pitch4, int floor_level)
{
    const int lane = threadIdx.x & 31;
    const int per_row = pitch4 * 4 / WIN;
    const int win = blockIdx.x * WARPS + (threadIdx.x >> 5);
    if (win >= per_row) return;
    const unsigned char* at = image + (size_t)blockIdx.y * WIN * pitch4 * 4 + win * WIN + (lane & 1) * 16;

    uint4 q[2];
#pragma unroll
    for (int k = 0; k < 2; ++k) q[k] = *reinterpret_cast<const uint4*>(at + (size_t)(16 * k + (lane >> 1)) * pitch4 * 4);

    int m00 = 0, m10 = 0, m01 = 0, peak = 0;
#pragma unroll
    for (int k = 0; k < 2; ++k) {
        const unsigned w[4] = {q[k].x, q[k].y, q[k].z, q[k].w};
        int row = 0;
#pragma unroll
        for (int j = 0; j < 16; ++j) {
            int v = (int)(w[j / 4] >> 8 * (j % 4) & 255u);
            v = v > floor_level ? v : 0;
            row += v;
            m10 += v * j;
            peak = max(peak, v);
        }
        m00 += row;
        m01 += row * (16 * k + (lane >> 1));
    }
    m10 += m00 * ((lane & 1) * 16);
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        m00 += __shfl_xor_sync(0xffffffffu, m00, d);
        m10 += __shfl_xor_sync(0xffffffffu, m10, d);
        m01 += __shfl_xor_sync(0xffffffffu, m01, d);
        peak = max(peak, __shfl_xor_sync(0xffffffffu, peak, d));
    }
    if (lane == 0) result[blockIdx.y * per_row + win] = make_int4(m00, m10, m01, peak);
}
