// What a launch of a CUTLASS kernel needs, written as JSON without a GPU: shape, parameters, tensor maps.
//
// The driver's function that encodes tensor maps is replaced by one that notes what it is asked for, and
// leaves a mark with the map's number where it would lie in the parameters.
#pragma once
#include <cstdio>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

#include "cute/tensor.hpp"
#include "cutlass/cutlass.h"
#include "cutlass/device_kernel.h"

constexpr uint64_t MAP_MARK = 0x70616D20'6F646175ull;
// Buffers lie at addresses that nothing else in parameters looks like: number n at (n + 1) * SPAN.
constexpr uint64_t SPAN = 0x0000'1A5A'0000'0000ull;

template <class Element> Element *buffer(int number) { return reinterpret_cast<Element *>((number + 1) * SPAN); }

struct NotedMap {
    int type, rank, swizzle, fill;
    uint64_t dims[5], strides[5];
    uint32_t box[5], steps[5];
};
inline NotedMap noted[16];
inline int maps = 0;

extern "C" CUresult CUDAAPI cuTensorMapEncodeTiled(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank,
                                                   void *address, const cuuint64_t *dims,
                                                   const cuuint64_t *strides, const cuuint32_t *box,
                                                   const cuuint32_t *steps, CUtensorMapInterleave,
                                                   CUtensorMapSwizzle swizzle, CUtensorMapL2promotion,
                                                   CUtensorMapFloatOOBfill fill) {
    NotedMap &made = noted[maps];
    made = {static_cast<int>(type), static_cast<int>(rank), static_cast<int>(swizzle), static_cast<int>(fill)};
    for (unsigned n = 0; n < rank; ++n) {
        made.dims[n] = dims[n], made.box[n] = box[n], made.steps[n] = steps[n];
        if (n + 1 < rank) made.strides[n] = strides[n];
    }
    const uint64_t words[3] = {reinterpret_cast<uint64_t>(address), MAP_MARK, static_cast<uint64_t>(maps++)};
    std::memset(map, 0, sizeof *map);
    std::memcpy(map, words, sizeof words);
    return CUDA_SUCCESS;
}

template <class Number> void print_list(const char *name, const Number *values, int count) {
    std::printf("\"%s\": [", name);
    for (int n = 0; n < count; ++n) std::printf("%s%llu", n ? ", " : "", static_cast<unsigned long long>(values[n]));
    std::printf("], ");
}

// Writes the launch; ``workspace`` bytes are asked for at the address of buffer number 15.
template <class Kernel> int print_launch(const typename Kernel::Arguments &arguments, size_t workspace) {
    using Params = typename Kernel::Params;
    alignas(Params) static unsigned char room[sizeof(Params)];
    const Params &params = *new (room) Params(Kernel::to_underlying_arguments(arguments, buffer<void>(15)));
    const dim3 grid = Kernel::get_grid_shape(params), block = Kernel::get_block_shape();
    const unsigned blocks[3] = {grid.x, grid.y, grid.z}, threads[3] = {block.x, block.y, block.z};
    using Cluster = typename Kernel::ClusterShape;
    const unsigned cluster[3] = {cute::size<0>(Cluster{}), cute::size<1>(Cluster{}), cute::size<2>(Cluster{})};
    std::printf("{");
    print_list("grid", blocks, 3), print_list("block", threads, 3), print_list("cluster", cluster, 3);
    std::printf("\"shared\": %zu, \"workspace\": %zu, \"maps\": [", size_t(Kernel::SharedStorageSize), workspace);
    for (int n = 0; n < maps; ++n) {
        const NotedMap &map = noted[n];
        std::printf("%s{", n ? ", " : "");
        print_list("dims", map.dims, map.rank), print_list("strides", map.strides, map.rank - 1);
        print_list("box", map.box, map.rank), print_list("steps", map.steps, map.rank);
        std::printf("\"type\": %d, \"swizzle\": %d, \"nans\": %d}", map.type, map.swizzle, map.fill);
    }
    std::printf("], \"params\": \"");
    for (unsigned char byte : room) std::printf("%02x", byte);
    std::printf("\"}\n");
    return 0;
}
