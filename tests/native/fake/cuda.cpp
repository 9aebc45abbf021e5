// A driver for tests: device memory is host memory, kernels are functions of this file, and calls are told to
// the fake CUPTI. It loads the injection library as the driver does: in cuInit, by CUDA_INJECTION64_PATH.

#include <dlfcn.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "cuda_api.h"
#include "cupti_api.h"
#include "hooks.h"

using namespace cuado;

namespace {

constexpr int kInvalidValue = 1, kInvalidHandle = 400;

Hooks hooks{};
std::mutex lock;
std::map<uint64_t, size_t> ranges;  // Live memory.
uint64_t host_range = 0;
bool is_recording = false, is_initialized = false;
std::atomic<uint32_t> correlation{0};

struct Function {
    uint32_t magic;
    const char *name;
    std::vector<std::pair<size_t, size_t>> parameters;  // Offset, bytes.
    void (*run)(void **);
    CUhandle module;
};
constexpr uint32_t kFunction = 1, kKernel = 2;

struct Vectors {
    float *x, *y;
    int n;
};
float scale = 3.0f;  // A "constant" of the module.
int counter = 5;     // A "variable" of the module.

void axpy(void **p) {
    float a = *static_cast<float *>(p[0]), *x = *static_cast<float **>(p[1]),
          *y = *static_cast<float **>(p[2]);
    for (int i = 0, n = *static_cast<int *>(p[3]); i < n; ++i) y[i] += a * x[i];
    ++counter;
}
void by_value(void **p) {
    auto v = *static_cast<Vectors *>(p[1]);
    for (int i = 0; i < v.n; ++i) v.y[i] = v.x[i] + 1;
}
void chase(void **p) {  // A list: each node is the address of the next and a value.
    struct Node {
        Node *next;
        uint64_t value;
    };
    for (Node *node = *static_cast<Node **>(p[0]); node; node = node->next) ++node->value;
}
void nothing(void **) {}

Function functions[] = {
    {kFunction, "_Z4axpyfPKfPfi", {{0, 4}, {8, 8}, {16, 8}, {24, 4}}, axpy, nullptr},
    {kFunction, "_Z8by_value1V", {{0, 4}, {8, 24}}, by_value, nullptr},
    {kFunction, "_Z5chaseP4Node", {{0, 8}}, chase, nullptr},
    {kFunction, "_Z7nothingv", {}, nothing, nullptr},
};
Function kernels[4];

int call(uint32_t callback, const char *name, const void *params, int (*work)(const void *, uint32_t),
         const char *symbol = nullptr) {
    uint32_t mine = ++correlation;
    int result = 0;
    if (hooks.call) hooks.call(kEnter, callback, name, params, &result, symbol, mine, &lock);
    result = work(params, mine);
    if (hooks.call) hooks.call(kExit, callback, name, params, &result, symbol, mine, &lock);
    return result;
}

void add(uint64_t address, size_t bytes) {
    std::lock_guard<std::mutex> hold(lock);
    ranges[address] = bytes;
}

Function *of(CUhandle handle) { return static_cast<Function *>(handle); }

int run(Function *function, const unsigned *grid, const unsigned *block, unsigned shared, void **params,
        void **extra, uint32_t mine) {
    std::vector<void *> from_buffer;
    if (!params && extra) {
        for (auto &[offset, bytes] : function->parameters)
            from_buffer.push_back(static_cast<char *>(extra[1]) + offset);
        params = from_buffer.data();
    }
    if (is_recording) return 0;
    {
        std::lock_guard<std::mutex> hold(lock);  // One device.
        function->run(params);
    }
    if (hooks.kernel) hooks.kernel(function->name, grid, block, shared, mine);
    return 0;
}

}  // namespace

#define API extern "C" __attribute__((visibility("default")))

API void fakeSetHooks(const Hooks *given) { hooks = *given; }
API void fakeRecord(int on) { is_recording = on; }  // As if streams were being captured into a graph.
API void fakeHost(uint64_t address, size_t bytes) {
    host_range = address;
    add(address, bytes);
}
API CUhandle fakeFunction(const char *name, int as_kernel, CUhandle module) {
    std::lock_guard<std::mutex> hold(lock);
    for (size_t i = 0; i < 4; ++i) {
        if (std::strcmp(functions[i].name, name) != 0) continue;
        functions[i].module = module;
        kernels[i] = functions[i];
        kernels[i].magic = kKernel;
        return as_kernel ? &kernels[i] : &functions[i];
    }
    return nullptr;
}

