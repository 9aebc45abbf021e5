// Online games: score of every guild and its best single event, from the events of an evening.
#define GUILDS 24

extern "C" __global__ void guild_score(const int* guild, const int* points, int* score, int* best, int n_events)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n_events) return;
    const int g = guild[i];
    if (g < 0 || g >= GUILDS) return;       // players without a guild
    atomicAdd(score + g, points[i]);
    atomicMax(best + g, points[i]);
}
