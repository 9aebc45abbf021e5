// Transposes a square matrix of floats on the CPU and by every version on the GPU; prints times.
//
//   transpose [--size N] [--version V] [--repeat R] [--cpu] [--help]
//
// Every result is compared with the CPU's, exactly. Exit status: 0 if all are right, 1 if not, 2 if there
// is no device, it fails, or an option is wrong.

#include "copy.cu"
#include "transpose_1d.cu"
#include "transpose_2d.cu"
#include "transpose_multi.cu"
#include "transpose_padded.cu"
#include "transpose_shared.cu"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#define CHECK(call)                                                                               \
    do {                                                                                          \
        const cudaError_t error_ = (call);                                                        \
        if (error_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_));  \
            std::exit(2);                                                                         \
        }                                                                                         \
    } while (0)

namespace {

constexpr const char *HELP =
    "transpose [--size N] [--version V] [--repeat R] [--cpu]\n"
    "  --size N     rows and columns, a multiple of 256 (8192)\n"
    "  --version V  only this version, 1 to 5, and the copy (all)\n"
    "  --repeat R   launches of each, of which the median is shown (11)\n"
    "  --cpu        the CPU only; needs no GPU\n";

struct Options {
    int size = 8192, version = 0, repeat = 11;
    bool cpu = false;
};

using Kernel = void (*)(int, int, const float *, float *);

struct Version {
    const char *name, *does;
    Kernel kernel;
    dim3 grid, block;
    bool transposes = true;
};

// The number that follows an option.
int number(const std::string &option, const char *text, int low, int high)
{
    char *end = nullptr;
    const long value = text ? std::strtol(text, &end, 10) : 0;
    if (!text || end == text || *end || value < low || value > high) {
        std::fprintf(stderr, "transpose: %s takes a number from %d to %d\n", option.c_str(), low, high);
        std::exit(2);
    }
    return int(value);
}

Options read(int count, char **words)
{
    Options made;
    for (int i = 1; i < count; i++) {
        const std::string option = words[i];
        const auto next = [&](int low, int high) { return number(option, words[++i], low, high); };
        if (option == "--size")
            made.size = next(256, 32768); // elements are counted in an int by the kernels
        else if (option == "--version")
            made.version = next(1, 5);
        else if (option == "--repeat")
            made.repeat = next(1, 1000);
        else if (option == "--cpu")
            made.cpu = true;
        else if (option == "--help") {
            std::fputs(HELP, stdout);
            std::exit(0);
        } else {
            std::fprintf(stderr, "transpose: there is no option %s\n", option.c_str());
            std::exit(2);
        }
    }
    if (made.size % 256) {
        std::fprintf(stderr, "transpose: --size takes a multiple of 256\n");
        std::exit(2);
    }
    return made;
}

std::vector<Version> versions(int size)
{
    const unsigned n = unsigned(size), tiles = n / 32;
    const dim3 grid(tiles, tiles), square(32, 32), flat(32, 4);
    return {
        {"v1", "a thread per row", transpose_row_per_thread, dim3(n / 256), dim3(256)},
        {"v2", "a thread per element", transpose_2d, grid, square},
        {"v3", "a tile in shared memory", transpose_shared, grid, square},
        {"v4", "a padded tile", transpose_padded, grid, square},
        {"v5", "eight elements per thread", transpose_multi, grid, flat},
        {"copy", "the roof", copy, dim3(n / 256 * (n / 16)), dim3(256), false},
    };
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void print(const char *name, const char *does, int size, double milliseconds, bool right)
{
    const double bytes = 2.0 * size * size * sizeof(float);
    std::printf("%-5s %-26s %10.4f %8.1f  %s\n", name, does, milliseconds, bytes / milliseconds / 1e6,
                right ? "right" : "WRONG");
}

// All cores, tile by tile, so that neither side falls out of the cache.
void transpose_on_cpu(int size, const float *in, float *out)
{
    constexpr int TILE = 32;
    const std::ptrdiff_t n = size;
#pragma omp parallel for schedule(static)
    for (int top = 0; top < size; top += TILE)
        for (int left = 0; left < size; left += TILE)
            for (int row = top; row < top + TILE; row++)
                for (int column = left; column < left + TILE; column++)
                    out[column * n + row] = in[row * n + column];
}

std::vector<float> transposed(const std::vector<float> &in, const Options &options)
{
    std::vector<float> out(in.size());
    std::vector<double> times;
    for (int i = 0; i < std::min(options.repeat, 3); i++) { // one to touch the memory, two for the time
        const auto start = std::chrono::steady_clock::now();
        transpose_on_cpu(options.size, in.data(), out.data());
        const auto passed = std::chrono::steady_clock::now() - start;
        times.push_back(std::chrono::duration<double, std::milli>(passed).count());
    }
    const std::ptrdiff_t n = options.size;
    bool right = true;
    for (std::ptrdiff_t i = 0; i < n * n; i++)
        right &= out[i / n + i % n * n] == in[i];
    print("CPU", "all cores, 32x32 tiles", options.size, median(times), right);
    if (!right)
        std::exit(1);
    return out;
}

// Runs a version and compares; whether the result is right.
bool run(const Version &version, const Options &options, const float *in, float *out,
         const std::vector<float> &expected)
{
    const std::size_t bytes = expected.size() * sizeof(float);
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    CHECK(cudaMemset(out, 0xFF, bytes)); // NaN: what is not written is noticed
    std::vector<double> times;
    for (int i = 0; i <= options.repeat; i++) { // the first launch loads the kernel
        CHECK(cudaEventRecord(start));
        version.kernel<<<version.grid, version.block>>>(options.size, options.size, in, out);
        CHECK(cudaGetLastError());
        CHECK(cudaEventRecord(stop));
        CHECK(cudaEventSynchronize(stop));
        float milliseconds = 0;
        CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
        if (i)
            times.push_back(milliseconds);
    }
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(stop));
    std::vector<float> found(expected.size());
    CHECK(cudaMemcpy(found.data(), out, bytes, cudaMemcpyDeviceToHost));
    const bool right = found == expected;
    print(version.name, version.does, options.size, median(times), right);
    return right;
}

} // namespace

int main(int count, char **words)
{
    const Options options = read(count, words);
    const std::size_t elements = std::size_t(options.size) * options.size;
    std::vector<float> in(elements);
    for (std::size_t i = 0; i < elements; i++)
        in[i] = float(unsigned(i * 2654435761u) >> 8); // 24 bits: a float holds them exactly
    std::printf("%d x %d floats; GB/s count each element read once and written once\n", options.size,
                options.size);
    std::printf("%-5s %-26s %10s %8s\n", "", "", "ms", "GB/s");
    const std::vector<float> expected = transposed(in, options);
    if (options.cpu)
        return 0;

    float *from = nullptr, *to = nullptr;
    CHECK(cudaMalloc(&from, elements * sizeof(float)));
    CHECK(cudaMalloc(&to, elements * sizeof(float)));
    CHECK(cudaMemcpy(from, in.data(), elements * sizeof(float), cudaMemcpyHostToDevice));
    bool right = true;
    int index = 0;
    for (const Version &version : versions(options.size)) {
        index++;
        if (!version.transposes || !options.version || options.version == index)
            right &= run(version, options, from, to, version.transposes ? expected : in);
    }
    CHECK(cudaFree(from));
    CHECK(cudaFree(to));
    return right ? 0 : 1;
}
