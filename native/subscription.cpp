#include "subscription.h"

#include <initializer_list>
#include <new>

#include "activities.h"
#include "allocations.h"
#include "capture.h"
#include "cupti.h"
#include "links.h"
#include "modules.h"
#include "process.h"
#include "python_frames.h"
#include "trace.h"

namespace cuado {
namespace {

constexpr std::initializer_list<uint32_t> kLaunches = {kCuLaunchKernel,
                                                       kCuLaunchKernelPtsz,
                                                       kCuLaunchKernelEx,
                                                       kCuLaunchKernelExPtsz,
                                                       kCuLaunchCooperative,
                                                       kCuLaunchCooperativePtsz,
                                                       kCuLaunchCooperativeMultiDevice,
                                                       kCuGraphLaunch,
                                                       kCuGraphLaunchPtsz};
constexpr std::initializer_list<uint32_t> kRuntimeLaunches = {
    kCudaLaunchKernel,   kCudaLaunchKernelPtsz,  kCudaLaunchCooperative, kCudaLaunchCooperativePtsz,
    kCudaGraphLaunch,    kCudaGraphLaunchPtsz,   kCudaLaunchKernelExC,   kCudaLaunchKernelExCPtsz,
    kCudaLaunchKernel13, kCudaLaunchKernel13Ptsz};
constexpr std::initializer_list<uint32_t> kMemory = {kCuMemAlloc,
                                                     kCuMemAllocPitch,
                                                     kCuMemAllocManaged,
                                                     kCuMemAllocAsync,
                                                     kCuMemAllocAsyncPtsz,
                                                     kCuMemAllocFromPool,
                                                     kCuMemAllocFromPoolPtsz,
                                                     kCuMemFree,
                                                     kCuMemFreeAsync,
                                                     kCuMemFreeAsyncPtsz,
                                                     kCuMemMap,
                                                     kCuMemUnmap};
constexpr std::initializer_list<uint32_t> kLoads = {
    kCuModuleLoad,   kCuModuleLoadData,  kCuModuleLoadDataEx,    kCuModuleLoadFatBinary,
    kCuModuleUnload, kCuLibraryLoadData, kCuLibraryLoadFromFile, kCuLibraryUnload};
constexpr std::initializer_list<uint32_t> kLinks = {kCuLinkAddData, kCuLinkAddFile, kCuLinkComplete,
                                                    kCuLinkDestroy};

// The capture calls the driver from within a callback: those calls are not the program's.
thread_local bool is_inside = false;

struct Inside {
    Inside() { is_inside = true; }
    ~Inside() { is_inside = false; }
};

bool is_one_of(uint32_t callback, std::initializer_list<uint32_t> set) {
    for (uint32_t each : set) {
        if (each == callback) return true;
    }
    return false;
}

// The Python line of a launch. A kernel that the runtime launched is recorded under the number of the
// runtime's call, in which the driver's is nested, under the same number or one of its own: each is said
// once.
void say_place(const CallbackData &data) {
    thread_local uint32_t last = 0;
    if (data.correlation == last) return;
    last = data.correlation;
    if (const char *place = python_place()) launched_from(data.correlation, place);
}

void on_driver_call(uint32_t callback, const CallbackData &data) {
    bool enters = data.site == kEnter;
    bool succeeded = !enters && data.result && *static_cast<const CUresult *>(data.result) == CUDA_SUCCESS;
    if (is_one_of(callback, kLaunches)) {
        if (settings().mode == Mode::kCapture) {
            enters ? capture_before(callback, data) : capture_after(data);
        } else if (enters) {
            say_place(data);
        }
    } else if (is_one_of(callback, kMemory)) {
        if (enters) allocation_ends(callback, data.params);
        if (succeeded) allocation_begins(callback, data.params);
    } else if (is_one_of(callback, kLinks)) {
        if (enters) link_begins(callback, data.params);
        if (succeeded) link_ends(callback, data.params);
    } else {
        if (enters) load_begins(callback, data.params);
        if (succeeded) load_ends(callback, data.params);
    }
}

void on_callback(void *, int domain, uint32_t callback, const void *data) {
    if (!is_ours()) return;
    Unnoticed unnoticed;
    try {
        if (domain == kDriverDomain && !is_inside) {
            Inside inside;
            on_driver_call(callback, *static_cast<const CallbackData *>(data));
        } else if (domain == kRuntimeDomain && !is_inside) {
            auto &call = *static_cast<const CallbackData *>(data);
            if (call.site == kEnter) say_place(call);
        } else if (domain == kResourceDomain && callback == kModuleLoaded) {
            // Also while inside: a lazy module is loaded by the first question about its function.
            auto &resource = *static_cast<const ResourceData *>(data);
            if (resource.descriptor) module_loaded(*static_cast<const ModuleResource *>(resource.descriptor));
        } else if (domain == kResourceDomain && callback == kContextDestroyStarting) {
            // What the context's buffers hold goes with it.
            flush_activities(true);
        }
    } catch (const std::bad_alloc &) {
        note("out of memory in a callback");
    }
}

}  // namespace

bool subscribe() {
    static Subscriber subscriber = nullptr;
    CUptiResult result = cupti().cuptiSubscribe(&subscriber, on_callback, nullptr);
    if (result != CUPTI_SUCCESS) {
        note(cupti_said("cuptiSubscribe", result) + (result == CUPTI_ERROR_MULTIPLE_SUBSCRIBERS
                                                         ? ": another profiler is at work in this process"
                                                         : ""));
        return false;
    }
    auto enable = [](std::initializer_list<uint32_t> set, int domain) {
        for (uint32_t each : set)
            cupti().cuptiEnableCallback(1, subscriber, domain,
                                        each);  // An older CUPTI lacks the newest calls.
    };
    enable({kContextDestroyStarting}, kResourceDomain);
    if (settings().mode == Mode::kCapture) {
        enable({kModuleLoaded}, kResourceDomain);
        enable(kLaunches, kDriverDomain);
        enable(kMemory, kDriverDomain);
        enable(kLoads, kDriverDomain);
        enable(kLinks, kDriverDomain);
    } else if (settings().python && find_python()) {
        enable(kLaunches, kDriverDomain);
        enable(kRuntimeLaunches, kRuntimeDomain);
    }
    return true;
}

}  // namespace cuado
