// Few threads, each with a long loop of independent iterations; and what an expert makes of it.

__global__ void chunks(const float *x, float *y, float a, int each) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < each; k++) {
        int i = t * each + k;
        y[i] = a * x[i] + y[i];
    }
}

__global__ void chunks_twin(const float *x, float *y, float a, int each) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] = a * x[i] + y[i];
}

__global__ void columns(const float *in, float *out, int width, int rows) {
    int c = blockIdx.x * blockDim.x + threadIdx.x;
    for (int r = 0; r < rows; r++) {
        float v = in[r * width + c];
        out[r * width + c] = v > 0.5f ? v * v : sqrtf(v);
    }
}

__global__ void columns_twin(const float *in, float *out, int width, int rows) {
    int c = threadIdx.x;
    int r = blockIdx.x;
    float v = in[r * width + c];
    out[r * width + c] = v > 0.5f ? v * v : sqrtf(v);
}

__device__ int escape(float re, float im, int limit) {
    float x = 0.0f, y = 0.0f;
    int n = 0;
    while (n < limit && x * x + y * y < 4.0f) {
        float t = x * x - y * y + re;
        y = 2.0f * x * y + im;
        x = t;
        n++;
    }
    return n;
}

__global__ void escapes(int *out, int width, int height, int limit) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= height) return;
    for (int c = 0; c < width; c++)
        out[r * width + c] = escape(-2.0f + 3.0f * c / width, -1.0f + 2.0f * r / height, limit);
}

__global__ void escapes_twin(int *out, int width, int height, int limit) {
    int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
    if (r >= height || c >= width) return;
    out[r * width + c] = escape(-2.0f + 3.0f * c / width, -1.0f + 2.0f * r / height, limit);
}
