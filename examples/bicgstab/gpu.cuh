// The operations of the solver on the GPU.
#pragma once

#include "cpu.h"
#include "jacobi_smooth.cu"
#include "spmv.cu"
#include "vectors.cuh"

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

// Inverts the diagonal block of each row; once per matrix, a thread per row.
__global__ void jacobi_invert_diag(int rows, const int *row_start, const int *columns,
                                   const double *values, double *inverse)
{
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows)
        return;
    for (int block = row_start[row]; block < row_start[row + 1]; block++)
        if (columns[block] == row)
            invert(values + size_t(16) * block, inverse + size_t(16) * row);
}

// Memory of the device, freed at the end of its scope.
template <class T>
class Array {
public:
    explicit Array(std::size_t count) : size(count)
    {
        CHECK(cudaMalloc(&data, size * sizeof(T)));
        CHECK(cudaMemset(data, 0, size * sizeof(T)));
    }
    explicit Array(const std::vector<T> &from) : Array(from.size())
    {
        CHECK(cudaMemcpy(data, from.data(), size * sizeof(T), cudaMemcpyHostToDevice));
    }
    Array(Array &&other) noexcept : data(std::exchange(other.data, nullptr)), size(other.size) {}
    Array &operator=(Array &&) = delete;
    ~Array() { cudaFree(data); }

    std::vector<T> host() const
    {
        std::vector<T> copy(size);
        CHECK(cudaMemcpy(copy.data(), data, size * sizeof(T), cudaMemcpyDeviceToHost));
        return copy;
    }

    T *data = nullptr;
    std::size_t size;
};

// Device time from `start` to `stop`, summed up over all pairs at the end: no call waits for it.
class Stopwatch {
public:
    Stopwatch() = default;
    Stopwatch(const Stopwatch &) = delete;
    Stopwatch &operator=(const Stopwatch &) = delete;
    ~Stopwatch() { clear(); }

    void clear()
    {
        for (cudaEvent_t event : events)
            cudaEventDestroy(event);
        events.clear();
    }
    void start() { mark(); }
    void stop() { mark(); }
    int calls() const { return int(events.size() / 2); }

    double milliseconds() const
    {
        double sum = 0;
        CHECK(cudaDeviceSynchronize());
        for (std::size_t i = 0; i + 1 < events.size(); i += 2) {
            float between = 0;
            CHECK(cudaEventElapsedTime(&between, events[i], events[i + 1]));
            sum += between;
        }
        return sum;
    }

private:
    void mark()
    {
        cudaEvent_t event;
        CHECK(cudaEventCreate(&event));
        CHECK(cudaEventRecord(event));
        events.push_back(event);
    }

    std::vector<cudaEvent_t> events;
};

class Gpu {
public:
    using Vector = Array<double>;

    explicit Gpu(const Matrix &m)
        : rows(m.rows), row_start(m.row_start), columns(m.columns), values(m.values),
          inverse(16 * std::size_t(m.rows)), partial(PARTIAL), result(1)
    {
        jacobi_invert_diag<<<blocks(rows), BLOCK>>>(rows, row_start.data, columns.data, values.data,
                                                    inverse.data);
        CHECK(cudaGetLastError());
    }

    Vector vector() const { return Vector(4 * std::size_t(rows)); }

    void spmv(const Vector &x, Vector &y)
    {
        spmv_time.start();
        ::spmv<<<blocks(std::size_t(rows) * THREADS_PER_ROW), BLOCK>>>(
            rows, row_start.data, columns.data, values.data, x.data, y.data);
        CHECK(cudaGetLastError());
        spmv_time.stop();
    }

    void jacobi_smooth(const Vector &x, Vector &y)
    {
        smooth_time.start();
        ::jacobi_smooth<<<blocks(std::size_t(rows) * SMOOTH_THREADS_PER_ROW), BLOCK>>>(
            rows, inverse.data, x.data, y.data);
        CHECK(cudaGetLastError());
        smooth_time.stop();
    }

    double dot(const Vector &x, const Vector &y)
    {
        ::dot<<<PARTIAL, BLOCK>>>(int(x.size), x.data, y.data, partial.data);
        return reduced();
    }

    double l2_norm(const Vector &x)
    {
        ::l2_norm<<<PARTIAL, BLOCK>>>(int(x.size), x.data, partial.data);
        return std::sqrt(reduced());
    }

    void axpby(double a, const Vector &x, double b, const Vector &y, Vector &w)
    {
        ::axpby<<<blocks(w.size), BLOCK>>>(int(w.size), a, x.data, b, y.data, w.data);
        CHECK(cudaGetLastError());
    }

    void axpbypcz(double a, const Vector &x, double b, const Vector &y, double c, const Vector &z,
                  Vector &w)
    {
        ::axpbypcz<<<blocks(w.size), BLOCK>>>(int(w.size), a, x.data, b, y.data, c, z.data, w.data);
        CHECK(cudaGetLastError());
    }

    Stopwatch spmv_time, smooth_time;

private:
    static unsigned blocks(std::size_t threads) { return unsigned((threads + BLOCK - 1) / BLOCK); }

    double reduced()
    {
        CHECK(cudaGetLastError());
        ::reduce<<<1, BLOCK>>>(PARTIAL, partial.data, result.data);
        CHECK(cudaGetLastError());
        return result.host()[0];
    }

    int rows;
    Array<int> row_start, columns;
    Array<double> values, inverse, partial, result;
};
