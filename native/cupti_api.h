// What CUPTI looks like to this library: its own declarations of activity records and callback data.
//
// CUPTI gives each new field of a record a place behind the old ones, so what is declared here is a prefix of
// the records of CUDA 11.8 to 13.5 (held against the headers by tests/native/check_layouts.cpp). Fields that
// came later than the oldest CUPTI taken are read by version only.
#pragma once

#include <cstddef>
#include <cstdint>

namespace cuado {

using CUptiResult = int;
using Subscriber = void *;

constexpr CUptiResult CUPTI_SUCCESS = 0;
constexpr CUptiResult CUPTI_ERROR_MAX_LIMIT_REACHED = 12;
constexpr CUptiResult CUPTI_ERROR_MULTIPLE_SUBSCRIBERS = 39;

constexpr uint32_t kOldestCupti = 18;       // CUDA 11.8: the first with cluster sizes.
constexpr uint32_t kUnknownCupti = 140000;  // CUDA 14: nobody has held its records against these.

enum ActivityKind : uint32_t {
    kMemcpy = 1,
    kMemset = 2,
    kDriverApi = 4,
    kRuntimeApi = 5,
    kDevice = 8,
    kConcurrentKernel = 10,
    kMarker = 12,
    kPeerMemcpy = 22,
    kSynchronization = 38,
};
constexpr uint32_t kFlushForced = 1;
constexpr uint32_t kZeroedOutActivityBuffer = 5;  // Attribute: the client fills buffers with zeros.
constexpr uint32_t kMarkerInstant = 1, kMarkerStart = 2, kMarkerEnd = 4;
constexpr uint32_t kObjectThread = 2;

#pragma pack(push, 1)
struct Activity {
    uint32_t kind;
};
struct KernelActivity {
    uint32_t kind;
    uint8_t cache, shared_config;
    uint16_t registers;
    uint32_t partitioned_requested, partitioned_executed;
    uint64_t start, end, completed;
    uint32_t device, context, stream;
    int32_t grid[3], block[3];
    int32_t static_shared, dynamic_shared;
    uint32_t local_per_thread, local_total, correlation;
    int64_t grid_id;
    const char *name;
    void *reserved;
    uint64_t queued, submitted;
    uint8_t launch_type, carveout_requested, carveout, padding;
    uint32_t shared_executed;
    uint64_t graph_node;
    uint32_t shared_limit, graph;
    void *access_policy;
    uint32_t channel, channel_type;
    uint32_t cluster[3];
};
struct MemcpyActivity {
    uint32_t kind;
    uint8_t copy_kind, source_kind, destination_kind, flags;
    uint64_t bytes, start, end;
    uint32_t device, context, stream, correlation;
};
struct PeerMemcpyActivity {
    uint32_t kind;
    uint8_t copy_kind, source_kind, destination_kind, flags;
    uint64_t bytes, start, end;
    uint32_t device, context, stream;
    uint32_t source_device, source_context, destination_device, destination_context, correlation;
};
struct MemsetActivity {
    uint32_t kind, value;
    uint64_t bytes, start, end;
    uint32_t device, context, stream, correlation;
    uint16_t flags, memory_kind;
};
struct ApiActivity {
    uint32_t kind, callback_id;
    uint64_t start, end;
    uint32_t process, thread, correlation, result;
};
struct SynchronizationActivity {
    uint32_t kind, type;
    uint64_t start, end;
    uint32_t correlation, context, stream;
};
struct MarkerActivity {
    uint32_t kind, flags;
    uint64_t timestamp;
    uint32_t id, object_kind;
    uint32_t process, thread, unused;  // As the object is a thread.
    uint32_t pad;
    const char *name, *domain;
};
struct DeviceActivity {
    uint32_t kind, flags;
    uint64_t bandwidth, memory_bytes;
    uint32_t constant, l2, warp, clock, engines, multiprocessors;
    uint32_t limits[14];
    uint32_t major, minor, id, ecc;
    unsigned char uuid[16];
    const char *name;
};
#pragma pack(pop)

enum CallbackDomain { kDriverDomain = 1, kRuntimeDomain = 2, kResourceDomain = 3 };
enum ResourceCallback { kContextDestroyStarting = 2, kModuleLoaded = 6 };
enum CallbackSite { kEnter = 0, kExit = 1 };

struct CallbackData {
    uint32_t site;
    const char *function_name;
    const void *params;
    void *result;
    const char *symbol;
    void *context;
    uint32_t context_uid;
    uint64_t *shared;
    uint32_t correlation;
};
struct ResourceData {
    void *context;
    void *handle;
    void *descriptor;
};
struct ModuleResource {
    uint32_t module;
    size_t bytes;
    const char *cubin;
};

// Numbers of driver calls (cupti_driver_cbid.h).
enum DriverCallback : uint32_t {
    kCuModuleLoad = 18,
    kCuModuleLoadData = 19,
    kCuModuleLoadDataEx = 20,
    kCuModuleLoadFatBinary = 21,
    kCuModuleUnload = 22,
    kCuMemAlloc = 243,
    kCuMemAllocPitch = 244,
    kCuMemFree = 245,
    kCuLaunchKernel = 307,
    kCuLinkComplete = 365,
    kCuLinkDestroy = 366,
    kCuMemAllocManaged = 371,
    kCuLinkAddData = 382,
    kCuLinkAddFile = 383,
    kCuLaunchKernelPtsz = 442,
    kCuLaunchCooperative = 477,
    kCuLaunchCooperativePtsz = 478,
    kCuLaunchCooperativeMultiDevice = 480,
    kCuGraphLaunch = 514,
    kCuGraphLaunchPtsz = 515,
    kCuMemMap = 551,
    kCuMemUnmap = 552,
    kCuMemAllocAsync = 598,
    kCuMemAllocAsyncPtsz = 599,
    kCuMemFreeAsync = 600,
    kCuMemFreeAsyncPtsz = 601,
    kCuMemAllocFromPool = 611,
    kCuMemAllocFromPoolPtsz = 612,
    kCuLaunchKernelEx = 652,
    kCuLaunchKernelExPtsz = 653,
    kCuLibraryLoadData = 678,
    kCuLibraryLoadFromFile = 679,
    kCuLibraryUnload = 680,
};

// Numbers of runtime calls that launch (cupti_runtime_cbid.h).
enum RuntimeCallback : uint32_t {
    kCudaLaunchKernel = 211,
    kCudaLaunchKernelPtsz = 214,
    kCudaLaunchCooperative = 269,
    kCudaLaunchCooperativePtsz = 270,
    kCudaGraphLaunch = 311,
    kCudaGraphLaunchPtsz = 312,
    kCudaLaunchKernelExC = 430,
    kCudaLaunchKernelExCPtsz = 431,
    kCudaLaunchKernel13 = 505,
    kCudaLaunchKernel13Ptsz = 506,
};

}  // namespace cuado