API int cuDeviceGetCount(int *count) { return *count = 1, is_initialized ? 0 : 3; }
API int cuInit(unsigned) {
    is_initialized = true;
    const char *path = std::getenv("CUDA_INJECTION64_PATH");
    void *library = path ? dlopen(path, RTLD_NOW) : nullptr;
    if (path && !library) std::fprintf(stderr, "%s\n", dlerror());
    if (!library) return 0;  // The driver goes on, too.
    auto initialize = reinterpret_cast<int (*)()>(dlsym(library, "InitializeInjection"));
    if (initialize) initialize();
    return 0;
}
API int cuCtxSynchronize() {
    uint32_t mine = ++correlation;
    if (hooks.synchronize) hooks.synchronize(mine);
    return 0;
}
API int cuCtxDestroy_v2(CUhandle) {
    if (hooks.context_ends) hooks.context_ends();
    return 0;
}
API int cuCtxGetDevice(int *device) { return *device = 0, 0; }
API int cuDeviceGetName(char *name, int bytes, int) {
    return std::snprintf(name, static_cast<size_t>(bytes), "Fake GPU"), 0;
}
API int cuDeviceGetAttribute(int *value, int which, int) {
    return *value = which == kComputeMajor ? 9 : 0, 0;
}
API int cuDeviceGetUuid_v2(Uuid *uuid, int) { return std::memset(uuid, 0xab, sizeof *uuid), 0; }
API int cuGetErrorName(int, const char **name) { return *name = "CUDA_ERROR_FAKE", 0; }
API int cuStreamIsCapturing(CUhandle, int *status) { return *status = is_recording, 0; }
API int cuThreadExchangeStreamCaptureMode(int *) { return 0; }

static int parameter(Function *function, size_t index, size_t *offset, size_t *bytes) {
    if (index >= function->parameters.size()) return kInvalidValue;
    *offset = function->parameters[index].first;
    *bytes = function->parameters[index].second;
    return 0;
}
API int cuFuncGetParamInfo(CUhandle f, size_t index, size_t *offset, size_t *bytes) {
    return of(f)->magic == kFunction ? parameter(of(f), index, offset, bytes) : kInvalidHandle;
}
API int cuKernelGetParamInfo(CUhandle f, size_t index, size_t *offset, size_t *bytes) {
    return of(f)->magic == kKernel ? parameter(of(f), index, offset, bytes) : kInvalidHandle;
}
API int cuKernelGetFunction(CUhandle *function, CUhandle kernel) {
    if (of(kernel)->magic != kKernel) return kInvalidHandle;
    *function = &functions[of(kernel) - kernels];
    return 0;
}
API int cuKernelGetLibrary(CUhandle *library, CUhandle kernel) { return *library = of(kernel)->module, 0; }
API int cuFuncGetModule(CUhandle *module, CUhandle function) { return *module = of(function)->module, 0; }
API int cuFuncGetAttribute(int *value, int which, CUhandle) {
    if (which == kPreferredCarveout) return kInvalidValue;  // Not said: to be left out.
    return *value = which == kRegisters ? 32 : which == kMaxDynamicShared ? 49152 : 0, 0;
}
API int cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *bytes, CUdeviceptr pointer) {
    std::lock_guard<std::mutex> hold(lock);
    auto after = ranges.upper_bound(pointer);
    if (after == ranges.begin()) return kInvalidValue;
    --after;
    if (pointer >= after->first + after->second) return kInvalidValue;
    return *base = after->first, *bytes = after->second, 0;
}
API int cuPointerGetAttribute(void *data, int which, CUdeviceptr pointer) {
    if (which == kMemoryType) return *static_cast<unsigned *>(data) = pointer == host_range ? 1 : 2, 0;
    if (which == kIsManaged) return *static_cast<unsigned *>(data) = 0, 0;
    return kInvalidValue;
}
API int cuModuleGetGlobal_v2(CUdeviceptr *address, size_t *bytes, CUhandle, const char *name) {
    if (std::strcmp(name, "scale") == 0)
        return *address = reinterpret_cast<uint64_t>(&scale), *bytes = sizeof scale, 0;
    if (std::strcmp(name, "counter") == 0)
        return *address = reinterpret_cast<uint64_t>(&counter), *bytes = sizeof counter, 0;
    return 500;
}

