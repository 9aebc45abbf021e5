// Averages the vectors of each data set and multiplies the averages by a matrix, on the CPU and by every
// version on the GPU; prints times.
//
//   averaging [--sets N] [--version V] [--repeat R] [--cpu] [--help]
//
// Results are compared with the CPU's. Exit status: 0 if all are right, 1 if not, 2 if there is no device,
// it fails, or an option is wrong.

#include "average_v1.cu"
#include "average_v2.cu"
#include "average_v3.cu"
#include "average_v4.cu"
#include "average_v5.cu"
#include "average_v6.cu"
#include "average_v7.cu"
#include "read.cu"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
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

constexpr std::ptrdiff_t LENGTH = 1024; // elements of a vector
constexpr std::ptrdiff_t COUNT = 1024;  // vectors of a data set
constexpr int ONE_BLOCK_SETS = 8;       // as many as version 1 gets: a block needs 1.6 ms for each
constexpr const char *HELP =
    "averaging [--sets N] [--version V] [--repeat R] [--cpu]\n"
    "  --sets N     data sets of 1024 vectors with 1024 elements, 4 MiB each (1024)\n"
    "  --version V  only this version, 1 to 7, and the roof (all); version 1 gets 8 sets at most\n"
    "  --repeat R   launches of each, of which the median is shown (5)\n"
    "  --cpu        the CPU only; needs no GPU\n";

struct Options {
    int sets = 1024, version = 0, repeat = 5;
    bool cpu = false;
};

using Kernel = void (*)(const float *, float *, const float *, int, int, int);

struct Version {
    const char *name, *does;
    Kernel kernel;
    unsigned grid;
    dim3 block;
    int sets;
};

struct Data {
    std::vector<float> input, matrix;
};

// The number that follows an option.
int number(const std::string &option, const char *text, int low, int high)
{
    char *end = nullptr;
    const long value = text ? std::strtol(text, &end, 10) : 0;
    if (!text || end == text || *end || value < low || value > high) {
        std::fprintf(stderr, "averaging: %s takes a number from %d to %d\n", option.c_str(), low, high);
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
        if (option == "--sets")
            made.sets = next(1, 4096);
        else if (option == "--version")
            made.version = next(1, 7);
        else if (option == "--repeat")
            made.repeat = next(1, 1000);
        else if (option == "--cpu")
            made.cpu = true;
        else if (option == "--help") {
            std::fputs(HELP, stdout);
            std::exit(0);
        } else {
            std::fprintf(stderr, "averaging: there is no option %s\n", option.c_str());
            std::exit(2);
        }
    }
    return made;
}

std::vector<Version> versions(int sets)
{
    const unsigned n = unsigned(sets);
    const dim3 flat(1024), warps(32, 32);
    return {
        {"v1", "one block", average_one_block, 1, flat, std::min(sets, ONE_BLOCK_SETS)},
        {"v2", "a block per data set", average_thread_per_element, n, flat, sets},
        {"v3", "coalesced loads", average_warp_per_element, n, warps, sets},
        {"v4", "sums by shuffles", average_shuffled_sums, n, warps, sets},
        {"v5", "a warp per row", average_warp_per_row, n, warps, sets},
        {"v6", "16-byte loads", average_wide_loads, n, warps, sets},
        {"v7", "eight sets per block", average_eight_sets, (n + 7) / 8, warps, sets},
        {"read", "the roof", read_input, n, flat, sets},
    };
}

// 24 bits of a position, mixed: from 0 to below 1.
float uniform(std::uint64_t position)
{
    position = (position + 1) * 0x9E3779B97F4A7C15u;
    position = (position ^ (position >> 30)) * 0xBF58476D1CE4E5B9u;
    return float(position >> 40) * 0x1p-24f;
}

Data generate(int sets)
{
    Data made;
    made.input.resize(std::size_t(LENGTH) * COUNT * sets);
    made.matrix.resize(std::size_t(LENGTH) * LENGTH);
#pragma omp parallel for schedule(static)
    for (std::ptrdiff_t i = 0; i < std::ptrdiff_t(made.input.size()); i++)
        made.input[i] = uniform(i);
    for (std::size_t i = 0; i < made.matrix.size(); i++)
        made.matrix[i] = uniform(~std::uint64_t(i));
    return made;
}

// All cores, a data set each; sums in double precision.
std::vector<float> averages_on_cpu(const Data &data, int sets)
{
    std::vector<float> output(std::size_t(LENGTH) * sets);
#pragma omp parallel for schedule(dynamic)
    for (int set = 0; set < sets; set++) {
        std::vector<double> means(LENGTH);
        for (std::ptrdiff_t element = 0; element < LENGTH; element++) {
            const float *vectors = &data.input[(set * LENGTH + element) * COUNT];
            double sum = 0;
            for (std::ptrdiff_t v = 0; v < COUNT; v++)
                sum += vectors[v];
            means[element] = sum / COUNT;
        }
        for (std::ptrdiff_t row = 0; row < LENGTH; row++) {
            double sum = 0;
            for (std::ptrdiff_t element = 0; element < LENGTH; element++)
                sum += means[element] * data.matrix[row * LENGTH + element];
            output[set + row * sets] = float(sum);
        }
    }
    return output;
}

