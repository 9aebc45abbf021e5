// Kernels of different kinds, for the speed of the emulated device; numba_kernels.py has the same.
extern "C" {

__global__ void fma_bound(float *out, int rounds) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = i, b = i + 1, c = i + 2, d = i + 3;
    for (int k = 0; k < rounds; k++) {
        a = a * 0.999f + 0.5f;
        b = b * 0.998f + a;
        c = c * 0.997f + b;
        d = d * 0.996f + c;
    }
    out[i] = a + b + c + d;
}

__global__ void matmul(const float *a, const float *b, float *c, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0;
    for (int k = 0; k < n; k++) sum += a[y * n + k] * b[k * n + x];
    c[y * n + x] = sum;
}

__global__ void transpose(const float *in, float *out, int n) {
    __shared__ float tile[32][32];
    int x = blockIdx.x * 32, y = blockIdx.y * 32;
    for (int k = threadIdx.y; k < 32; k += 8) tile[k][threadIdx.x] = in[(y + k) * n + x + threadIdx.x];
    __syncthreads();
    for (int k = threadIdx.y; k < 32; k += 8) out[(x + k) * n + y + threadIdx.x] = tile[threadIdx.x][k];
}

__global__ void transpose_strided(const float *in, float *out, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    out[x * n + y] = in[y * n + x];
}

__global__ void divergent(const int *start, int *steps, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int value = start[i], count = 0;
    while (value != 1 && count < n) {
        if (value & 1) value = 3 * value + 1;
        else value /= 2;
        count++;
    }
    steps[i] = count;
}

__global__ void gather(const float *from, const int *index, float *to, int each) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, stride = gridDim.x * blockDim.x;
    float sum = 0;
    for (int k = 0; k < each; k++) sum += from[index[k * stride + i]];
    to[i] = sum;
}

__global__ void histogram(const int *values, int *bins, int each) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, stride = gridDim.x * blockDim.x;
    for (int k = 0; k < each; k++) atomicAdd(&bins[values[k * stride + i]], 1);
}

}
