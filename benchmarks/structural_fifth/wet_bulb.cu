// Heat stress climatology: wet-bulb temperature (Stull 2011) and a simplified WBGT of a grid of temperature and humidity.
struct HeatStress {
    float wet_bulb;
    float wbgt;
};

__device__ inline HeatStress heat_stress(float t, float rh)
{
    HeatStress h;
    h.wet_bulb = t * atan(0.151977 * pow(rh + 8.313659, 0.5)) + atan(t + rh) - atan(rh - 1.676331)
               + 0.00391838 * pow(rh, 1.5) * atan(0.023101 * rh) - 4.686035;
    h.wbgt = 0.7 * h.wet_bulb + 0.3 * t;
    return h;
}

__global__ void wet_bulb(const float* __restrict__ temperature, const float* __restrict__ humidity, float* __restrict__ tw,
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
