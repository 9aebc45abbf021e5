// Two kernels of a climate model on the GPU, in every version: checks the results, prints times.
//
//   climate [--kernel a|b] [--version N] [--size COLUMNS] [--steps S] [--repeats R]
//
// Exit status: 0 if all results are right, 1 if not, 2 if there is no device, it fails, or an option is
// wrong. --help tells more.

#include "layer.cuh"
#include "mixing.cuh"
#include "scan.cuh"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

// Each file has its own sizes, hence a namespace each.
namespace a1 {
#include "integrate_v1.cu"
}
namespace a2 {
#include "integrate_v2.cu"
}
namespace a3 {
#include "integrate_v3.cu"
}
namespace b1 {
#include "mix_v1.cu"
}
namespace b2 {
#include "mix_v2.cu"
}
namespace b3 {
#include "mix_v3.cu"
}
#include "roofs.cu"

#define CHECK(call)                                                                               \
    do {                                                                                          \
        const cudaError_t error_ = (call);                                                        \
        if (error_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_));  \
            std::exit(2);                                                                         \
        }                                                                                         \
    } while (0)

namespace {

struct Version {
    char kernel;
    int number; // 0: the roof
    const char *does;
    const void *function;
    int threads, columns; // of a block; the roofs' blocks have 512 values, whatever column they are of
};

const Version VERSIONS[] = {
    {'a', 1, "a thread walks up a column", (const void *)a1::integrate_v1, 128, 128},
    {'a', 2, "a warp walks up a column", (const void *)a2::integrate_v2, 256, 8},
    {'a', 3, "two levels a lane", (const void *)a3::integrate_v3, 256, 8},
    {'a', 0, "roof: moves the same data", (const void *)roof_a, 256, 0},
    {'b', 1, "columns in shared memory", (const void *)b1::mix_v1, 64, 64},
    {'b', 2, "padded", (const void *)b2::mix_v2, 64, 64},
    {'b', 3, "columns in registers", (const void *)b3::mix_v3, 64, 64},
    {'b', 0, "roof: moves the same data", (const void *)roof_b, 256, 0},
};

struct Options {
    char kernel = 0;
    int version = 0, columns = 0, steps = 12, repeats = 10;
};

[[noreturn]] void refuse(const std::string &reason)
{
    std::fprintf(stderr, "climate: %s\n", reason.c_str());
    std::exit(2);
}

[[noreturn]] void help()
{
    std::printf("climate [--kernel a|b] [--version N] [--size COLUMNS] [--steps S] [--repeats R]\n\n"
                "Kernel a integrates energy and water vapour along columns of %d levels, kernel b mixes columns of\n"
                "%d levels; fp64. Every version is first checked against the CPU on 1024 columns, then timed.\n\n"
                "  --kernel K      only this one, a or b (default: both)\n"
                "  --version N     only this one, from 1 to 3 (default: all)\n"
                "  --size COLUMNS  a multiple of 128 (default 202752 for a, 1048576 for b)\n"
                "  --steps S       sub-steps of kernel b (default 12)\n"
                "  --repeats R     launches to time (default 10)\n",
                a3::LEVELS, LEVELS);
    std::exit(0);
}

int number(const std::string &option, const char *text, int low, int high)
{
    char *end = nullptr;
    const long value = text ? std::strtol(text, &end, 10) : 0;
    if (!text || end == text || *end || value < low || value > high)
        refuse(option + " takes a number from " + std::to_string(low) + " to " + std::to_string(high));
    return int(value);
}

Options read(int count, char **words)
{
    Options made;
    for (int i = 1; i < count; i++) {
        const std::string option = words[i];
        // Past the last word there is the null pointer that ends argv; `number` refuses it.
        const auto next = [&](int low, int high) { return number(option, words[++i], low, high); };
        if (option == "--help")
            help();
        else if (option == "--kernel") {
            const std::string name = i + 1 < count ? words[++i] : "";
            if (name != "a" && name != "b")
                refuse("--kernel takes a or b");
            made.kernel = name[0];
        } else if (option == "--version")
            made.version = next(1, 3);
        else if (option == "--size")
            made.columns = next(128, 8000000);
        else if (option == "--steps")
            made.steps = next(1, 100000);
        else if (option == "--repeats")
            made.repeats = next(1, 100000);
        else
            refuse("there is no option " + option);
    }
    if (made.columns % 128)
        refuse("--size takes a multiple of 128");
    return made;
}

// Uniform from low to below high.
__global__ void fill(double *data, std::size_t count, unsigned seed, double low, double high)
{
    for (std::size_t i = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x; i < count;
         i += std::size_t(gridDim.x) * blockDim.x) {
        unsigned long long x = (i + 1) * 0x9E3779B97F4A7C15ull + seed * 0xD1B54A32D192ED03ull;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
        data[i] = low + (high - low) * double((x ^ (x >> 31)) >> 11) * 0x1p-53;
    }
}

// The fields of a kernel on the device, outputs first, and the numbers that follow them.
class Problem {
public:
    Problem(char kernel, int columns, int steps)
        : kernel(kernel), columns(columns), levels(kernel == 'a' ? a3::LEVELS : LEVELS), steps(steps)
    {
        const std::size_t all = std::size_t(columns) * levels;
        if (kernel == 'a') {
            add(all, 0, 0), add(all, 0, 0); // energy, water
            add(all, 200, 300), add(all, 0, 0.02), add(all, 0.01, 0.1), add(all, 500, 1500);
            numbers[0] = columns, numbers[1] = levels;
        } else {
            add(all, 0, 0); // mixed
            add(all, 0, 1), add(all, 0, 0.15), add(levels, 0.5, 1.5);
            numbers[0] = levels, numbers[1] = steps;
        }
    }
    Problem(const Problem &) = delete;
    Problem &operator=(const Problem &) = delete;
    ~Problem()
    {
        for (double *field : fields)
            cudaFree(field);
    }
    void launch(const Version &version)
    {
        std::vector<void *> arguments;
        for (double *&field : fields)
            arguments.push_back(&field);
        for (int &value : numbers)
            arguments.push_back(&value);
        const int blocks = version.columns ? columns / version.columns : int(std::size_t(columns) * levels / 512);
        CHECK(cudaLaunchKernel(version.function, dim3(blocks), dim3(version.threads), arguments.data(), 0, nullptr));
    }
    std::vector<double> host(std::size_t field) const
    {
        std::vector<double> copy(sizes[field]);
        CHECK(cudaMemcpy(copy.data(), fields[field], copy.size() * sizeof(double), cudaMemcpyDeviceToHost));
        return copy;
    }
    std::size_t outputs() const { return kernel == 'a' ? 2 : 1; }
    double bytes() const // each value once
    {
        double values = 0;
        for (std::size_t size : sizes)
            values += double(size);
        return values * sizeof(double);
    }

