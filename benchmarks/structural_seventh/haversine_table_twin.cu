// Geodesy: great-circle distances between the stations of a network and the events of a catalogue (radians, km).
#define EVENTS 32           // a block's share of the catalogue

extern "C" __global__ void haversine_table_twin(const float2* __restrict__ station, const float2* __restrict__ event,
                                                float* __restrict__ km, int n_stations, int n_events)
{
    __shared__ float3 chunk[EVENTS];
    const int e0 = blockIdx.y * EVENTS, many = min(EVENTS, n_events - e0);
    if (threadIdx.x < many) {
        const float2 e = event[e0 + threadIdx.x];
        chunk[threadIdx.x] = make_float3(e.x, e.y, cosf(e.x));
    }
    __syncthreads();

    const int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= n_stations) return;
    const float2 here = station[s];
    const float cos_here = cosf(here.x);
    float* out = km + (size_t)e0 * n_stations + s;
#pragma unroll 4
    for (int i = 0; i < many; ++i) {
        const float3 e = chunk[i];
        const float dlat = sinf(0.5f * (e.x - here.x));
        const float dlon = sinf(0.5f * (e.y - here.y));
        const float h = fminf(fmaf(cos_here * e.z, dlon * dlon, __fmul_rn(dlat, dlat)), 1.0f);
        out[(size_t)i * n_stations] = 12742.018f * asinf(sqrtf(h));
    }
}
