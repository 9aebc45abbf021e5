// Databases: zone map of a column - smallest and largest value and the sum of every zone of 256 rows.
#define ZONE 256
#define WARPS 8
typedef long long bigint;

// A warp a zone: eight rows a lane in two 16-byte loads, then shuffles.
__global__ void __launch_bounds__(32 * WARPS)
zone_maps_twin(const int* __restrict__ column, int2* __restrict__ range, bigint* __restrict__ sum, int n_rows)
{
    const int lane = threadIdx.x & 31;
    const int zone = blockIdx.x * WARPS + (threadIdx.x >> 5);
    const int first = zone * ZONE;
    if (first >= n_rows) return;
    int low = 0x7fffffff, high = (int)0x80000000;
    bigint total = 0;
    if (first + ZONE <= n_rows) {
        const int4* c = (const int4*)(column + first);
        const int4 a = c[lane], b = c[lane + 32];
        low = min(min(min(a.x, a.y), min(a.z, a.w)), min(min(b.x, b.y), min(b.z, b.w)));
        high = max(max(max(a.x, a.y), max(a.z, a.w)), max(max(b.x, b.y), max(b.z, b.w)));
        total = ((bigint)a.x + a.y) + ((bigint)a.z + a.w) + ((bigint)b.x + b.y) + ((bigint)b.z + b.w);
    } else {
        for (int r = first + lane; r < n_rows; r += 32) {
            const int v = column[r];
            low = min(low, v);
            high = max(high, v);
            total += v;
        }
    }
#pragma unroll
    for (int d = 16; d > 0; d >>= 1) {
        low = min(low, __shfl_xor_sync(0xffffffffu, low, d));
        high = max(high, __shfl_xor_sync(0xffffffffu, high, d));
        total += __shfl_xor_sync(0xffffffffu, total, d);
    }
    if (lane == 0) {
        range[zone] = make_int2(low, high);
        sum[zone] = total;
    }
}
