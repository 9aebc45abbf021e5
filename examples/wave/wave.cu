// Steps of the 3-D wave equation on the GPU, in every version: checks the results, prints times.
//
//   wave [--size X Y Z] [--version N] [--steps S]
//
// Exit status: 0 if all results are right, 1 if not, 2 if there is no device, it fails, or an option is
// wrong. --help tells more.

#include "star.cuh"
#if RADIUS == 4
#include "four.cuh"
#endif

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

// Each file has its own block shape, hence a namespace each.
namespace v1 {
#include "step_v1.cu"
}
namespace v2 {
#include "step_v2.cu"
}
namespace v3 {
#include "step_v3.cu"
}
namespace v4 {
#include "step_v4.cu"
}
#if RADIUS == 4
namespace v5 {
#include "step_v5.cu"
}
namespace v6 {
#include "step_v6.cu"
}
namespace v7 {
#include "step_v7.cu"
}
#endif
#include "roof.cu"

#define CHECK(call)                                                                               \
    do {                                                                                          \
        const cudaError_t error_ = (call);                                                        \
        if (error_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_));  \
            std::exit(2);                                                                         \
        }                                                                                         \
    } while (0)

namespace {

struct Size {
    int x = 1152, y = 704, z = 160; // inner points

    int nx() const { return x + 2 * PAD; }
    int ny() const { return y + 2 * RADIUS; }
    int nz() const { return z + 2 * RADIUS; }
    std::size_t all() const { return std::size_t(nx()) * ny() * nz(); }
    double inner() const { return double(x) * y * z; }
};

using Kernel = void (*)(float *, const float *, const float *, int, int, int);

struct Version {
    int number;
    const char *does;
    Kernel kernel;
    dim3 shape; // of a block; the roof's depends on the size
    int tile_x, tile_y; // points of a block in a plane
    int shared = 0; // bytes asked for at launch

    dim3 grid(const Size &size) const
    {
        return kernel == roof ? dim3(size.y, size.z) : dim3(size.x / tile_x, size.y / tile_y);
    }
    dim3 block(const Size &size) const { return kernel == roof ? dim3(size.x / 4) : shape; }
};

const Version VERSIONS[] = {
    {1, "tile in shared memory", v1::step_v1, dim3(32, v1::BLOCK_Y), 32, v1::BLOCK_Y},
    {2, "loads not cached in L1", v2::step_v2, dim3(32, v2::BLOCK_Y), 32, v2::BLOCK_Y},
    {3, "two outputs a thread", v3::step_v3, dim3(32, v3::BLOCK_Y), 32, v3::TILE_Y},
    {4, "no shared memory", v4::step_v4, dim3(32, v4::BLOCK_Y), 32, v4::BLOCK_Y},
#if RADIUS == 4
    {5, "16-byte accesses", v5::step_v5, dim3(v5::BLOCK_X, v5::BLOCK_Y), 4 * v5::BLOCK_X, v5::BLOCK_Y},
    {6, "two planes in flight", v6::step_v6, dim3(v6::BLOCK_X, v6::BLOCK_Y), 4 * v6::BLOCK_X, v6::BLOCK_Y},
    {7, "ring of planes, async copies", v7::step_v7, dim3(v7::BLOCK_X, v7::BLOCK_Y), 4 * v7::BLOCK_X, v7::BLOCK_Y,
     int(sizeof(float4)) * (v7::TILE * v7::TILES + 2 * v7::OTHER * v7::OTHERS)},
#endif
};
const Version ROOF = {0, "roof: moves the same data", roof, dim3(), 0, 0};

struct Options {
    Size size;
    int version = 0, steps = 10;
};

[[noreturn]] void refuse(const std::string &reason)
{
    std::fprintf(stderr, "wave: %s\n", reason.c_str());
    std::exit(2);
}

[[noreturn]] void help()
{
    std::printf("wave [--size X Y Z] [--version N] [--steps S]\n\n"
                "Steps of the 3-D wave equation, fp32, order %d in space. Every version is first checked\n"
                "against the CPU on a small field, then timed.\n\n"
                "  --size X Y Z  inner points; X a multiple of 128, Y of 32 (default 1152 704 160)\n"
                "  --version N   only this one, from 1 to %zu (default: all)\n"
                "  --steps S     to time, at least 1 (default 10)\n",
                2 * RADIUS, std::size(VERSIONS));
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
        else if (option == "--size") {
            made.size.x = next(128, 4096);
            made.size.y = next(32, 4096);
            made.size.z = next(1, 4096);
        } else if (option == "--version")
            made.version = next(1, int(std::size(VERSIONS)));
        else if (option == "--steps")
            made.steps = next(1, 100000);
        else
            refuse("there is no option " + option);
    }
    if (made.size.x % 128 || made.size.y % 32)
        refuse("--size takes X in multiples of 128, Y in multiples of 32");
    return made;
}

// Uniform in [0, 1), the same on both sides.
__host__ __device__ inline float uniform(unsigned seed, std::size_t index)
{
    unsigned long long x = (index + 1) * 0x9E3779B97F4A7C15ull + seed * 0xD1B54A32D192ED03ull;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return float((x ^ (x >> 31)) >> 40) * 0x1p-24f;
}

__global__ void fill(float *data, std::size_t count, unsigned seed, float low, float high)
{
    for (std::size_t i = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x; i < count;
         i += std::size_t(gridDim.x) * blockDim.x)
        data[i] = low + (high - low) * uniform(seed, i);
}

