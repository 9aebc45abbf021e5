// Heat stress climatology: wet-bulb temperature (Stull 2011) and a simplified WBGT of a grid of temperature and humidity.
struct HeatStress {
    float wet_bulb;
    float wbgt;
};

__device__ __forceinline__ HeatStress heat_stress(float t, float rh)
{
    HeatStress h;
    h.wet_bulb = t * atanf(0.151977f * sqrtf(rh + 8.313659f)) + (atanf(t + rh) - atanf(rh - 1.676331f))
               + 0.00391838f * rh * sqrtf(rh) * atanf(0.023101f * rh) - 4.686035f;
    h.wbgt = 0.7f * h.wet_bulb + 0.3f * t;
    return h;
}

__global__ void __launch_bounds__(256)
wet_bulb_twin(const float* __restrict__ temperature, const float* __restrict__ humidity, float* __restrict__ tw,
              float* __restrict__ wbgt, int n_lon, int n_lat)
{
    const int lon = blockIdx.x * blockDim.x + threadIdx.x;
    const int lat = blockIdx.y * blockDim.y + threadIdx.y;
    if (lon >= n_lon || lat >= n_lat) return;
    const int i = lat * n_lon + lon;
    const HeatStress h = heat_stress(temperature[i], humidity[i]);
    tw[i] = h.wet_bulb;
    wbgt[i] = h.wbgt;
}
