// Driver assistance: matching cost volume of a rectified stereo pair, sum of absolute differences over 9 x 9 pixels.
#define R 4
#define TX 64               // results a tile in x
#define TY 32               // and in y
#define ND 8                // disparities a block
#define LW (TX + 2 * R)
#define RW (LW + ND - 1)
#define ROWS (TY + 2 * R)
#define SEG 8               // results a thread and pass
#define NT 256

__device__ __forceinline__ int clampi(int v, int hi) { return min(max(v, 0), hi); }

// Pixels come once into shared memory; the window is summed along x and then along y, each time as a running sum.
__global__ void __launch_bounds__(NT)
stereo_sad_twin(const unsigned char* __restrict__ left, const unsigned char* __restrict__ right,
                unsigned short* __restrict__ cost, int width, int height, int n_disp)
{
    __shared__ unsigned char sl[ROWS][LW + 4];
    __shared__ unsigned char sr[ROWS][RW + 1];
    __shared__ unsigned short hs[ROWS][TX + 2];
    const int x0 = blockIdx.x * TX, y0 = blockIdx.y * TY, d0 = blockIdx.z * ND;

    for (int i = threadIdx.x; i < ROWS * LW; i += NT) {
        const int r = i / LW, c = i % LW;
        sl[r][c] = left[clampi(y0 + r - R, height - 1) * width + clampi(x0 + c - R, width - 1)];
    }
    for (int i = threadIdx.x; i < ROWS * RW; i += NT) {
        const int r = i / RW, c = i % RW;
        sr[r][c] = right[clampi(y0 + r - R, height - 1) * width + clampi(x0 + c - R - d0 - (ND - 1), width - 1)];
    }
    const int x = threadIdx.x % TX, part = threadIdx.x / TX;

    for (int k = 0; k < ND && d0 + k < n_disp; ++k) {
        __syncthreads();
        for (int i = threadIdx.x; i < ROWS * (TX / SEG); i += NT) {
            const int r = i / (TX / SEG), c = i % (TX / SEG) * SEG;
            int ad[SEG + 2 * R];
#pragma unroll
            for (int j = 0; j < SEG + 2 * R; ++j) ad[j] = abs((int)sl[r][c + j] - (int)sr[r][c + j + (ND - 1) - k]);
            int sum = 0;
#pragma unroll
            for (int j = 0; j < 2 * R; ++j) sum += ad[j];
#pragma unroll
            for (int j = 0; j < SEG; ++j) {
                sum += ad[j + 2 * R];
                hs[r][c + j] = (unsigned short)sum;
                sum -= ad[j];
            }
        }
        __syncthreads();
        int sum = 0, v[SEG + 2 * R];
#pragma unroll
        for (int j = 0; j < SEG + 2 * R; ++j) v[j] = hs[part * SEG + j][x];
#pragma unroll
        for (int j = 0; j < 2 * R; ++j) sum += v[j];
#pragma unroll
        for (int j = 0; j < SEG; ++j) {
            sum += v[j + 2 * R];
            const int y = y0 + part * SEG + j;
            if (x0 + x < width && y < height) cost[((size_t)(d0 + k) * height + y) * width + x0 + x] = (unsigned short)sum;
            sum -= v[j];
        }
    }
}
