// Running sum of every trace. A trace is TRACE samples long.
#define TRACE 1024

__global__ void scan_traces(const int* __restrict__ in, int* __restrict__ out, int traces)
{
    __shared__ int buf[2][TRACE];
    int t = threadIdx.x;
    for (int s = 0; s < traces; ++s) {
        int cur = 0;
        buf[0][t] = in[(long long)s * TRACE + t];
        __syncthreads();
        for (int d = 1; d < TRACE; d <<= 1) {
            int v = buf[cur][t];
            if (t >= d) v += buf[cur][t - d];
            buf[cur ^ 1][t] = v;
            cur ^= 1;
            __syncthreads();
        }
        out[(long long)s * TRACE + t] = buf[cur][t];
        __syncthreads();
    }
}