    const char kernel;
    const int columns, levels, steps;

private:
    void add(std::size_t count, double low, double high)
    {
        fields.push_back(nullptr);
        sizes.push_back(count);
        CHECK(cudaMalloc(&fields.back(), count * sizeof(double)));
        fill<<<1024, 256>>>(fields.back(), count, unsigned(fields.size()), low, high);
        CHECK(cudaGetLastError());
    }

    std::vector<double *> fields;
    std::vector<std::size_t> sizes;
    int numbers[2];
};

std::vector<std::vector<double>> integrate_on_cpu(const Problem &problem)
{
    const std::vector<double> t = problem.host(2), q = problem.host(3), dlnp = problem.host(4), dp = problem.host(5);
    std::vector<double> energy(t.size()), water(t.size());
    for (std::size_t first = 0; first < t.size(); first += problem.levels) {
        double geopotential = 0, below = 0;
        for (std::size_t i = first; i < first + problem.levels; i++) {
            const double step = rise(t[i], q[i], dlnp[i]);
            below += water_in(q[i], dp[i]);
            energy[i] = energy_of(t[i], q[i], geopotential + 0.5 * step);
            water[i] = below;
            geopotential += step;
        }
    }
    return {energy, water};
}

std::vector<std::vector<double>> mix_on_cpu(const Problem &problem)
{
    std::vector<double> amount = problem.host(1);
    const std::vector<double> rate = problem.host(2), share = problem.host(3);
    for (std::size_t first = 0; first < amount.size(); first += LEVELS)
        for (int step = 0; step < problem.steps; step++) {
            double to_below = 0;
            for (int k = 0; k < LEVELS; k++) {
                const std::size_t i = first + k;
                const double from_above = k + 1 < LEVELS ? exchanged(rate[i], amount[i], amount[i + 1]) : 0;
                amount[i] = mixed_level(amount[i], from_above, to_below, share[k]);
                to_below = from_above;
            }
        }
    return {amount};
}

// Whether the results on a few columns are the CPU's, up to the order of the additions.
bool is_right(const Version &version, int steps)
{
    Problem problem(version.kernel, 1024, steps);
    const auto expected = version.kernel == 'a' ? integrate_on_cpu(problem) : mix_on_cpu(problem);
    problem.launch(version);
    double error = 0;
    for (std::size_t output = 0; output < problem.outputs(); output++) {
        const std::vector<double> found = problem.host(output);
        for (std::size_t i = 0; i < found.size(); i++) {
            const double difference = std::abs(found[i] - expected[output][i]) / std::abs(expected[output][i]);
            error = std::isfinite(difference) ? std::max(error, difference) : INFINITY;
            if (std::isinf(error))
                break;
        }
    }
    if (error > 1e-11)
        std::printf("kernel %c v%d: WRONG: differs from the CPU by %.1e\n", version.kernel, version.number, error);
    return error <= 1e-11;
}

float milliseconds_of_a_launch(const Version &version, Problem &problem, int repeats)
{
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    problem.launch(version); // loads the kernel
    CHECK(cudaEventRecord(start));
    for (int repeat = 0; repeat < repeats; repeat++)
        problem.launch(version);
    CHECK(cudaEventRecord(stop));
    CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0;
    CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(stop));
    return milliseconds / repeats;
}

