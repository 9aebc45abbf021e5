// Two kernels of one launch shape, and with an argument two that need each other on the GPU.
#include <cstdio>

__global__ void scale(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = 2.0f * x[i];
}

extern "C" __global__ void shifted(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = x[i] + 1.0f;
}

__global__ void waits(volatile int *flag) {
  while (*flag == 0) {
  }
}

__global__ void sets(volatile int *flag) { *flag = 1; }

int main(int count, char **) {
  const int n = 1 << 22;
  float *x;
  int *flag;
  cudaMalloc(&x, n * sizeof *x);
  cudaMalloc(&flag, sizeof *flag);
  cudaMemset(x, 0, n * sizeof *x);
  cudaMemset(flag, 0, sizeof *flag);
  for (int k = 0; k < 5; ++k) {
    scale<<<n / 256, 256>>>(x, n);
    shifted<<<n / 256, 256>>>(x, n);
  }
  if (count > 1) {
    cudaStream_t one, other;
    cudaStreamCreateWithFlags(&one, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking);
    cudaDeviceSynchronize();
    waits<<<1, 1, 0, one>>>(flag);
    sets<<<1, 1, 0, other>>>(flag);
  }
  cudaError_t status = cudaDeviceSynchronize();
  std::printf("%s\n", cudaGetErrorName(status));
  return status != cudaSuccess;
}
