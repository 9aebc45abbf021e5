// Times variants of the last versions of the climate's two kernels, each checked against version 1 of the
// example, and the examples' roofs.
//
// Exit status: 0 if all results are right, 1 if not, 2 if there is no device or it fails.

#include "climate_kernels.cuh"
#include "timing.cuh"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

// Each file has its own sizes, hence a namespace each.
namespace a1 {
#include "../../examples/climate/integrate_v1.cu"
}
namespace a2 {
#include "../../examples/climate/integrate_v2.cu"
}
namespace a3 {
#include "../../examples/climate/integrate_v3.cu"
}
namespace b1 {
#include "../../examples/climate/mix_v1.cu"
}
namespace b2 {
#include "../../examples/climate/mix_v2.cu"
}
namespace b3 {
#include "../../examples/climate/mix_v3.cu"
}
#include "../../examples/climate/roofs.cu"

namespace {

struct Variant {
    std::string name;
    const void *kernel;
    int blocks, threads;
    bool roof = false;
};

// A kernel's fields on the device, outputs first, its numbers, and its variants: the first is version 1.
struct Problem {
    std::vector<Variant> variants;
    size_t count; // values of a field
    int outputs;
    std::vector<double *> fields, expected;
    int numbers[2];
    double bytes, tolerance;
};

__global__ void fill(double *data, size_t count, unsigned seed, double low, double high)
{
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < count; i += size_t(gridDim.x) * blockDim.x) {
        unsigned long long x = (i + 1) * 0x9E3779B97F4A7C15ull + seed * 0xD1B54A32D192ED03ull;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
        data[i] = low + (high - low) * double((x ^ (x >> 27)) >> 11) * 0x1p-53;
    }
}

void add_field(Problem &problem, size_t count, double low, double high)
{
    problem.fields.push_back(allocate<double>(count));
    fill<<<1024, 256>>>(problem.fields.back(), count, unsigned(problem.fields.size()), low, high);
    CHECK(cudaGetLastError());
}

void launch(const Problem &problem, const Variant &variant)
{
    std::vector<void *> arguments;
    for (double *const &field : problem.fields)
        arguments.push_back((void *)&field);
    for (const int &number : problem.numbers)
        arguments.push_back((void *)&number);
    CHECK(cudaLaunchKernel(variant.kernel, dim3(variant.blocks), dim3(variant.threads), arguments.data(), 0, nullptr));
}

constexpr int COLUMNS_A = 202752, HEIGHT_A = 128, COLUMNS_B = 1048576, STEPS = 12; // as in the studies

template <int THREADS, int BLOCKS, int PER_LANE, int PASSES> void add_integrate(Problem &problem)
{
    problem.variants.push_back({"threads " + std::to_string(THREADS) + " blocks>=" + std::to_string(BLOCKS) +
                                    " levels a lane " + std::to_string(PER_LANE) + " passes in flight " +
                                    std::to_string(PASSES),
                                (const void *)integrate<THREADS, BLOCKS, PER_LANE, PASSES>,
                                COLUMNS_A / (THREADS / 32), THREADS});
}

template <int BLOCK, int BLOCKS, Loads LOADS, Rates RATES> void add_mix(Problem &problem)
{
    const char *const loads = LOADS == Loads::IN_TURN ? "in turn" : LOADS == Loads::TOGETHER ? "together" : "async";
    problem.variants.push_back({"threads " + std::to_string(BLOCK) + " blocks>=" + std::to_string(BLOCKS) +
                                    " loads " + loads + (RATES == Rates::IN_SHARED ? " rates in shared" : ""),
                                (const void *)mix<BLOCK, BLOCKS, LOADS, RATES>, COLUMNS_B / BLOCK, BLOCK});
}

Problem problem_a()
{
    Problem made{};
    made.count = size_t(COLUMNS_A) * HEIGHT_A, made.outputs = 2;
    made.numbers[0] = COLUMNS_A, made.numbers[1] = HEIGHT_A;
    made.bytes = 6.0 * sizeof(double) * made.count, made.tolerance = 1e-11;
    const double ranges[][2] = {{0, 0}, {0, 0}, {200, 300}, {0, 0.02}, {0.01, 0.1}, {500, 1500}};
    for (const auto &[low, high] : ranges)
        add_field(made, made.count, low, high);
    made.variants = {{"example v1", (const void *)a1::integrate_v1, COLUMNS_A / 128, 128},
                     {"example v2", (const void *)a2::integrate_v2, COLUMNS_A / 8, 256},
                     {"example v3", (const void *)a3::integrate_v3, COLUMNS_A / 8, 256},
                     {"roof of the example", (const void *)roof_a, int(made.count / 512), 256, true}};
    add_integrate<64, 1, 2, 2>(made);
    add_integrate<128, 1, 2, 2>(made);
    add_integrate<256, 1, 2, 2>(made);
    add_integrate<512, 1, 2, 2>(made);
    add_integrate<128, 8, 2, 2>(made);
    add_integrate<128, 10, 2, 2>(made);
    add_integrate<128, 12, 2, 2>(made);
    add_integrate<256, 4, 2, 1>(made);
    add_integrate<256, 6, 2, 1>(made);
    add_integrate<128, 1, 1, 4>(made);
    add_integrate<256, 1, 1, 4>(made);
    add_integrate<256, 6, 1, 2>(made);
    return made;
}

