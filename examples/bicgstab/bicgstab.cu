// Solves a generated block-sparse system by BiCGStab on the GPU; prints residuals and times.
//
//   bicgstab [--size N] [--points 7|27] [--keep SHARE] [--seed S] [--tolerance T] [--iterations M]
//            [--check | --cpu]
//
// --check solves on the CPU, too, and compares; --cpu solves there only. Exit status: 0 if solved and
// equal, 1 if not, 2 if there is no device, it fails, or an option is wrong.

#include "gpu.cuh"
#include "solver.h"

#include <string>

namespace {

struct Options {
    int size = 96, points = 7, iterations = 200;
    double keep = 0.9, tolerance = 1e-8;
    unsigned long long seed = 1;
    bool check = false, cpu = false;
};

// The number that follows an option.
double number(const std::string &option, const char *text, double low, double high)
{
    char *end = nullptr;
    const double value = text ? std::strtod(text, &end) : 0;
    if (!text || end == text || *end || !(value >= low && value <= high)) {
        std::fprintf(stderr, "bicgstab: %s takes a number from %g to %g\n", option.c_str(), low, high);
        std::exit(2);
    }
    return value;
}

Options read(int count, char **words)
{
    Options made;
    for (int i = 1; i < count; i++) {
        const std::string option = words[i];
        const auto next = [&](double low, double high) { return number(option, words[++i], low, high); };
        if (option == "--size")
            made.size = int(next(1, 400)); // 27 * 400^3 blocks are still an int
        else if (option == "--points")
            made.points = int(next(7, 27));
        else if (option == "--keep")
            made.keep = next(0, 1);
        else if (option == "--seed")
            made.seed = (unsigned long long)next(0, 1e9);
        else if (option == "--tolerance")
            made.tolerance = next(0, 1);
        else if (option == "--iterations")
            made.iterations = int(next(1, 1e6));
        else if (option == "--check")
            made.check = true;
        else if (option == "--cpu")
            made.cpu = true;
        else {
            std::fprintf(stderr, "bicgstab: there is no option %s\n", option.c_str());
            std::exit(2);
        }
    }
    if (made.points != 7 && made.points != 27) {
        std::fprintf(stderr, "bicgstab: --points takes 7 or 27\n");
        std::exit(2);
    }
    return made;
}

struct Solution {
    std::vector<double> norms, x;
};

// Five digits: versions add in different orders, so the last ones of a double may differ.
void print(const std::vector<double> &norms)
{
    for (std::size_t i = 0; i < norms.size(); i++)
        std::printf("%4zu  %.4e\n", i, norms[i]);
}

Solution solve_on_cpu(const Matrix &matrix, const std::vector<double> &b, const Options &options)
{
    Cpu cpu(matrix);
    Solution made;
    made.x = cpu.vector();
    Work<Cpu> work(cpu);
    made.norms = solve(cpu, b, made.x, work, options.tolerance, options.iterations);
    return made;
}

Solution solve_on_gpu(const Matrix &matrix, const std::vector<double> &b, const Options &options)
{
    Gpu gpu(matrix);
    const Array<double> right(b);
    Array<double> x = gpu.vector();
    Work<Gpu> work(gpu);
    solve(gpu, right, x, work, 0, 1); // loads the kernels, which is not to be timed
    gpu.spmv_time.clear();
    gpu.smooth_time.clear();
    Stopwatch all;
    all.start();
    Solution made;
    made.norms = solve(gpu, right, x, work, options.tolerance, options.iterations);
    all.stop();
    made.x = x.host();
    print(made.norms);
    const auto line = [](const char *name, const Stopwatch &watch) {
        const double milliseconds = watch.milliseconds();
        std::printf("%-14s %10.3f ms in %3d calls, %.4f ms each\n", name, milliseconds, watch.calls(),
                    milliseconds / std::max(1, watch.calls()));
    };
    line("spmv", gpu.spmv_time);
    line("jacobi_smooth", gpu.smooth_time);
    std::printf("%-14s %10.3f ms\n", "total", all.milliseconds());
    return made;
}

// Whether x solves the system: the residual is computed again, from A, b and x, on the CPU.
bool is_solved(const Matrix &matrix, const std::vector<double> &b, const Solution &found,
               double tolerance)
{
    const Cpu cpu(matrix);
    std::vector<double> r = cpu.vector();
    cpu.spmv(found.x, r);
    cpu.axpby(1, b, -1, r, r);
    const double relative = cpu.l2_norm(r) / cpu.l2_norm(b);
    const bool solved = relative <= 2 * tolerance + 1e-14;
    std::printf("residual of the result: %.2e of the right side: %s\n", relative,
                solved ? "solved" : "NOT SOLVED");
    return solved;
}

// Residuals to five digits of each, unless they are rounding errors of the first one.
bool are_equal(const Solution &found, const Solution &expected)
{
    bool equal = found.norms.size() == expected.norms.size();
    double norms = 0, x = 0, largest = 0;
    for (std::size_t i = 0; equal && i < found.norms.size(); i++) {
        equal = std::isfinite(found.norms[i]) && std::isfinite(expected.norms[i]);
        norms = std::max(norms, std::abs(found.norms[i] - expected.norms[i]) /
                                    (expected.norms[i] + 1e-9 * expected.norms[0]));
    }
    for (std::size_t i = 0; equal && i < found.x.size(); i++) {
        equal = std::isfinite(found.x[i]);
        x = std::max(x, std::abs(found.x[i] - expected.x[i]));
        largest = std::max(largest, std::abs(expected.x[i]));
    }
    equal = equal && norms <= 1e-5 && x <= 1e-7 * largest;
    std::printf("GPU and CPU: residuals differ by %.1e, results by %.1e: %s\n", norms, x / largest,
                equal ? "equal" : "NOT EQUAL");
    return equal;
}

} // namespace

int main(int count, char **words)
{
    const Options options = read(count, words);
    const Matrix matrix = generate(options.size, options.points, options.keep, options.seed);
    std::vector<double> b(4 * std::size_t(matrix.rows));
    for (std::size_t i = 0; i < b.size(); i++)
        b[i] = 2 * uniform(options.seed + 1, i) - 1;
    std::printf("spmv version %d, %d block rows, %zu blocks of 4x4\n", VERSION, matrix.rows,
                matrix.columns.size());

    Solution expected;
    if (options.check || options.cpu)
        expected = solve_on_cpu(matrix, b, options);
    if (options.cpu)
        print(expected.norms);
    const Solution found = options.cpu ? expected : solve_on_gpu(matrix, b, options);
    const bool solved = is_solved(matrix, b, found, options.tolerance);
    const bool equal = !options.check || options.cpu || are_equal(found, expected);
    return solved && equal ? 0 : 1;
}
