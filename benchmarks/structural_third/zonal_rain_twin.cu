// Zonal statistics of a rainfall raster: sum, cell count and maximum of every climate zone, a set per block.
#define ZONES 5

__global__ void __launch_bounds__(256)
zonal_rain_twin(const int* __restrict__ rain, const unsigned char* __restrict__ zone,
                int* __restrict__ zsum, int* __restrict__ zcount, int* __restrict__ zmax, int n)
{
    __shared__ int s_sum[8][ZONES], s_count[8][ZONES], s_max[8][ZONES];
    int sum[ZONES] = {}, count[ZONES] = {}, top[ZONES] = {};
    const int stride = blockDim.x * gridDim.x;

    // private tallies in registers, four cells in flight
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += 4 * stride) {
        int z[4], mm[4];
#pragma unroll
        for (int u = 0; u < 4; ++u) {
            const bool in = i < n - u * stride;
            z[u] = in ? zone[i + u * stride] : 255;
            mm[u] = in ? rain[i + u * stride] : 0;
        }
#pragma unroll
        for (int u = 0; u < 4; ++u)
#pragma unroll
            for (int k = 0; k < ZONES; ++k) {
                const int v = z[u] == k ? mm[u] : 0;
                sum[k] += v;
                count[k] += z[u] == k ? 1 : 0;
                top[k] = max(top[k], v);
            }
    }
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
#pragma unroll
    for (int k = 0; k < ZONES; ++k) {
#pragma unroll
        for (int d = 16; d > 0; d >>= 1) {
            sum[k] += __shfl_xor_sync(0xffffffffu, sum[k], d);
            count[k] += __shfl_xor_sync(0xffffffffu, count[k], d);
            top[k] = max(top[k], __shfl_xor_sync(0xffffffffu, top[k], d));
        }
        if (lane == 0) {
            s_sum[warp][k] = sum[k];
            s_count[warp][k] = count[k];
            s_max[warp][k] = top[k];
        }
    }
    __syncthreads();
    if (threadIdx.x < ZONES) {
        int a = 0, c = 0, m = 0;
        for (int w = 0; w < 8; ++w) {
            a += s_sum[w][threadIdx.x];
            c += s_count[w][threadIdx.x];
            m = max(m, s_max[w][threadIdx.x]);
        }
        const int o = blockIdx.x * ZONES + threadIdx.x;
        zsum[o] = a;
        zcount[o] = c;
        zmax[o] = m;
    }
}