// The three fields on the device, filled with numbers.
class Fields {
public:
    explicit Fields(const Size &size) : size(size)
    {
        for (float **field : {&next, &now, &velocity})
            CHECK(cudaMalloc(field, size.all() * sizeof(float)));
        set(next, 1, -1, 1);
        set(now, 2, -1, 1);
        set(velocity, 3, 0.01f, 0.1f);
    }
    Fields(const Fields &) = delete;
    Fields &operator=(const Fields &) = delete;
    ~Fields()
    {
        for (float *field : {next, now, velocity})
            cudaFree(field);
    }
    void step(const Version &version)
    {
        // More than 48 KB has to be allowed for.
        if (version.shared)
            CHECK(cudaFuncSetAttribute(version.kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                       version.shared));
        version.kernel<<<version.grid(size), version.block(size), version.shared>>>(next, now, velocity, size.nx(),
                                                                                    size.ny(), size.nz());
        CHECK(cudaGetLastError());
        std::swap(next, now);
    }
    std::vector<float> host(const float *field) const
    {
        std::vector<float> copy(size.all());
        CHECK(cudaMemcpy(copy.data(), field, copy.size() * sizeof(float), cudaMemcpyDeviceToHost));
        return copy;
    }

    const Size size;
    float *next = nullptr, *now = nullptr, *velocity = nullptr;

private:
    void set(float *field, unsigned seed, float low, float high)
    {
        fill<<<1024, 256>>>(field, size.all(), seed, low, high);
        CHECK(cudaGetLastError());
    }
};

void step_on_cpu(std::vector<float> &next, const std::vector<float> &now, const std::vector<float> &velocity,
                 const Size &size)
{
    const std::ptrdiff_t row = size.nx(), plane = row * size.ny();
    for (int z = RADIUS; z < size.nz() - RADIUS; z++)
        for (int y = RADIUS; y < size.ny() - RADIUS; y++)
            for (int x = PAD; x < size.nx() - PAD; x++) {
                const std::ptrdiff_t i = z * plane + y * row + x;
                float sum = 3 * weight(0) * now[i];
                for (int k = 1; k <= RADIUS; k++)
                    sum = add_star(sum, k, now[i - k * plane], now[i + k * plane], now[i - k * row],
                                   now[i + k * row], now[i - k], now[i + k]);
                next[i] = advance(now[i], next[i], velocity[i], sum);
            }
}

// Whether three steps on a small field are the CPU's.
bool is_right(const Version &version)
{
    Size size;
    size.x = 128, size.y = 64, size.z = 2 * RADIUS + 5;
    Fields fields(size);
    std::vector<float> next = fields.host(fields.next), now = fields.host(fields.now);
    const std::vector<float> velocity = fields.host(fields.velocity);
    for (int step = 0; step < 3; step++) {
        fields.step(version);
        step_on_cpu(next, now, velocity, size);
        std::swap(next, now);
    }
    const std::vector<float> found = fields.host(fields.now);
    double error = 0, largest = 0;
    for (std::size_t i = 0; i < found.size(); i++) {
        error = std::isfinite(found[i]) ? std::max(error, std::abs(double(found[i]) - now[i])) : INFINITY;
        largest = std::max(largest, std::abs(double(now[i])));
        if (std::isinf(error))
            break;
    }
    const bool right = error <= 1e-5 * largest;
    if (!right)
        std::printf("v%d: WRONG: differs from the CPU by %.1e, values are up to %.1e\n", version.number, error, largest);
    return right;
}

float milliseconds_of_a_step(const Version &version, Fields &fields, int steps)
{
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    for (int step = 0; step < 2; step++) // the first one loads the kernel
        fields.step(version);
    CHECK(cudaEventRecord(start));
    for (int step = 0; step < steps; step++)
        fields.step(version);
    CHECK(cudaEventRecord(stop));
    CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0;
    CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(stop));
    return milliseconds / steps;
}

void print_line(const Version &version, Fields &fields, int steps)
{
    cudaFuncAttributes attributes;
    CHECK(cudaFuncGetAttributes(&attributes, version.kernel));
    int blocks = 0;
    const dim3 block = version.block(fields.size);
    const int threads = int(block.x * block.y);
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, version.kernel, threads, version.shared));
    const float milliseconds = milliseconds_of_a_step(version, fields, steps);
    const double bytes = 4 * sizeof(float) * fields.size.inner();
    std::printf("%-4s %-28s %9d %9zu %3d x %-4d %9.4f %9.0f\n",
                version.number ? ("v" + std::to_string(version.number)).c_str() : "", version.does, attributes.numRegs,
                attributes.localSizeBytes, blocks, threads, milliseconds, bytes / milliseconds * 1e-6);
}

} // namespace

int main(int count, char **words)
{
    const Options options = read(count, words);
    bool right = true;
    for (const Version &version : VERSIONS)
        if (!options.version || options.version == version.number)
            right = is_right(version) && right;
    Fields fields(options.size);
    std::printf("%d x %d x %d points, order %d; GB/s: three fields read, one written, each value once\n",
                options.size.x, options.size.y, options.size.z, 2 * RADIUS);
    std::printf("%-4s %-28s %9s %9s %10s %9s %9s\n", "", "", "registers", "local B", "per SM", "ms", "GB/s");
    for (const Version &version : VERSIONS)
        if (!options.version || options.version == version.number)
            print_line(version, fields, options.steps);
    print_line(ROOF, fields, options.steps);
    std::printf("results: %s\n", right ? "equal to the CPU's" : "WRONG");
    return right ? 0 : 1;
}
