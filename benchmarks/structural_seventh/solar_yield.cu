// Solar energy: yearly yield of the modules of a park, each with its tilt and azimuth (radians), from a table of days.
struct Sun { float east, north, up, power; };

__device__ Sun sun_at(float day, float hour, float latitude)
{
    const float declination = 0.40928f * sinf(__fmul_rn(0.0172142f, day + 284.0f));
    const float angle = __fmul_rn(0.2617994f, hour - 12.0f);
    Sun s;
    s.up = fmaf(cosf(latitude) * cosf(declination), cosf(angle), __fmul_rn(sinf(latitude), sinf(declination)));
    s.north = fmaf(-sinf(latitude) * cosf(declination), cosf(angle), __fmul_rn(cosf(latitude), sinf(declination)));
    s.east = -cosf(declination) * sinf(angle);
    s.power = s.up > 0.01f ? 1353.0f * powf(0.7f, powf(1.0f / s.up, 0.678f)) : 0.0f;
    return s;
}

extern "C" __global__ void solar_yield(const float* tilt, const float* azimuth, const float* days, float* yield_kwh,
                                       int n_modules, int n_days, float latitude)
{
    const int m = blockIdx.x * blockDim.x + threadIdx.x;
    if (m >= n_modules) return;
    float energy = 0.0f;
    for (int d = 0; d < n_days; ++d) {
        for (int hour = 5; hour < 21; ++hour) {
            const Sun s = sun_at(days[d], (float)hour, latitude);
            const float flat = fmaf(sinf(azimuth[m]), s.east, __fmul_rn(cosf(azimuth[m]), s.north));
            const float facing = fmaf(sinf(tilt[m]), flat, __fmul_rn(cosf(tilt[m]), s.up));
            energy = fmaf(s.power, fmaxf(facing, 0.0f), energy);
        }
    }
    yield_kwh[m] = 1e-3f * energy;
}
