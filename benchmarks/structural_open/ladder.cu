// Reduction ladders from `tid % (2 * s)` on, and loads of bytes one by one; and what an expert makes of them.

#define THREADS 256

__global__ void ladder(const float *in, float *out, int n) {
    __shared__ float part[THREADS];
    unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? in[i] * in[i] : 0.0f;
    __syncthreads();
    for (unsigned s = 1; s < blockDim.x; s *= 2) {
        if (t % (2 * s) == 0) part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

// The same pairs: neighbours first within a warp, by shuffles; then the warps' sums.
__global__ void ladder_twin(const float *in, float *out, int n) {
    __shared__ float part[THREADS / 32];
    unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    float sum = i < n ? in[i] * in[i] : 0.0f;
    for (int s = 1; s < 32; s *= 2) sum += __shfl_down_sync(~0u, sum, s);
    if (t % 32 == 0) part[t / 32] = sum;
    __syncthreads();
    if (t < 32) {
        sum = t < THREADS / 32 ? part[t] : 0.0f;
        for (int s = 1; s < THREADS / 32; s *= 2) sum += __shfl_down_sync(~0u, sum, s);
        if (t == 0) out[blockIdx.x] = sum;
    }
}

__global__ void byte_moments(const unsigned char *in, unsigned *out, int packets) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= packets) return;
    const unsigned char *own = in + (size_t)p * 16;
    unsigned sum = 0, squares = 0;
    for (int k = 0; k < 16; k++) {
        sum += own[k];
        squares += own[k] * own[k];
    }
    out[2 * p] = sum;
    out[2 * p + 1] = squares;
}

__global__ void byte_moments_twin(const unsigned char *in, unsigned *out, int packets) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= packets) return;
    uint4 own = reinterpret_cast<const uint4 *>(in)[p];
    unsigned words[4] = {own.x, own.y, own.z, own.w};
    unsigned sum = 0, squares = 0;
    for (int k = 0; k < 16; k++) {
        unsigned each = (words[k / 4] >> (8 * (k % 4))) & 0xff;
        sum += each;
        squares += each * each;
    }
    reinterpret_cast<uint2 *>(out)[p] = make_uint2(sum, squares);
}

__global__ void narrow_pixels(const unsigned char *in, unsigned char *out, int pixels) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= pixels / 4) return;
    for (int k = 0; k < 4; k++) {
        int at = 4 * p + k;
        out[at] = (unsigned char)((77 * in[at] + 29) >> 8);
    }
}

__global__ void narrow_pixels_twin(const uchar4 *in, uchar4 *out, int pixels) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= pixels / 4) return;
    uchar4 own = in[p];
    own.x = (unsigned char)((77 * own.x + 29) >> 8);
    own.y = (unsigned char)((77 * own.y + 29) >> 8);
    own.z = (unsigned char)((77 * own.z + 29) >> 8);
    own.w = (unsigned char)((77 * own.w + 29) >> 8);
    out[p] = own;
}
