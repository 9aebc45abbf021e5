// Stellar dynamics: softened acceleration of tracer stars by the mass points of a halo (tile of sources in shared
// memory, two stars a thread).
#define TILE 256

__device__ __forceinline__ void pull(float4 s, float x, float y, float z, float eps2, float& ax, float& ay, float& az)
{
    const float dx = s.x - x, dy = s.y - y, dz = s.z - z;
    const float r2 = fmaf(dx, dx, fmaf(dy, dy, fmaf(dz, dz, eps2)));
    float inv;
    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inv) : "f"(r2));
    const float w = s.w * inv * (inv * inv);
    ax = fmaf(w, dx, ax);
    ay = fmaf(w, dy, ay);
    az = fmaf(w, dz, az);
}

__global__ void __launch_bounds__(TILE)
grav_field(const float4* __restrict__ star, const float4* __restrict__ halo, float4* __restrict__ acc,
           int n_stars, int n_halo, float eps2)
{
    __shared__ float4 src[TILE];
    const int i = blockIdx.x * (2 * TILE) + threadIdx.x, j = i + TILE;
    const float4 zero = make_float4(0.f, 0.f, 0.f, 0.f);
    const float4 p = i < n_stars ? star[i] : zero;
    const float4 q = j < n_stars ? star[j] : zero;
    float ax = 0.f, ay = 0.f, az = 0.f, bx = 0.f, by = 0.f, bz = 0.f;
    for (int h = 0; h < n_halo; h += TILE) {
        src[threadIdx.x] = h + threadIdx.x < n_halo ? halo[h + threadIdx.x] : zero;
        __syncthreads();
#pragma unroll 16
        for (int k = 0; k < TILE; ++k) {
            const float4 s = src[k];
            pull(s, p.x, p.y, p.z, eps2, ax, ay, az);
            pull(s, q.x, q.y, q.z, eps2, bx, by, bz);
        }
        __syncthreads();
    }
    if (i < n_stars) acc[i] = make_float4(ax, ay, az, 0.f);
    if (j < n_stars) acc[j] = make_float4(bx, by, bz, 0.f);
}
