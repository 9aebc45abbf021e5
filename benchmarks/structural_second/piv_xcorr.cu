// Particle image velocimetry: direct cross-correlation of interrogation windows.
// Frame A window (32x32) against frame B shifted by (dx,dy) in [-8,7].
// One block per window, thread (x,y) = one displacement.
#define WIN     32
#define SEARCH  16
#define MARGIN  32        // first window starts here; keeps B reads inside the frame

extern "C" __global__ void piv_xcorr(const float* __restrict__ frameA,
                                     const float* __restrict__ frameB,
                                     float* __restrict__ corr,
                                     int width)
{
    const int x0 = MARGIN + blockIdx.x * WIN;
    const int y0 = MARGIN + blockIdx.y * WIN;
    const int dx = (int)threadIdx.x - SEARCH / 2;
    const int dy = (int)threadIdx.y - SEARCH / 2;

    const float* a = frameA + y0 * width + x0;
    const float* b = frameB + (y0 + dy) * width + x0 + dx;

    float r = 0.0f;
    for (int y = 0; y < WIN; ++y)
        for (int x = 0; x < WIN; ++x)
            r += a[y * width + x] * b[y * width + x];

    const int window = blockIdx.y * gridDim.x + blockIdx.x;
    corr[(window * SEARCH + threadIdx.y) * SEARCH + threadIdx.x] = r;
}