Problem problem_b()
{
    Problem made{};
    made.count = size_t(COLUMNS_B) * LEVELS, made.outputs = 1;
    made.numbers[0] = LEVELS, made.numbers[1] = STEPS;
    made.bytes = 3.0 * sizeof(double) * made.count;
    add_field(made, made.count, 0, 0);
    add_field(made, made.count, 0, 1);
    add_field(made, made.count, 0, 0.15);
    add_field(made, LEVELS, 0.5, 1.5);
    made.variants = {{"example v1", (const void *)b1::mix_v1, COLUMNS_B / 64, 64},
                     {"example v2", (const void *)b2::mix_v2, COLUMNS_B / 64, 64},
                     {"example v3", (const void *)b3::mix_v3, COLUMNS_B / 64, 64},
                     {"roof of the example", (const void *)roof_b, int(made.count / 512), 256, true}};
    add_mix<32, 12, Loads::IN_TURN, Rates::IN_REGISTERS>(made);
    add_mix<32, 14, Loads::IN_TURN, Rates::IN_REGISTERS>(made);
    add_mix<32, 12, Loads::TOGETHER, Rates::IN_REGISTERS>(made);
    add_mix<32, 12, Loads::ASYNC, Rates::IN_REGISTERS>(made);
    add_mix<32, 14, Loads::ASYNC, Rates::IN_REGISTERS>(made);
    add_mix<32, 16, Loads::ASYNC, Rates::IN_SHARED>(made);
    add_mix<32, 16, Loads::TOGETHER, Rates::IN_SHARED>(made);
    add_mix<64, 6, Loads::IN_TURN, Rates::IN_REGISTERS>(made);
    add_mix<64, 7, Loads::IN_TURN, Rates::IN_REGISTERS>(made);
    add_mix<64, 6, Loads::TOGETHER, Rates::IN_REGISTERS>(made);
    add_mix<64, 7, Loads::ASYNC, Rates::IN_REGISTERS>(made);
    add_mix<64, 8, Loads::ASYNC, Rates::IN_SHARED>(made);
    add_mix<128, 3, Loads::IN_TURN, Rates::IN_REGISTERS>(made);
    return made;
}

void keep_expected(Problem &problem)
{
    launch(problem, problem.variants.front());
    for (int output = 0; output < problem.outputs; output++) {
        problem.expected.push_back(allocate<double>(problem.count));
        CHECK(cudaMemcpy(problem.expected.back(), problem.fields[output], problem.count * sizeof(double),
                         cudaMemcpyDeviceToDevice));
    }
}

bool is_right(const Problem &problem, const Variant &variant)
{
    for (int output = 0; output < problem.outputs; output++) // what a variant leaves out should not look right
        CHECK(cudaMemset(problem.fields[output], 0xFF, problem.count * sizeof(double)));
    launch(problem, variant);
    size_t different = 0;
    for (int output = 0; output < problem.outputs; output++)
        different += count_different(problem.fields[output], problem.expected[output], problem.count,
                                     problem.tolerance);
    return !different;
}

// Whether all results are right.
bool run(const char *title, Problem problem)
{
    keep_expected(problem);
    std::vector<std::pair<double, const Variant *>> times;
    for (const Variant &variant : problem.variants)
        times.push_back({best_time([&] { launch(problem, variant); }), &variant});
    std::sort(times.begin(), times.end());
    const double roof = std::find_if(times.begin(), times.end(), [](const auto &t) { return t.second->roof; })->first;
    std::printf("%s; times are the best of %d\n%-60s %4s %6s %7s %10s %8s %6s %6s\n", title, BATCHES, "", "regs",
                "local", "shared", "per SM", "ms", "GB/s", "roof");
    bool all_right = true;
    for (const auto &[milliseconds, variant] : times) {
        const Resources used = resources_of(variant->kernel, variant->threads, 0);
        const bool right = variant->roof || is_right(problem, *variant);
        all_right = all_right && right;
        std::printf("%-60s %4d %6zu %7zu %3d x %-4d %8.4f %6.0f %5.1f%% %s\n", variant->name.c_str(), used.registers,
                    used.local, used.shared, used.blocks, variant->threads, milliseconds,
                    problem.bytes / milliseconds * 1e-6, 100 * roof / milliseconds,
                    variant->roof ? "" : right ? "right" : "WRONG");
    }
    for (double *field : problem.fields)
        CHECK(cudaFree(field));
    for (double *field : problem.expected)
        CHECK(cudaFree(field));
    return all_right;
}

} // namespace

int main()
{
    const bool a = run("kernel A", problem_a());
    const bool b = run("kernel B", problem_b());
    std::printf("results: %s\n", a && b ? "equal to version 1's" : "WRONG");
    return a && b ? 0 : 1;
}
