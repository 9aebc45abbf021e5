// A CUPTI for tests: callbacks, and activity records in the client's buffers. Its clock ticks 1000 ns an
// event. Its one lock is held while it calls for a buffer or hands one over, and taken by all that a reader
// asks for: a request that waited for a reader would wait for good.

#include <dlfcn.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>

#include "cupti_api.h"
#include "hooks.h"

using namespace cuado;

namespace {

using Callback = void (*)(void *, int, uint32_t, const void *);
using Requested = void (*)(uint8_t **, size_t *, size_t *);
using Completed = void (*)(void *, uint32_t, uint8_t *, size_t, size_t);

std::recursive_mutex lock;
Callback callback = nullptr;
Requested requested = nullptr;
Completed completed = nullptr;
bool enabled[64];
bool enabled_calls[4][1024];
uint8_t *buffer = nullptr;
size_t capacity = 0, used = 0, dropped = 0;
std::atomic<uint64_t> clock_ns{1000000};
std::atomic<int> kernels{0};

// Sizes of CUDA 12's records, larger than what the library reads.
size_t size_of(uint32_t kind) {
    switch (kind) {
        case kConcurrentKernel: return 208;
        case kMemcpy: return 88;
        case kMemset: return 88;
        case kSynchronization: return 40;
        case kMarker: return 56;
        case kDevice: return 176;
        default: return 40;
    }
}

void hand_over() {
    if (!buffer) return;
    uint8_t *full = buffer;
    size_t valid = used, all = capacity;
    buffer = nullptr;
    used = 0;
    completed(nullptr, 0, full, all, valid);
}

template <typename Record>
void put(const Record &record) {
    std::lock_guard<std::recursive_mutex> hold(lock);
    size_t bytes = size_of(record.kind);
    if (!enabled[record.kind]) return;
    if (buffer && used + bytes > capacity) hand_over();
    if (!buffer) {
        size_t most = 0;
        used = 0;
        requested(&buffer, &capacity, &most);
        if (!buffer || capacity < bytes) {
            buffer = nullptr;
            ++dropped;
            return;
        }
    }
    std::memset(buffer + used, 0, bytes);
    std::memcpy(buffer + used, &record, sizeof record);
    used += bytes;
}

uint64_t tick() { return clock_ns += 1000; }

// A reader that is slow, once: FAKE_CUPTI_HOLDS_READER, until so many kernels were launched, at most 20 s.
std::atomic<bool> was_held{false};
void hold_reader() {
    const char *until = was_held.exchange(true) ? nullptr : std::getenv("FAKE_CUPTI_HOLDS_READER");
    for (int i = 0; until && kernels < std::atoi(until) && i < 20000; ++i) usleep(1000);
}

void on_call(uint32_t site, uint32_t id, const char *name, const void *params, int *result,
             const char *symbol, uint32_t correlation, void *context) {
    static thread_local uint64_t entered;
    if (site == kEnter) entered = tick();
    if (callback && enabled_calls[kDriverDomain][id]) {
        uint64_t shared = 0;
        CallbackData data{site, name, params, result, symbol, context, 1, &shared, correlation};
        callback(nullptr, kDriverDomain, id, &data);
    }
    if (site == kExit)
        put(ApiActivity{kDriverApi, id, entered, tick(), 1, 77, correlation, static_cast<uint32_t>(*result)});
}

void on_kernel(const char *name, const unsigned *grid, const unsigned *block, unsigned shared,
               uint32_t correlation) {
    ++kernels;
    KernelActivity record{};
    record.kind = kConcurrentKernel;
    record.registers = 32;
    record.start = tick();
    record.end = record.start + 250;
    record.device = 0, record.context = 1, record.stream = 7;
    for (int i = 0; i < 3; ++i)
        record.grid[i] = static_cast<int>(grid[i]), record.block[i] = static_cast<int>(block[i]);
    record.static_shared = 128, record.dynamic_shared = static_cast<int>(shared),
    record.local_per_thread = 16;
    record.correlation = correlation, record.name = name;
    record.graph_node = 0, record.graph = 0;
    if (std::strcmp(name, "_Z7nothingv") == 0)
        record.start = record.end = 0;  // As if the device had no room for its times.
    put(record);
}

void on_copy(int kind, uint64_t bytes, uint32_t correlation) {
    uint64_t start = tick();
    put(MemcpyActivity{kMemcpy, static_cast<uint8_t>(kind), 1, 3, 1, bytes, start, start + 500, 0, 1, 7,
                       correlation});
}
void on_set(uint32_t value, uint64_t bytes, uint32_t correlation) {
    uint64_t start = tick();
    put(MemsetActivity{kMemset, value, bytes, start, start + 400, 0, 1, 7, correlation, 0, 3});
}
void on_synchronize(uint32_t correlation) {
    uint64_t start = tick();
    put(SynchronizationActivity{kSynchronization, 4, start, start + 300, correlation, 1, 0xffffffffu});
}
void on_module(const char *cubin, uint64_t bytes) {
    ModuleResource module{1, bytes, cubin};
    ResourceData data{nullptr, nullptr, &module};
    if (callback && enabled_calls[kResourceDomain][kModuleLoaded])
        callback(nullptr, kResourceDomain, kModuleLoaded, &data);
}
void on_context_end() {
    ResourceData data{nullptr, nullptr, nullptr};
    if (callback && enabled_calls[kResourceDomain][kContextDestroyStarting])
        callback(nullptr, kResourceDomain, kContextDestroyStarting, &data);
}

__attribute__((constructor)) void attach() {
    Hooks hooks{on_call, on_kernel, on_copy, on_set, on_synchronize, on_module, on_context_end};
    void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    if (auto set =
            reinterpret_cast<void (*)(const Hooks *)>(driver ? dlsym(driver, "fakeSetHooks") : nullptr))
        set(&hooks);
}

}  // namespace

