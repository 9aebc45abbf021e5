// What CUPTI alone costs: an injection library that asks for records and drops them. CUPTI_ALONE says what it
// asks for: words out of subscribe, callbacks, kernels, kinds (all that a trace asks for), read (each record
// is looked at), zeroed (buffers are made and filled with zeros before they are asked for, and CUPTI is told
// so), flushed (every 0.2 s). CUPTI_ALONE_LIBRARY: the path of CUPTI.

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <thread>
#include <vector>

#include "cupti_api.h"

using namespace cuado;

namespace {

constexpr size_t kBytes = 8u << 20;
constexpr int kReady = 8;  // Buffers, of those that are zeroed.
auto &lock = *new std::mutex;
auto &pool = *new std::vector<uint8_t *>;
std::atomic<long> records{0};
void *cupti = nullptr;

bool asks(const char *word) {
    const char *words = std::getenv("CUPTI_ALONE");
    return words && std::strstr(words, word);
}

template <typename... Given>
CUptiResult call(const char *name, Given... given) {
    auto function = reinterpret_cast<CUptiResult (*)(Given...)>(dlsym(cupti, name));
    return function ? function(given...) : CUPTI_ERROR_MAX_LIMIT_REACHED;
}

void requested(uint8_t **buffer, size_t *bytes, size_t *most) {
    *most = 0, *bytes = kBytes;
    std::lock_guard<std::mutex> hold(lock);
    if (pool.empty()) {
        *buffer = static_cast<uint8_t *>(std::calloc(1, kBytes));
    } else {
        *buffer = pool.back();
        pool.pop_back();
    }
}

void completed(void *, uint32_t, uint8_t *buffer, size_t, size_t valid) {
    static const bool is_read = asks("read");
    static const auto next = reinterpret_cast<CUptiResult (*)(uint8_t *, size_t, Activity **)>(
        dlsym(cupti, "cuptiActivityGetNextRecord"));
    Activity *record = nullptr;
    while (is_read && valid && next(buffer, valid, &record) == CUPTI_SUCCESS) ++records;
    // As it is, where zeros were promised, too: nobody looks at its records.
    std::lock_guard<std::mutex> hold(lock);
    pool.push_back(buffer);
}

void called(void *, int, uint32_t, const void *) {}

void flush() { call("cuptiActivityFlushAll", kFlushForced); }

void flush_at_intervals() {
    while (true) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        call("cuptiActivityFlushAll", 0u);
    }
}

void promise_zeros() {
    uint8_t yes = 1;
    size_t bytes = sizeof yes;
    call("cuptiActivitySetAttribute", static_cast<uint32_t>(kZeroedOutActivityBuffer), &bytes,
         static_cast<void *>(&yes));
    for (int i = 0; i < kReady; ++i) {
        auto *buffer = static_cast<uint8_t *>(std::calloc(1, kBytes));
        for (size_t at = 0; at < kBytes; at += 4096) static_cast<volatile uint8_t *>(buffer)[at] = 0;
        pool.push_back(buffer);
    }
}

void subscribe() {
    void *subscriber = nullptr;
    call("cuptiSubscribe", &subscriber, called, static_cast<void *>(nullptr));
    if (!asks("callbacks")) return;
    for (uint32_t each : {kCuLaunchKernel, kCuLaunchKernelEx})
        call("cuptiEnableCallback", 1u, subscriber, static_cast<int>(kDriverDomain), each);
}

}  // namespace

extern "C" int InitializeInjection() {
    const char *path = std::getenv("CUPTI_ALONE_LIBRARY");
    cupti = path ? dlopen(path, RTLD_NOW) : nullptr;
    if (!cupti) std::abort();
    if (asks("subscribe") || asks("callbacks")) subscribe();
    if (asks("zeroed")) promise_zeros();
    if (asks("kernels") || asks("kinds")) {
        call("cuptiActivityRegisterCallbacks", requested, completed);
        call("cuptiActivityEnable", static_cast<uint32_t>(kConcurrentKernel));
    }
    if (asks("kinds")) {
        for (uint32_t kind : {kDevice, kMemcpy, kPeerMemcpy, kMemset, kSynchronization, kMarker})
            call("cuptiActivityEnable", kind);
    }
    std::atexit(flush);
    if (asks("flushed")) std::thread(flush_at_intervals).detach();
    return 1;
}
