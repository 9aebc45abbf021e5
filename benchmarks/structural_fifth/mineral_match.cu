// Mineralogy: best matching reference mineral for every measured point (squared distance over six element channels).
#define CHANNELS 6

struct Match {
    float dist;
    int index;
};

__global__ void mineral_match(const float* measured, const float* library, float* distance, int* mineral, int n_points, int n_refs)
{
    const int point = blockIdx.x * blockDim.x + threadIdx.x;
    if (point >= n_points) return;

    float m[CHANNELS];
    for (int c = 0; c < CHANNELS; ++c) m[c] = measured[point * CHANNELS + c];

    Match best = {3.0e38f, -1};
    for (int r = 0; r < n_refs; ++r) {
        float d = 0.0f;
        for (int c = 0; c < CHANNELS; ++c) {
            const float diff = m[c] - library[(size_t)c * n_refs + r];
            d = fmaf(diff, diff, d);
        }
        if (d < best.dist) {
            best.dist = d;
            best.index = r;
        }
    }
    distance[point] = best.dist;
    mineral[point] = best.index;
}
