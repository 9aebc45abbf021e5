// 10^5 kernels that do next to nothing, launched one after the other: what tracing costs shows nowhere more.
// Prints the seconds of the launches, the wait for the last one included. A second argument: clock cycles that
// each kernel takes at least.

#include <chrono>
#include <cstdio>
#include <cstdlib>

__global__ void step(float *values, float by, long long cycles) {
    long long begin = clock64();
    values[threadIdx.x + blockIdx.x * blockDim.x] += by;
    while (clock64() - begin < cycles) {
    }
}

static void check(cudaError_t error) {
    if (error == cudaSuccess) return;
    std::fprintf(stderr, "%s\n", cudaGetErrorString(error));
    std::exit(1);
}

int main(int argc, char **argv) {
    int launches = argc > 1 ? std::atoi(argv[1]) : 100000;
    long long cycles = argc > 2 ? std::atoll(argv[2]) : 0;
    float *values = nullptr;
    check(cudaMalloc(&values, 132 * 256 * sizeof(float)));
    check(cudaMemset(values, 0, 132 * 256 * sizeof(float)));
    step<<<132, 256>>>(values, 0.0f, cycles);  // The module is loaded by the first launch.
    check(cudaDeviceSynchronize());
    auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < launches; ++i) step<<<132, 256>>>(values, 1.0f, cycles);
    check(cudaGetLastError());
    check(cudaDeviceSynchronize());
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    float first = 0;
    check(cudaMemcpy(&first, values, sizeof first, cudaMemcpyDeviceToHost));
    std::printf("%.9f\n", seconds.count());
    return first == static_cast<float>(launches) ? 0 : 3;  // Exact up to 2^24.
}
