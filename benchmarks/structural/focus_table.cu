// Round-trip delay and apodisation weight of every (sensor, focal point) pair.
__global__ void focus_table(const float* __restrict__ sx, const float* __restrict__ sz,
                            const float* __restrict__ px, const float* __restrict__ pz,
                            float* __restrict__ delay, float* __restrict__ weight,
                            int sensors, int points, float inv_c, float aperture)
{
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= sensors) return;
    float ex = sx[e], ez = sz[e];
    for (int p = 0; p < points; ++p) {
        float dx = px[p] - ex;
        float dz = pz[p] - ez;
        float r = sqrtf(dx * dx + dz * dz);
        float a = fabsf(dx) * aperture;
        long long at = (long long)e * points + p;
        delay[at] = (r + pz[p]) * inv_c;
        weight[at] = a < dz ? 1.0f - a / dz : 0.0f;
    }
}
