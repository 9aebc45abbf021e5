// Electronics manufacturing: moments of brightness and peak of every solder joint window (32 x 32 pixels) in an X-ray image.
#define WIN 32
#define LANES_X (WIN / 4)
#define NT (LANES_X * WIN)

struct __align__(16) Moments {
    int m00, m10, m01, peak;
};

__device__ inline void add_pixel(Moments& m, int v, int x, int y, int floor_level)
{
    if (v <= floor_level) return;
    m.m00 += v;
    m.m10 += v * x;
    m.m01 += v * y;
    m.peak = max(m.peak, v);
}

__global__ void joint_moments(const uchar4* __restrict__ image, Moments* __restrict__ result, int pitch4, int floor_level)
{
    __shared__ Moments part[NT];
    const int tid = threadIdx.y * LANES_X + threadIdx.x;
    const uchar4 p = image[(size_t)(blockIdx.y * WIN + threadIdx.y) * pitch4 + blockIdx.x * LANES_X + threadIdx.x];

    Moments m = {0, 0, 0, 0};
    const int x = 4 * threadIdx.x, y = threadIdx.y;
    add_pixel(m, p.x, x + 0, y, floor_level);
    add_pixel(m, p.y, x + 1, y, floor_level);
    add_pixel(m, p.z, x + 2, y, floor_level);
    add_pixel(m, p.w, x + 3, y, floor_level);
    part[tid] = m;
    __syncthreads();

    for (int step = 1; step < NT; step *= 2) {
        if (tid % (2 * step) == 0) {
            part[tid].m00 += part[tid + step].m00;
            part[tid].m10 += part[tid + step].m10;
            part[tid].m01 += part[tid + step].m01;
            part[tid].peak = max(part[tid].peak, part[tid + step].peak);
        }
        __syncthreads();
    }
    if (tid == 0) result[blockIdx.y * gridDim.x + blockIdx.x] = part[0];
}