API int cuMemAlloc_v2(CUdeviceptr *address, size_t bytes) {
    AllocateParams params{address, bytes};
    return call(kCuMemAlloc, "cuMemAlloc_v2", &params, [](const void *p, uint32_t) {
        auto &it = *static_cast<const AllocateParams *>(p);
        *it.address = reinterpret_cast<uint64_t>(std::aligned_alloc(256, (it.bytes + 255) / 256 * 256));
        add(*it.address, it.bytes);
        return 0;
    });
}
API int cuMemAllocAsync(CUdeviceptr *address, size_t bytes, CUhandle) {
    AllocateParams params{address, bytes};
    return call(kCuMemAllocAsync, "cuMemAllocAsync", &params, [](const void *p, uint32_t) {
        auto &it = *static_cast<const AllocateParams *>(p);
        *it.address = reinterpret_cast<uint64_t>(std::aligned_alloc(256, (it.bytes + 255) / 256 * 256));
        add(*it.address, it.bytes);
        return 0;
    });
}
API int cuMemMap(CUdeviceptr address, size_t bytes, size_t, unsigned long long, unsigned long long) {
    MapParams params{address, bytes};
    return call(kCuMemMap, "cuMemMap", &params, [](const void *, uint32_t) { return 0; });
}
API int cuMemUnmap(CUdeviceptr address, size_t bytes) {
    MapParams params{address, bytes};
    return call(kCuMemUnmap, "cuMemUnmap", &params, [](const void *, uint32_t) { return 0; });
}
API int cuMemFree_v2(CUdeviceptr address) {
    FreeParams params{address};
    return call(kCuMemFree, "cuMemFree_v2", &params, [](const void *p, uint32_t) {
        std::lock_guard<std::mutex> hold(lock);
        return ranges.erase(static_cast<const FreeParams *>(p)->address) ? 0 : kInvalidValue;
    });
}
API int cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t bytes) {
    uint32_t mine = ++correlation;
    std::memcpy(to, reinterpret_cast<void *>(from), bytes);
    if (hooks.copy) hooks.copy(2, bytes, mine);
    return 0;
}
API int cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, size_t bytes) {
    uint32_t mine = ++correlation;
    std::memcpy(reinterpret_cast<void *>(to), from, bytes);
    if (hooks.copy) hooks.copy(1, bytes, mine);
    return 0;
}
API int cuMemsetD8_v2(CUdeviceptr to, unsigned char value, size_t bytes) {
    uint32_t mine = ++correlation;
    std::memset(reinterpret_cast<void *>(to), value, bytes);
    if (hooks.set) hooks.set(value, bytes, mine);
    return 0;
}
API int cuModuleLoadData(CUhandle *module, const void *image) {
    LoadParams params{module, image};
    return call(kCuModuleLoadData, "cuModuleLoadData", &params, [](const void *p, uint32_t) {
        auto &it = *static_cast<const LoadParams *>(p);
        *it.handle = new int;
        // Images of the tests are ELF files whose last table is that of sections.
        auto base = static_cast<const char *>(it.image);
        if (std::memcmp(base,
                        "\x7f"
                        "ELF",
                        4) != 0)
            return 0;  // PTX and fat binaries would be assembled here.
        uint64_t sections;
        uint16_t count;
        std::memcpy(&sections, base + 40, 8);
        std::memcpy(&count, base + 60, 2);
        if (hooks.module) hooks.module(base, sections + 64u * count);
        return 0;
    });
}
static std::string linked;  // What is linked is one image, which the test has put there.
API int cuLinkAddData_v2(CUhandle state, int type, void *data, size_t bytes) {
    LinkAddDataParams params{state, type, data, bytes};
    return call(kCuLinkAddData, "cuLinkAddData_v2", &params, [](const void *p, uint32_t) {
        auto &it = *static_cast<const LinkAddDataParams *>(p);
        if (it.type != kInputPtx) linked.assign(static_cast<char *>(it.data), it.bytes);
        return 0;
    });
}
API int cuLinkComplete(CUhandle state, void **cubin, size_t *bytes) {
    LinkCompleteParams params{state, cubin, bytes};
    return call(kCuLinkComplete, "cuLinkComplete", &params, [](const void *p, uint32_t) {
        auto &it = *static_cast<const LinkCompleteParams *>(p);
        return *it.cubin = linked.data(), *it.bytes = linked.size(), 0;
    });
}
API int cuLinkDestroy(CUhandle state) {
    LinkDestroyParams params{state};
    return call(kCuLinkDestroy, "cuLinkDestroy", &params, [](const void *, uint32_t) {
        return linked.assign(linked.size(), 'x'), 0;
    });
}
API int cuLaunchKernel(CUhandle f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                       unsigned bz, unsigned shared, CUhandle stream, void **params, void **extra) {
    LaunchKernelParams all{f, {gx, gy, gz}, {bx, by, bz}, shared, stream, params, extra};
    return call(
        kCuLaunchKernel, "cuLaunchKernel", &all,
        [](const void *p, uint32_t mine) {
            auto &it = *static_cast<const LaunchKernelParams *>(p);
            return run(of(it.function), it.grid, it.block, it.shared_bytes, it.kernel_params, it.extra, mine);
        },
        of(f)->name);
}
API int cuLaunchKernelEx(const LaunchConfig *config, CUhandle f, void **params, void **extra) {
    LaunchKernelExParams all{config, f, params, extra};
    return call(
        kCuLaunchKernelEx, "cuLaunchKernelEx", &all,
        [](const void *p, uint32_t mine) {
            auto &it = *static_cast<const LaunchKernelExParams *>(p);
            return run(of(it.function), it.config->grid, it.config->block, it.config->shared_bytes,
                       it.kernel_params, it.extra, mine);
        },
        of(f)->name);
}
