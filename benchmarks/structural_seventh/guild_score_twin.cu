// Online games: score of every guild and its best single event, from the events of an evening. Sums of a block first,
// apart for every warp.
#define GUILDS 24
#define WARPS 8

extern "C" __global__ void __launch_bounds__(32 * WARPS)
guild_score_twin(const int4* __restrict__ guild, const int4* __restrict__ points, int* __restrict__ score,
                 int* __restrict__ best, int n_events)
{
    __shared__ int sum[WARPS][GUILDS], top[WARPS][GUILDS];
    const int warp = threadIdx.x >> 5;
    for (int i = threadIdx.x; i < WARPS * GUILDS; i += blockDim.x) {
        (&sum[0][0])[i] = 0;
        (&top[0][0])[i] = -2147483647 - 1;
    }
    __syncthreads();

    auto add = [&](int g, int p) {
        if (g < 0 || g >= GUILDS) return;
        atomicAdd(&sum[warp][g], p);
        if (p > top[warp][g]) atomicMax(&top[warp][g], p);
    };
    const int step = gridDim.x * blockDim.x, first = blockIdx.x * blockDim.x + threadIdx.x, n4 = n_events >> 2;
    for (int i = first; i < n4; i += step) {
        const int4 g = guild[i], p = points[i];
        add(g.x, p.x);
        add(g.y, p.y);
        add(g.z, p.z);
        add(g.w, p.w);
    }
    for (int i = 4 * n4 + first; i < n_events; i += step) add(((const int*)guild)[i], ((const int*)points)[i]);
    __syncthreads();

    if (threadIdx.x >= GUILDS) return;
    int s = 0, t = -2147483647 - 1;
#pragma unroll
    for (int w = 0; w < WARPS; ++w) {
        s += sum[w][threadIdx.x];
        t = max(t, top[w][threadIdx.x]);
    }
    atomicAdd(score + threadIdx.x, s);
    atomicMax(best + threadIdx.x, t);
}
