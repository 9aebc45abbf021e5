// The frame of the program that rates.py makes: each benchmark is a kernel with a loop.
#include <cuda.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

typedef unsigned u32;
typedef unsigned long long u64;

struct Maps {
    CUtensorMap of1, of8, of64, of128, of256;
};
typedef void (*Kernel)(u64 *, const char *, Maps, int);
struct Row {
    const char *name;
    Kernel kernel;
    int blocks, threads;
    double work;
    int cluster; // blocks of a cluster, 1 for none
};

__device__ inline void make(u32 bar, u32 count) {
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}
__device__ inline void expect(u32 bar, u32 bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes)
                 : "memory");
}
__device__ inline void arrive(u32 bar) {
    asm volatile("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(bar) : "memory");
}
__device__ inline void await(u32 bar, u32 phase) {
    asm volatile(
        "{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(
            bar),
        "r"(phase)
        : "memory");
}
__device__ inline void bulk(u32 to, const char *from, u32 bytes, u32 bar) {
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
            to),
        "l"(from), "r"(bytes), "r"(bar)
        : "memory");
}
__device__ inline void tile(u32 to, const CUtensorMap *map, u32 x, u32 y, u32 bar) {
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], "
        "[%1, {%2, %3}], [%4];" ::"r"(to),
        "l"(map), "r"(x), "r"(y), "r"(bar)
        : "memory");
}

// The mbarriers are behind 208 KB, so that all tiles begin at multiples of 1,024 bytes.
#define KERNEL(NAME)                                                                            \
    __global__ void NAME(u64 *out, const char *data, const __grid_constant__ Maps maps, int n) { \
        extern __shared__ __align__(1024) char shared[];                                        \
        u32 base = (u32)__cvta_generic_to_shared(shared), bar = base + 208 * 1024, sink = 0;    \
        const CUtensorMap &map1 = maps.of1, &map8 = maps.of8, &map64 = maps.of64,               \
                          &map128 = maps.of128, &map256 = maps.of256;                           \
        (void)bar, (void)&map1, (void)&map8, (void)&map64, (void)&map128, (void)&map256;        \
        for (int i = threadIdx.x; i < 52 * 1024; i += blockDim.x) ((u32 *)shared)[i] = 0;       \
        __syncthreads();                                                                        \
        asm volatile("fence.proxy.async;" ::: "memory");
#define LOOP                \
    __syncthreads();        \
    u64 began = clock64();  \
    _Pragma("unroll 1") for (int i = 0; i < n; i++) {
#define BEHIND }
#define END                                     \
    __syncthreads();                            \
    u64 took = clock64() - began;               \
    if (threadIdx.x == 0) out[blockIdx.x] = took; \
    if (sink == 0x12345678) out[0] = sink;      \
    }

static CUtensorMap map_of(void *at, u32 rows) {
    CUtensorMap map;
    cuuint64_t sizes[] = {4096, 4096}, strides[] = {8192};
    cuuint32_t box[] = {64, rows}, steps[] = {1, 1};
    void *found = nullptr;
    cudaDriverEntryPointQueryResult how;
    cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &found, 12000, cudaEnableDefault,
                                     &how);
    auto encode = (decltype(&cuTensorMapEncodeTiled))found;
    if (!encode ||
        encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT16, 2, at, sizes, strides, box, steps,
               CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B,
               CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE)) {
        fprintf(stderr, "no tensor map of %u rows", rows);
        exit(1);
    }
    return map;
}

static double cycles_of(const Row &row, int blocks, u64 *out, const char *data, const Maps &maps,
                        int n) {
    cudaLaunchConfig_t config = {};
    config.gridDim = blocks, config.blockDim = row.threads, config.dynamicSmemBytes = 210 * 1024;
    cudaLaunchAttribute cluster;
    cluster.id = cudaLaunchAttributeClusterDimension;
    cluster.val.clusterDim.x = row.cluster, cluster.val.clusterDim.y = cluster.val.clusterDim.z = 1;
    config.attrs = &cluster, config.numAttrs = row.cluster > 1;
    cudaLaunchKernelEx(&config, row.kernel, out, data, maps, n);
    std::vector<u64> found(blocks);
    cudaError_t error = cudaMemcpy(found.data(), out, 8 * blocks, cudaMemcpyDeviceToHost);
    if (error != cudaSuccess) {
        fprintf(stderr, "%s: %s", row.name, cudaGetErrorString(error));
        exit(1);
    }
    double sum = 0;
    for (u64 each : found) sum += each;
    return sum / blocks;
}

static void measured(const Row &row) {
    char *data;
    u64 *out;
    int sms = 0;
    cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0);
    int blocks = row.blocks ? row.blocks : sms;
    cudaMalloc(&data, 64 << 20);
    cudaMemset(data, 0, 64 << 20);
    cudaMalloc(&out, 8 * blocks);
    cudaFuncSetAttribute(row.kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 210 * 1024);
    Maps maps = {map_of(data, 1), map_of(data, 8), map_of(data, 64), map_of(data, 128),
                 map_of(data, 256)};
    const int few = 200, many = 1000, times = 9;
    cycles_of(row, blocks, out, data, maps, many);
    std::vector<double> each;
    for (int i = 0; i < times; i++) {
        double low = cycles_of(row, blocks, out, data, maps, few);
        double high = cycles_of(row, blocks, out, data, maps, many);
        each.push_back((high - low) / (many - few));
    }
    std::sort(each.begin(), each.end());
    double middle = each[times / 2];
    printf("%s %.2f %.3f %.0f %.2f %d %d\n", row.name, middle, (each[times - 2] - each[1]) / middle, row.work,
           row.work / middle, blocks, row.threads);
    fflush(stdout);
    cudaFree(data);
    cudaFree(out);
}

// All rows from the one whose number is given.
#define MAIN                                                        \
    int main(int count, char **words) {                             \
        int first = count > 1 ? atoi(words[1]) : 0;                 \
        int rows = sizeof ROWS / sizeof *ROWS;                      \
        for (int row = first; row < rows; row++) measured(ROWS[row]); \
        return 0;                                                   \
    }