void print_line(const Version &version, Problem &problem, int repeats)
{
    cudaFuncAttributes attributes;
    CHECK(cudaFuncGetAttributes(&attributes, version.function));
    int blocks = 0;
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, version.function, version.threads, 0));
    const float milliseconds = milliseconds_of_a_launch(version, problem, repeats);
    std::printf("%-3s %-27s %9d %9zu %3d x %-4d %9.4f %9.0f\n",
                version.number ? ("v" + std::to_string(version.number)).c_str() : "", version.does, attributes.numRegs,
                attributes.sharedSizeBytes, blocks, version.threads, milliseconds,
                problem.bytes() / milliseconds * 1e-6);
}

// Checks and times the versions of a kernel.
bool run(char kernel, const Options &options)
{
    const auto wanted = [&](const Version &version) {
        return version.kernel == kernel && (!options.version || !version.number || version.number == options.version);
    };
    bool right = true;
    for (const Version &version : VERSIONS)
        if (wanted(version) && version.number)
            right = is_right(version, options.steps) && right;
    const int usual = kernel == 'a' ? 202752 : 1048576;
    Problem problem(kernel, options.columns ? options.columns : usual, options.steps);
    std::printf("kernel %c, %d columns of %d levels; GB/s: each value read or written once\n", kernel, problem.columns,
                problem.levels);
    std::printf("%-3s %-27s %9s %9s %10s %9s %9s\n", "", "", "registers", "shared B", "per SM", "ms", "GB/s");
    for (const Version &version : VERSIONS)
        if (wanted(version))
            print_line(version, problem, options.repeats);
    std::printf("results: %s\n\n", right ? "equal to the CPU's" : "WRONG");
    return right;
}

} // namespace

int main(int count, char **words)
{
    const Options options = read(count, words);
    bool right = true;
    for (char kernel : {'a', 'b'})
        if (!options.kernel || options.kernel == kernel)
            right = run(kernel, options) && right;
    return right ? 0 : 1;
}
