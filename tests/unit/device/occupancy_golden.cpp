// Writes occupancy_golden.csv: what NVIDIA's own occupancy calculator says of many launches.
//
// cuda_occupancy.h comes with the CUDA toolkit (13.0 here) and is not part of this repository:
//     g++ -O1 -I /usr/local/cuda/include occupancy_golden.cpp -o golden
//     ./golden > occupancy_golden.csv
// That header starts at compute capability 3.0; the rules for 2.0 are written out below after the
// header of 2013, which has the 2.x rules.
#include <climits>
#include <cstdio>
#include <random>
#include "cuda_occupancy.h"

struct Device {
    int major, minor, threadsPerSm, blocksPerSm, regsPerSm, regsPerBlock;
    int shared, sharedBlock, sharedOptin, reserved;
};

// Limits that are not in the header: the CUDA C++ Programming Guide's table of compute capabilities.
static const Device devices[] = {
    {2, 0, 1536, 8, 32768, 32768, 49152, 49152, 49152, 0},
    {3, 0, 2048, 16, 65536, 65536, 49152, 49152, 49152, 0},
    {3, 5, 2048, 16, 65536, 65536, 49152, 49152, 49152, 0},
    {3, 7, 2048, 16, 131072, 65536, 114688, 49152, 49152, 0},
    {5, 0, 2048, 32, 65536, 65536, 65536, 49152, 49152, 0},
    {5, 2, 2048, 32, 65536, 65536, 98304, 49152, 49152, 0},
    {6, 1, 2048, 32, 65536, 65536, 98304, 49152, 49152, 0},
    {7, 0, 2048, 32, 65536, 65536, 98304, 49152, 98304, 0},
    {7, 5, 1024, 16, 65536, 65536, 65536, 49152, 65536, 0},
    {8, 0, 2048, 32, 65536, 65536, 167936, 49152, 166912, 1024},
    {8, 6, 1536, 16, 65536, 65536, 102400, 49152, 101376, 1024},
    {8, 9, 1536, 24, 65536, 65536, 102400, 49152, 101376, 1024},
    {9, 0, 2048, 32, 65536, 65536, 233472, 49152, 232448, 1024},
    {10, 0, 2048, 32, 65536, 65536, 233472, 49152, 232448, 1024},
    {12, 0, 1536, 24, 65536, 65536, 102400, 49152, 101376, 1024},
};

struct Launch {
    int threads, registers, shared, barriers;
};

struct Limits {
    int warps, registers, shared, blocks, barriers, result;
};

static int roundUp(int number, int unit) { return (number + unit - 1) / unit * unit; }

static int least(int a, int b) { return a < b ? a : b; }

// preference: 0 none, 1 shared, 2 L1 (cudaFuncCache).
static Limits fermi(const Device& d, const Launch& l, int preference, int* config) {
    *config = preference == 0 ? -1 : preference == 2 ? 16384 : d.shared;
    Limits out = {0, INT_MAX, INT_MAX, d.blocksPerSm, INT_MAX, 0};
    const int warps = (l.threads + 31) / 32;
    out.warps = l.threads <= 1024 ? d.threadsPerSm / 32 / warps : 0;
    const int low = l.registers % 8 == 5 || l.registers % 8 == 6;
    const int unit = low && l.registers >= 21 && l.registers <= 46 ? 128 : 64;
    const int perWarp = roundUp(l.registers * 32, unit);
    if (perWarp > 0) {
        const bool fits = perWarp * warps <= d.regsPerBlock;
        out.registers = fits ? d.regsPerSm / 2 / perWarp * 2 / warps : 0;
    }
    const int allocated = roundUp(l.shared, 128);
    const int available = *config >= allocated ? *config : d.shared;
    if (allocated > d.sharedBlock) out.shared = 0;
    else if (allocated > 0) out.shared = available / allocated;
    out.result = least(least(out.warps, out.registers), least(out.shared, out.blocks));
    return out;
}