void print(const char *name, const char *does, int sets, double milliseconds, const char *verdict)
{
    const double bytes = double(LENGTH) * COUNT * sets * sizeof(float);
    std::printf("%-5s %-22s %5d %10.4f %8.1f  %s\n", name, does, sets, milliseconds,
                bytes / milliseconds / 1e6, verdict);
}

// Element (row, set) of results for `sets` data sets against those for `all` of them.
bool are_right(const std::vector<float> &found, int sets, const std::vector<float> &expected, int all)
{
    double worst = 0;
    for (std::ptrdiff_t row = 0; row < LENGTH; row++)
        for (int set = 0; set < sets; set++) {
            const double value = expected[set + row * all];
            const double error = std::abs(found[set + row * sets] - value) / value;
            worst = error <= worst ? worst : error; // also if it is not a number
        }
    return worst <= 1e-4;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

class Gpu {
public:
    explicit Gpu(const Data &data) : length(LENGTH * std::ptrdiff_t(data.input.size() / LENGTH / COUNT))
    {
        CHECK(cudaMalloc(&input, data.input.size() * sizeof(float)));
        CHECK(cudaMalloc(&matrix, data.matrix.size() * sizeof(float)));
        CHECK(cudaMalloc(&output, length * sizeof(float)));
        CHECK(cudaMemcpy(input, data.input.data(), data.input.size() * sizeof(float),
                         cudaMemcpyHostToDevice));
        CHECK(cudaMemcpy(matrix, data.matrix.data(), data.matrix.size() * sizeof(float),
                         cudaMemcpyHostToDevice));
        CHECK(cudaEventCreate(&start));
        CHECK(cudaEventCreate(&stop));
    }
    Gpu(const Gpu &) = delete;
    Gpu &operator=(const Gpu &) = delete;
    ~Gpu()
    {
        cudaFree(input);
        cudaFree(matrix);
        cudaFree(output);
        cudaEventDestroy(start);
        cudaEventDestroy(stop);
    }

    double milliseconds(const Version &version, int repeat)
    {
        std::vector<double> times;
        CHECK(cudaMemset(output, 0xFF, length * sizeof(float))); // NaN: what is not written is noticed
        for (int i = 0; i <= repeat; i++) {                      // the first launch loads the kernel
            CHECK(cudaEventRecord(start));
            version.kernel<<<version.grid, version.block>>>(input, output, matrix, int(LENGTH), int(COUNT),
                                                            version.sets);
            CHECK(cudaGetLastError());
            CHECK(cudaEventRecord(stop));
            CHECK(cudaEventSynchronize(stop));
            float passed = 0;
            CHECK(cudaEventElapsedTime(&passed, start, stop));
            if (i)
                times.push_back(passed);
        }
        return median(times);
    }

    std::vector<float> results(int sets) const
    {
        std::vector<float> copy(std::size_t(LENGTH) * sets);
        CHECK(cudaMemcpy(copy.data(), output, copy.size() * sizeof(float), cudaMemcpyDeviceToHost));
        return copy;
    }

private:
    std::ptrdiff_t length; // of the output
    float *input = nullptr, *matrix = nullptr, *output = nullptr;
    cudaEvent_t start = nullptr, stop = nullptr;
};

} // namespace

int main(int count, char **words)
{
    const Options options = read(count, words);
    const Data data = generate(options.sets);
    std::printf("%d data sets of %d vectors with %d elements; GB/s count the input, read once\n",
                options.sets, int(COUNT), int(LENGTH));
    std::printf("%-5s %-22s %5s %10s %8s\n", "", "", "sets", "ms", "GB/s");
    const auto begun = std::chrono::steady_clock::now();
    const std::vector<float> expected = averages_on_cpu(data, options.sets);
    const auto passed = std::chrono::steady_clock::now() - begun;
    print("CPU", "all cores", options.sets, std::chrono::duration<double, std::milli>(passed).count(),
          "");
    if (options.cpu)
        return 0;

    Gpu gpu(data);
    bool all_right = true;
    int index = 0;
    for (const Version &version : versions(options.sets)) {
        const bool is_roof = version.kernel == read_input;
        index++;
        if (options.version && options.version != index && !is_roof)
            continue;
        const double milliseconds = gpu.milliseconds(version, options.repeat);
        const bool right = is_roof || are_right(gpu.results(version.sets), version.sets, expected,
                                                options.sets);
        print(version.name, version.does, version.sets, milliseconds,
              is_roof ? "" : right ? "right" : "WRONG");
        all_right &= right;
    }
    return all_right ? 0 : 1;
}
