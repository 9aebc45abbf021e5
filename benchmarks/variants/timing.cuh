// What the programs of this folder share: memory, times, resources and a comparison, on the device.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#define CHECK(call)                                                                               \
    do {                                                                                          \
        const cudaError_t error_ = (call);                                                        \
        if (error_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_));  \
            std::exit(2);                                                                         \
        }                                                                                         \
    } while (0)

constexpr int BATCHES = 5, LAUNCHES = 10; // launches of a batch

template <class T> T *allocate(size_t count)
{
    T *made = nullptr;
    CHECK(cudaMalloc(&made, count * sizeof(T)));
    return made;
}

// Milliseconds of a launch, from the fastest of several batches.
template <class Launch> double best_time(Launch launch)
{
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    for (int i = 0; i < 2; i++)
        launch();
    float best = 1e30f;
    for (int batch = 0; batch < BATCHES; batch++) {
        CHECK(cudaEventRecord(start));
        for (int i = 0; i < LAUNCHES; i++)
            launch();
        CHECK(cudaEventRecord(stop));
        CHECK(cudaEventSynchronize(stop));
        float milliseconds = 0;
        CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
        best = std::min(best, milliseconds / LAUNCHES);
    }
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(stop));
    return best;
}

struct Resources {
    int registers, blocks; // blocks of an SM
    size_t local, shared;  // bytes of a thread, of a block
};

inline Resources resources_of(const void *kernel, int threads, size_t dynamic)
{
    cudaFuncAttributes attributes;
    CHECK(cudaFuncGetAttributes(&attributes, kernel));
    int blocks = 0;
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, dynamic));
    return {attributes.numRegs, blocks, attributes.localSizeBytes, attributes.sharedSizeBytes + dynamic};
}

template <class T>
__global__ void find_different(const T *found, const T *expected, size_t count, double tolerance,
                               unsigned long long *different)
{
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < count; i += size_t(gridDim.x) * blockDim.x) {
        const double bound = tolerance * fabs(double(expected[i]));
        if (!(fabs(double(found[i]) - double(expected[i])) <= bound))
            atomicAdd(different, 1ull);
    }
}

// Values that differ by more than `tolerance` of the expected one.
template <class T> size_t count_different(const T *found, const T *expected, size_t count, double tolerance = 0)
{
    auto *const different = allocate<unsigned long long>(1);
    unsigned long long result = 0;
    CHECK(cudaMemset(different, 0, sizeof result));
    find_different<<<1024, 256>>>(found, expected, count, tolerance, different);
    CHECK(cudaMemcpy(&result, different, sizeof result, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(different));
    return result;
}
