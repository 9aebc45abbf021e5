// Kernels whose PTX is damaged: loops, shared memory, barriers, shuffles, atomics, local arrays, calls.
extern "C" __global__ void scale(float *out, const float *in, float factor, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i] * factor;
}

extern "C" __global__ void rows(float *out, const float *in, float factor, int n) {
  __shared__ float tile[32][33];
  tile[threadIdx.y][threadIdx.x] = in[(threadIdx.y * 32 + threadIdx.x) % n];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 32; k++) sum += tile[threadIdx.x][k] * factor;
  for (int step = 16; step; step /= 2) sum += __shfl_down_sync(~0u, sum, step);
  if (threadIdx.x == 0) atomicAdd(out + threadIdx.y % n, sum);
}

__device__ double table[16];
__device__ __noinline__ double polynomial(double x, int n) {
  double y = 0;
  for (int k = 0; k < n % 16; k++) y = y * x + table[k];
  return y;
}
extern "C" __global__ void mixed(float *out, const float *in, float factor, int n) {
  int local[8];
  unsigned long long bits = __double_as_longlong(polynomial(in[threadIdx.x % n], n));
  for (int k = 0; k < 8; k++) local[(k + n) % 8] = int(bits >> k) % (n + 1);
  switch (n % 5) {
    case 0: out[threadIdx.x % n] = sqrtf(factor); break;
    case 1: out[threadIdx.x % n] = __sinf(factor) + local[n % 8]; break;
    default: out[threadIdx.x % n] = local[threadIdx.x % 8] / factor;
  }
}
