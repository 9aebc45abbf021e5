// Times many variants of a step of the wave equation, each checked against version 1 of the example, and
// roofs to hold them against: which block, width, distance of loads ahead reaches the speed of the DRAM?
//
// Exit status: 0 if all results are right, 1 if not, 2 if there is no device or it fails.

#include "../../examples/wave/four.cuh"
#include "timing.cuh"
#include "wave_kernels.cuh"

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

// Each file has its own block shape, hence a namespace each.
namespace v1 {
#include "../../examples/wave/step_v1.cu"
}
namespace v3 {
#include "../../examples/wave/step_v3.cu"
}
namespace v4 {
#include "../../examples/wave/step_v4.cu"
}
namespace v5 {
#include "../../examples/wave/step_v5.cu"
}
namespace v6 {
#include "../../examples/wave/step_v6.cu"
}
namespace v7 {
#include "../../examples/wave/step_v7.cu"
}
#include "../../examples/wave/roof.cu"

namespace {

constexpr size_t ALL = size_t(NX) * NY * NZ;
constexpr double BYTES = 4.0 * sizeof(float) * X * Y * Z; // three fields read, one written

using Kernel = void (*)(float *, const float *, const float *, int, int, int);

struct Variant {
    std::string name;
    Kernel kernel;
    dim3 grid, block;
    int last; // argument: planes of a block, or NZ
    size_t shared = 0;
    bool roof = false;
};

struct Measured {
    const Variant *variant;
    double milliseconds;
    size_t different; // values
};

std::vector<Variant> variants;

std::string words(const char *scheme, int v, int bx, int by, int blocks, int ahead, const std::string &rest)
{
    return std::string(scheme) + " V" + std::to_string(v) + " " + std::to_string(bx) + "x" + std::to_string(by) +
           " blocks>=" + std::to_string(blocks) + " ahead " + std::to_string(ahead) + rest;
}

std::string if_any(const char *what, int number, int unless)
{
    return number == unless ? "" : std::string(" ") + what + " " + std::to_string(number);
}

template <int V, int BX, int BY, int BLOCKS, int AHEAD, int IN_L2 = 0, int UNROLL = 1, bool FIXED = false>
void add_direct(int chunks = 1)
{
    static_assert(X % (BX * V) == 0 && Y % BY == 0, "whole blocks only");
    variants.push_back({words("direct", V, BX, BY, BLOCKS, AHEAD,
                              if_any("L2", IN_L2, 0) + if_any("unroll", UNROLL, 1) + if_any("chunks", chunks, 1) +
                                  (FIXED ? " fixed" : "")),
                        direct<V, BX, BY, BLOCKS, AHEAD, IN_L2, UNROLL, FIXED>, dim3(X / (BX * V), Y / BY, chunks),
                        dim3(BX, BY), Z / chunks});
}

template <int V, int BX, int BY, int BLOCKS, int AHEAD, int UNROLL = 1> void add_tiled(int chunks = 1)
{
    static_assert(X % (BX * V) == 0 && Y % BY == 0, "whole blocks only");
    variants.push_back({words("tiled", V, BX, BY, BLOCKS, AHEAD,
                              if_any("unroll", UNROLL, 1) + if_any("chunks", chunks, 1)),
                        tiled<V, BX, BY, BLOCKS, AHEAD, UNROLL>, dim3(X / (BX * V), Y / BY, chunks), dim3(BX, BY),
                        Z / chunks});
}

template <int BX, int BY, int BLOCKS, int AHEAD> void add_ring(int chunks = 1)
{
    static_assert(X % (BX * 4) == 0 && Y % BY == 0, "whole blocks only");
    variants.push_back({words("ring", 4, BX, BY, BLOCKS, AHEAD, if_any("chunks", chunks, 1)),
                        ring<BX, BY, BLOCKS, AHEAD>, dim3(X / (BX * 4), Y / BY, chunks), dim3(BX, BY), Z / chunks,
                        Ring<BX, BY, AHEAD>::BYTES});
}

template <int EACH, bool ONCE> void add_roof(const char *name)
{
    variants.push_back({name, moved<EACH, ONCE>, dim3(1, Y / EACH, Z), dim3(X / 4), 0, 0, true});
}

void add_references()
{
    variants.push_back({"example v1", v1::step_v1, dim3(X / 32, Y / 16), dim3(32, 16), NZ});
    variants.push_back({"example v3", v3::step_v3, dim3(X / 32, Y / 32), dim3(32, 16), NZ});
    variants.push_back({"example v4", v4::step_v4, dim3(X / 32, Y / 8), dim3(32, 8), NZ});
    variants.push_back({"example v5", v5::step_v5, dim3(X / 64, Y / 16), dim3(16, 16), NZ});
    variants.push_back({"example v6", v6::step_v6, dim3(X / 128, Y / 8), dim3(32, 8), NZ});
    variants.push_back({"example v7", v7::step_v7, dim3(X / 64, Y / 32), dim3(16, 32), NZ,
                        sizeof(float4) * (v7::TILE * v7::TILES + 2 * v7::OTHER * v7::OTHERS)});
    variants.push_back({"roof of the example", roof, dim3(Y, Z), dim3(X / 4), NZ, 0, true});
    add_roof<1, true>("roof, first to leave the caches");
    add_roof<2, true>("roof, 2 packs a thread");
    add_roof<4, true>("roof, 4 packs a thread");
    add_roof<4, false>("roof, 4 packs a thread, usual caching");
}

// Blocks of an SM are chosen so that the grid is a whole number of waves on 132 SMs, but where chunks of z
// make it many.
void add_narrow_direct_ones()
{
    add_direct<1, 32, 8, 6, 1>();
    add_direct<1, 32, 8, 8, 0, 2>();
    add_direct<1, 32, 8, 8, 1>();
    add_direct<1, 32, 8, 6, 1, 2>();
    add_direct<1, 32, 8, 4, 2>();
    add_direct<1, 64, 8, 3, 1>();
    add_direct<1, 128, 8, 1, 1>();
    add_direct<1, 32, 32, 1, 1>();
    add_direct<2, 16, 16, 4, 1>();
    add_direct<2, 32, 8, 4, 1>();
    add_direct<2, 32, 8, 4, 0, 2>();
    add_direct<2, 32, 8, 4, 1, 2>();
    add_direct<2, 32, 8, 4, 1, 0, 3>();
    add_direct<2, 32, 8, 3, 2>();
    add_direct<2, 32, 8, 4, 1>(2);
    add_direct<2, 32, 8, 5, 0, 2>(4);
    add_direct<2, 32, 16, 2, 1>();
    add_direct<2, 32, 16, 2, 0, 2>();
    add_direct<2, 32, 16, 2, 1, 2>();
    add_direct<2, 64, 8, 2, 1>();
    add_direct<2, 64, 8, 2, 0, 2>();
}

void add_wide_direct_ones()
{
    add_direct<4, 16, 16, 2, 1>();
    add_direct<4, 16, 16, 3, 1>();
    add_direct<4, 16, 16, 3, 0>();
    add_direct<4, 16, 16, 3, 0, 1>();
    add_direct<4, 16, 16, 3, 0, 2>();
    add_direct<4, 16, 16, 2, 0, 3>();
    add_direct<4, 16, 16, 2, 1, 2>();
    add_direct<4, 16, 16, 2, 2>();
    add_direct<4, 16, 16, 3, 0, 2>(4);
    add_direct<4, 16, 8, 4, 1>();
    add_direct<4, 16, 8, 6, 0, 2>();
    add_direct<4, 32, 8, 2, 1>();
    add_direct<4, 32, 8, 2, 1, 2>();
    add_direct<4, 32, 8, 3, 0, 1>();
    add_direct<4, 32, 8, 3, 0, 2>();
    add_direct<4, 32, 8, 3, 0, 4>();
    add_direct<4, 32, 8, 2, 0, 2>();
    add_direct<4, 32, 8, 2, 2>();
    add_direct<4, 32, 4, 6, 0, 2>();
    add_direct<4, 32, 16, 1, 1>();
    add_direct<4, 32, 16, 1, 1, 2>();
    add_direct<4, 32, 16, 1, 0, 3>();
}

void add_fixed_direct_ones()
{
    add_direct<1, 32, 8, 6, 1, 0, 1, true>();
    add_direct<1, 32, 8, 8, 1, 0, 1, true>();
    add_direct<2, 32, 8, 4, 1, 0, 1, true>();
    add_direct<2, 32, 8, 6, 0, 2, 1, true>();
    add_direct<2, 32, 16, 2, 2, 0, 1, true>();
    add_direct<4, 16, 16, 3, 0, 2, 1, true>();
    add_direct<4, 16, 16, 3, 1, 0, 1, true>();
    add_direct<4, 16, 16, 2, 2, 0, 1, true>();
    add_direct<4, 32, 8, 3, 1, 0, 1, true>();
    add_direct<4, 32, 8, 3, 0, 2, 1, true>();
    add_direct<4, 32, 8, 2, 2, 0, 1, true>();
}

void add_tiled_ones()
{
    add_tiled<1, 32, 16, 3, 1>();
    add_tiled<1, 64, 8, 3, 1>();
    add_tiled<1, 32, 16, 2, 2>();
    add_tiled<1, 32, 32, 1, 1>();
    add_tiled<2, 16, 16, 4, 1>();
    add_tiled<2, 32, 8, 4, 1>();
    add_tiled<2, 32, 8, 3, 2>();
    add_tiled<2, 32, 16, 2, 1>();
    add_tiled<2, 32, 16, 2, 1, 2>();
    add_tiled<2, 32, 16, 2, 1>(4);
    add_tiled<4, 16, 16, 2, 1>();
    add_tiled<4, 16, 16, 2, 1, 2>();
    add_tiled<4, 16, 16, 3, 1>();
    add_tiled<4, 16, 8, 4, 1>();
    add_tiled<4, 32, 8, 2, 1>();
    add_tiled<4, 32, 8, 3, 1>();
    add_tiled<4, 32, 16, 1, 1>();
    add_tiled<4, 16, 32, 1, 1>();
}

void add_rings()
{
    add_ring<16, 16, 3, 1>();
    add_ring<16, 16, 3, 2>();
    add_ring<16, 16, 2, 3>();
    add_ring<32, 8, 3, 1>();
    add_ring<32, 8, 2, 2>();
    add_ring<32, 8, 2, 3>();
    add_ring<16, 8, 6, 1>();
    add_ring<16, 8, 4, 2>();
    add_ring<32, 16, 1, 2>();
    add_ring<16, 32, 1, 2>();
    add_ring<16, 16, 3, 2>(4);
}

__global__ void fill(float *data, unsigned seed, float low, float high)
{
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < ALL; i += size_t(gridDim.x) * blockDim.x) {
        unsigned long long x = (i + 1) * 0x9E3779B97F4A7C15ull + seed * 0xD1B54A32D192ED03ull;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
        data[i] = low + (high - low) * float((x ^ (x >> 27)) >> 40 & 0xFFFFFF) * 0x1p-24f;
    }
}