static Limits nvidia(const Device& d, const Launch& l, int preference, int* config) {
    cudaOccDeviceProp p;
    p.computeMajor = d.major;
    p.computeMinor = d.minor;
    p.maxThreadsPerBlock = 1024;
    p.maxThreadsPerMultiprocessor = d.threadsPerSm;
    p.regsPerBlock = d.regsPerBlock;
    p.regsPerMultiprocessor = d.regsPerSm;
    p.warpSize = 32;
    p.sharedMemPerBlock = d.sharedBlock;
    p.sharedMemPerMultiprocessor = d.shared;
    p.numSms = 1;
    p.sharedMemPerBlockOptin = d.sharedOptin;
    p.reservedSharedMemPerBlock = d.reserved;
    cudaOccFuncAttributes f;
    f.maxThreadsPerBlock = INT_MAX;
    f.numRegs = l.registers;
    f.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    f.maxDynamicSharedSizeBytes = l.shared;
    f.numBlockBarriers = l.barriers;
    cudaOccDeviceState s;
    size_t bytes = 0;
    // The preference, and the carve-out in bytes that the header makes of it.
    if (d.major >= 7 && preference > 0) s.carveoutConfig = preference * 12;
    if (d.major < 7) s.cacheConfig = static_cast<cudaOccCacheConfig>(preference % 4);
    cudaOccSMemPerMultiprocessor(&bytes, &p, &s);
    *config = preference == 0 ? -1 : static_cast<int>(bytes);
    cudaOccResult r;
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&r, &p, &f, &s, l.threads, l.shared) != 0) {
        return {-2, -2, -2, -2, -2, -2};
    }
    return {r.blockLimitWarps, r.blockLimitRegs, r.blockLimitSharedMem,
            r.blockLimitBlocks, r.blockLimitBarriers, r.activeBlocksPerMultiprocessor};
}

static void print(const Device& d, const Launch& l, int preference) {
    int config = -1;
    const Limits x = d.major == 2 ? fermi(d, l, preference % 3, &config)
                                  : nvidia(d, l, preference, &config);
    const int all[] = {config, x.warps, x.registers, x.shared, x.blocks, x.barriers, x.result};
    std::printf("%d.%d,%d,%d,%d,%d", d.major, d.minor, l.threads, l.registers, l.shared, l.barriers);
    for (int value : all) {
        if (value == INT_MAX || value == -1) std::printf(",");
        else std::printf(",%d", value);
    }
    std::printf("\n");
}

int main() {
    std::printf(
        "# Made by occupancy_golden.cpp with NVIDIA's cuda_occupancy.h, CUDA 13.0 (3.0 to 12.0; that of\n"
        "# CUDA 12.9.79 says the same of 3.0 to 9.0); 2.0 by the rules of the 2013 header. An empty limit\n"
        "# does not limit; an empty config is none.\n"
        "capability,threads,registers,shared,barriers,config,"
        "by_warps,by_registers,by_shared,by_blocks,by_barriers,blocks\n");
    std::mt19937 random(2013);
    // Plain remainders: the standard's distributions differ between libraries.
    const auto below = [&random](int n) { return static_cast<int>(random() % n); };
    for (const Device& d : devices) {
        // 256 registers are refused before 7.0; from 7.0 on the header allows them, no compiler does.
        const int registers = d.major == 2 ? 64 : d.major < 7 ? 257 : 256;
        const int most = d.sharedOptin;
        const int threads[] = {1, 31, 32, 33, 768, 1023, 1024, 1025};
        const int shared[] = {0, 1, 127, 128, 129, 255, 256, 257, 1024, most - 1, most, most + 1};
        for (int t : threads) print(d, {t, 32 % registers, 0, 1}, 0);
        for (int s : shared) print(d, {128, 16, s, 0}, 0);
        for (int r = 0; r < registers; r += d.major == 2 ? 1 : 5) print(d, {32, r, 0, 1}, 0);
        print(d, {64, registers - 1, 0, 0}, 0);
        for (int i = 0; i < 200; ++i) {
            const int t = below(2) ? 32 * (1 + below(32)) : 1 + below(1056);
            const int s = below(3) == 0 ? 0 : below(2) ? below(12000) : below(most + 600);
            const int barriers[] = {0, 1, 1, 2, 3, 16};
            const Launch l = {t, below(below(2) ? registers : 64), s, barriers[below(6)]};
            print(d, l, below(2) ? 0 : 1 + below(8));
        }
    }
    return 0;
}
