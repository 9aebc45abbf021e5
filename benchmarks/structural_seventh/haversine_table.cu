// Geodesy: great-circle distances between the stations of a network and the events of a catalogue (radians, km).
extern "C" __global__ void haversine_table(const float2* station, const float2* event, float* km, int n_stations, int n_events)
{
    const int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= n_stations) return;

    const float2 here = station[s];
    const float cos_here = cosf(here.x);
    const float2* e = event;
    float* out = km + s;
    while (e < event + n_events) {
        const float dlat = sinf(0.5f * (e->x - here.x));
        const float dlon = sinf(0.5f * (e->y - here.y));
        float h = fmaf(cos_here * cosf(e->x), dlon * dlon, __fmul_rn(dlat, dlat));
        if (h > 1.0f) h = 1.0f;
        *out = 12742.018f * asinf(sqrtf(h));
        out += n_stations;
        ++e;
    }
}