struct Fields {
    float *next = allocate<float>(ALL), *now = allocate<float>(ALL), *velocity = allocate<float>(ALL);
    float *begun = allocate<float>(ALL), *expected = allocate<float>(ALL); // `next` before and after a step

    void launch(const Variant &variant)
    {
        variant.kernel<<<variant.grid, variant.block, variant.shared>>>(next, now, velocity, NX, NY, variant.last);
        CHECK(cudaGetLastError());
    }
    void begin() { CHECK(cudaMemcpy(next, begun, ALL * sizeof(float), cudaMemcpyDeviceToDevice)); }
};

Measured measure(const Variant &variant, Fields &fields)
{
    if (variant.shared)
        CHECK(cudaFuncSetAttribute(variant.kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, int(variant.shared)));
    fields.begin();
    fields.launch(variant);
    const size_t different = variant.roof ? 0 : count_different(fields.next, fields.expected, ALL);
    // Steps to and fro, as in use; the waves stay small for as many steps as are timed.
    const double milliseconds = best_time([&] {
        fields.launch(variant);
        std::swap(fields.next, fields.now);
    });
    fill<<<1024, 256>>>(fields.now, 2, -1, 1);
    return {&variant, milliseconds, different};
}

void print_line(const Measured &measured, double roof)
{
    const Variant &variant = *measured.variant;
    const Resources used = resources_of((const void *)variant.kernel, int(variant.block.x * variant.block.y),
                                        variant.shared);
    std::printf("%-50s %4d %6zu %7zu %3d x %-4d %8.4f %6.0f %5.1f%% %s\n", variant.name.c_str(), used.registers,
                used.local, used.shared, used.blocks, int(variant.block.x * variant.block.y), measured.milliseconds,
                BYTES / measured.milliseconds * 1e-6, 100 * roof / measured.milliseconds,
                variant.roof ? "" : measured.different ? "WRONG" : "right");
    std::fflush(stdout);
}

} // namespace