#define API extern "C" __attribute__((visibility("default")))

API int cuptiGetVersion(uint32_t *version) {
    const char *set = std::getenv("FAKE_CUPTI_VERSION");
    return *version = set ? static_cast<uint32_t>(std::atoi(set)) : 130001, 0;
}
API int cuptiGetTimestamp(uint64_t *time) { return *time = clock_ns, 0; }
API int cuptiGetResultString(int, const char **text) { return *text = "CUPTI_ERROR_FAKE", 0; }
API int cuptiSubscribe(void **subscriber, Callback given, void *) {
    if (std::getenv("FAKE_CUPTI_TAKEN")) return CUPTI_ERROR_MULTIPLE_SUBSCRIBERS;
    return *subscriber = &callback, callback = given, 0;
}
API int cuptiEnableCallback(uint32_t enable, void *, int domain, uint32_t id) {
    return enabled_calls[domain][id] = enable, 0;
}
API int cuptiGetCallbackName(int, uint32_t id, const char **name) {
    return *name = id == kCuLaunchKernel ? "cuLaunchKernel" : "cuOther", 0;
}
API int cuptiActivityRegisterCallbacks(Requested first, Completed second) {
    return requested = first, completed = second, 0;
}
API int cuptiActivityEnable(uint32_t kind) {
    enabled[kind] = true;
    if (kind == kDevice) {
        DeviceActivity device{};
        device.kind = kDevice;
        device.memory_bytes = 1ull << 34, device.multiprocessors = 132, device.major = 9,
        device.name = "Fake GPU";
        put(device);
    }
    return 0;
}
API int cuptiActivityFlushAll(uint32_t) {
    std::lock_guard<std::recursive_mutex> hold(lock);
    hand_over();
    return 0;
}
API int cuptiActivityGetNextRecord(uint8_t *bytes, size_t valid, Activity **record) {
    if (std::getenv("FAKE_CUPTI_SENDS_ALARM") && kernels) kill(getpid(), SIGALRM);
    hold_reader();
    std::lock_guard<std::recursive_mutex> hold(lock);
    uint8_t *next = *record ? reinterpret_cast<uint8_t *>(*record) + size_of((*record)->kind) : bytes;
    if (next >= bytes + valid) return CUPTI_ERROR_MAX_LIMIT_REACHED;
    return *record = reinterpret_cast<Activity *>(next), 0;
}
API int cuptiActivityGetNumDroppedRecords(void *, uint32_t, size_t *count) {
    std::lock_guard<std::recursive_mutex> hold(lock);
    *count = dropped;
    return dropped = 0, 0;
}
API void fakeMarker(uint32_t flags, uint32_t id, const char *name, const char *domain) {
    put(MarkerActivity{kMarker, flags, tick(), id, kObjectThread, 1, 77, 0, 0, name, domain});
}
API bool fakeReaderIsHeld() { return was_held; }
API int InitializeInjectionNvtx2(void *) { return 42; }
