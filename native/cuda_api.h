// What the driver's API looks like to this library: its own declarations, so that it builds without NVIDIA's
// headers. Names are the driver's; values and layouts are held against cuda.h by
// tests/native/check_layouts.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

namespace cuado {

using CUresult = int;
using CUdevice = int;
using CUdeviceptr = unsigned long long;
using CUhandle = void *;  // A context, module, library, kernel, function or stream.

constexpr CUresult CUDA_SUCCESS = 0;
constexpr CUresult CUDA_ERROR_NOT_FOUND = 500;

enum FunctionAttribute {
    kSharedBytes = 1,
    kLocalBytes = 3,
    kRegisters = 4,
    kMaxDynamicShared = 8,
    kPreferredCarveout = 9,
    kRequiredClusterWidth = 11,
    kRequiredClusterHeight = 12,
    kRequiredClusterDepth = 13,
};
enum PointerAttribute { kMemoryType = 2, kIsManaged = 8, kMempoolHandle = 17 };
enum DeviceAttribute { kComputeMajor = 75, kComputeMinor = 76 };
enum LaunchAttributeId { kCooperative = 2, kClusterDimension = 4 };
constexpr int kInputPtx = 1;  // Of the driver's linker.
constexpr uintptr_t kPerThreadStream = 2;
constexpr unsigned kHostMemory = 1;
constexpr int kNoCapture = 0;
constexpr int kRelaxedCapture = 2;
constexpr uintptr_t kParamBufferPointer = 1;
constexpr uintptr_t kParamBufferSize = 2;

struct Uuid {
    unsigned char bytes[16];
};

struct LaunchAttribute {
    unsigned id;
    char pad[4];
    union {
        char all[64];
        int cooperative;
        unsigned cluster[3];
    } value;
};

struct LaunchConfig {
    unsigned grid[3];
    unsigned block[3];
    unsigned shared_bytes;
    CUhandle stream;
    LaunchAttribute *attributes;
    unsigned attribute_count;
};

// Arguments of calls as CUPTI hands them over (generated_cuda_meta.h).
struct LaunchKernelParams {  // cuLaunchKernel; cuLaunchCooperativeKernel's end before `extra`.
    CUhandle function;
    unsigned grid[3];
    unsigned block[3];
    unsigned shared_bytes;
    CUhandle stream;
    void **kernel_params;
    void **extra;
};
struct LaunchKernelExParams {
    const LaunchConfig *config;
    CUhandle function;
    void **kernel_params;
    void **extra;
};
struct AllocateParams {  // cuMemAlloc_v2, cuMemAllocManaged, cuMemAllocAsync, cuMemAllocFromPoolAsync
    CUdeviceptr *address;
    size_t bytes;
};
struct AllocatePitchParams {
    CUdeviceptr *address;
    size_t *pitch;
    size_t width;
    size_t height;
};
struct FreeParams {  // cuMemFree_v2, cuMemFreeAsync
    CUdeviceptr address;
};
struct MapParams {  // cuMemMap, cuMemUnmap
    CUdeviceptr address;
    size_t bytes;
};
struct LoadParams {  // cuModuleLoad*, cuLibraryLoad*: where the handle goes, the image or the file's name
    CUhandle *handle;
    const void *image;
};
struct UnloadParams {
    CUhandle handle;
};
struct LinkAddDataParams {  // cuLinkAddData_v2
    CUhandle state;
    int type;
    void *data;
    size_t bytes;
};
struct LinkAddFileParams {  // cuLinkAddFile_v2
    CUhandle state;
    int type;
    const char *path;
};
struct LinkCompleteParams {
    CUhandle state;
    void **cubin;
    size_t *bytes;
};
struct LinkDestroyParams {
    CUhandle state;
};

}  // namespace cuado
