// Direct-summation gravity (star cluster), Plummer softening.
// pos: (x, y, z, mass); acc: (ax, ay, az, potential).  n a multiple of TILE.
constexpr int TILE = 128;

extern "C" __global__ void __launch_bounds__(TILE)
nbody_tile(const float4* __restrict__ pos, float4* __restrict__ acc, int n, float eps2)
{
    __shared__ float4 sh[TILE];

    const int i = blockIdx.x * TILE + threadIdx.x;
    const float4 me = pos[i];
    float ax = 0.f, ay = 0.f, az = 0.f, phi = 0.f;

    for (int j0 = 0; j0 < n; j0 += TILE) {
        sh[threadIdx.x] = pos[j0 + threadIdx.x];
        __syncthreads();
#pragma unroll 16
        for (int j = 0; j < TILE; ++j) {
            const float4 b = sh[j];                       // broadcast
            const float dx = b.x - me.x, dy = b.y - me.y, dz = b.z - me.z;
            const float r2 = dx * dx + dy * dy + dz * dz + eps2;
            const float ri = rsqrtf(r2);
            const float mr = b.w * ri;
            const float f  = mr * ri * ri;
            ax += f * dx;
            ay += f * dy;
            az += f * dz;
            phi -= mr;
        }
        __syncthreads();
    }
    acc[i] = make_float4(ax, ay, az, phi);
}