int main()
{
    add_references();
    add_narrow_direct_ones();
    add_wide_direct_ones();
    add_fixed_direct_ones();
    add_tiled_ones();
    add_rings();
    Fields fields;
    fill<<<1024, 256>>>(fields.begun, 1, -1, 1);
    fill<<<1024, 256>>>(fields.now, 2, -1, 1);
    fill<<<1024, 256>>>(fields.velocity, 3, 0.01f, 0.1f);
    fields.begin();
    fields.launch(variants.front());
    CHECK(cudaMemcpy(fields.expected, fields.next, ALL * sizeof(float), cudaMemcpyDeviceToDevice));
    std::vector<Measured> all;
    for (const Variant &variant : variants)
        all.push_back(measure(variant, fields));
    std::sort(all.begin(), all.end(),
              [](const Measured &a, const Measured &b) { return a.milliseconds < b.milliseconds; });
    const auto roof = std::find_if(all.begin(), all.end(), [](const Measured &m) { return m.variant->roof; });
    std::printf("%d x %d x %d points; the roof is the fastest of its kind; times are the best of %d\n", X, Y, Z,
                BATCHES);
    std::printf("%-50s %4s %6s %7s %10s %8s %6s %6s\n", "", "regs", "local", "shared", "per SM", "ms", "GB/s", "roof");
    for (const Measured &measured : all)
        print_line(measured, roof->milliseconds);
    const bool right = std::all_of(all.begin(), all.end(), [](const Measured &m) { return !m.different; });
    std::printf("results: %s\n", right ? "equal to version 1's" : "WRONG");
    return right ? 0 : 1;
}
