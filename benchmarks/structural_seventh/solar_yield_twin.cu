// Solar energy: yearly yield of the modules of a park, each with its tilt and azimuth (radians), from a table of days.
// A block makes the sun's places once, for all of its modules.
#define HOURS 16
#define CHUNK 32            // days at a time

__device__ __forceinline__ float4 sun_at(float day, float hour, float latitude)
{
    const float declination = 0.40928f * sinf(__fmul_rn(0.0172142f, day + 284.0f));
    const float angle = __fmul_rn(0.2617994f, hour - 12.0f);
    const float up = fmaf(cosf(latitude) * cosf(declination), cosf(angle), __fmul_rn(sinf(latitude), sinf(declination)));
    const float north = fmaf(-sinf(latitude) * cosf(declination), cosf(angle), __fmul_rn(cosf(latitude), sinf(declination)));
    const float east = -cosf(declination) * sinf(angle);
    const float power = up > 0.01f ? 1353.0f * powf(0.7f, powf(1.0f / up, 0.678f)) : 0.0f;
    return make_float4(east, north, up, power);
}

extern "C" __global__ void __launch_bounds__(256)
solar_yield_twin(const float* __restrict__ tilt, const float* __restrict__ azimuth, const float* __restrict__ days,
                 float* __restrict__ yield_kwh, int n_modules, int n_days, float latitude)
{
    __shared__ float4 sun[CHUNK * HOURS];
    const int m = blockIdx.x * blockDim.x + threadIdx.x;
    const float t = m < n_modules ? tilt[m] : 0.0f, a = m < n_modules ? azimuth[m] : 0.0f;
    const float sin_t = sinf(t), cos_t = cosf(t), sin_a = sinf(a), cos_a = cosf(a);
    float energy = 0.0f;
    for (int d0 = 0; d0 < n_days; d0 += CHUNK) {
        const int many = HOURS * min(CHUNK, n_days - d0);
        for (int i = threadIdx.x; i < many; i += blockDim.x)
            sun[i] = sun_at(days[d0 + i / HOURS], (float)(5 + i % HOURS), latitude);
        __syncthreads();
#pragma unroll 8
        for (int i = 0; i < many; ++i) {
            const float4 s = sun[i];
            const float flat = fmaf(sin_a, s.x, __fmul_rn(cos_a, s.y));
            const float facing = fmaf(sin_t, flat, __fmul_rn(cos_t, s.z));
            energy = fmaf(s.w, fmaxf(facing, 0.0f), energy);
        }
        __syncthreads();
    }
    if (m < n_modules) yield_kwh[m] = 1e-3f * energy;
}
