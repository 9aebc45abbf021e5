// A CUPTI that is fed with launches, to time the injection library without a GPU: each launch makes its two
// callbacks, where they are asked for, and one kernel record. It does what is known of CUPTI and matters
// here: a record is written by the launching thread under one lock; that lock is held while a client's
// function is called; a full buffer is handed over by a thread of CUPTI's; and a new buffer is filled with
// zeros by the launching thread, unless the client promised to do so.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "cupti_api.h"

using namespace cuado;

namespace {

constexpr size_t kRecord = 208;  // Of a kernel, in CUDA 13.

using Clock = std::chrono::steady_clock;
using Callback = void (*)(void *, int, uint32_t, const void *);
using Requested = void (*)(uint8_t **, size_t *, size_t *);
using Completed = void (*)(void *, uint32_t, uint8_t *, size_t, size_t);

struct Full {
    uint8_t *bytes;
    size_t capacity, valid;
};
// Not taken down at the program's exit, where the thread still waits.
auto &cupti_lock = *new std::recursive_mutex;
auto &work_lock = *new std::mutex;
auto &work = *new std::condition_variable;
auto &waiting = *new std::deque<Full>;
Callback callback = nullptr;
Requested requested = nullptr;
Completed completed = nullptr;
bool has_kernels = false, is_zeroed = false, has_driver_calls = false, has_runtime_calls = false;
Full current{};
size_t dropped = 0;
std::atomic<uint64_t> request_ns{0}, complete_ns{0}, records_read{0};

uint64_t since(Clock::time_point begin) {
    return static_cast<uint64_t>(std::chrono::nanoseconds(Clock::now() - begin).count());
}

void hand_over(const Full &full) {  // The lock is held.
    auto begin = Clock::now();
    completed(nullptr, 0, full.bytes, full.capacity, full.valid);
    complete_ns += since(begin);
}

void worker() {
    while (true) {
        std::unique_lock<std::mutex> hold(work_lock);
        work.wait(hold, [] { return !waiting.empty(); });
        Full full = waiting.front();
        waiting.pop_front();
        hold.unlock();
        std::lock_guard<std::recursive_mutex> alone(cupti_lock);
        hand_over(full);
    }
}

void call(int domain, uint32_t id, uint32_t site, uint32_t correlation) {
    int result = 0;
    uint64_t shared = 0;
    CallbackData data{site, "launch", nullptr, &result, "kernel", nullptr, 1, &shared, correlation};
    callback(nullptr, domain, id, &data);
}

void put(const char *name, uint32_t correlation) {
    std::lock_guard<std::recursive_mutex> hold(cupti_lock);
    if (current.bytes && current.valid + kRecord > current.capacity) {
        {
            std::lock_guard<std::mutex> queue(work_lock);
            waiting.push_back(current);
        }
        work.notify_one();
        current.bytes = nullptr;
    }
    if (!current.bytes) {
        size_t most = 0;
        auto begin = Clock::now();
        requested(&current.bytes, &current.capacity, &most);
        request_ns += since(begin);
        current.valid = 0;
        if (!current.bytes) return void(++dropped);
        if (!is_zeroed) std::memset(current.bytes, 0, current.capacity);
    }
    KernelActivity record{};
    record.kind = kConcurrentKernel, record.start = 1000 + correlation, record.end = record.start + 500;
    record.grid[0] = record.block[0] = 1, record.correlation = correlation, record.name = name;
    std::memcpy(current.bytes + current.valid, &record, sizeof record);
    current.valid += kRecord;
}

}  // namespace

#define API extern "C" __attribute__((visibility("default")))

API int cuptiGetVersion(uint32_t *version) { return *version = 130001, 0; }
API int cuptiGetTimestamp(uint64_t *time) {
    return *time = static_cast<uint64_t>(Clock::now().time_since_epoch().count()), 0;
}
API int cuptiGetResultString(int, const char **text) { return *text = "an error", 0; }
API int cuptiSubscribe(void **subscriber, Callback given, void *) {
    return *subscriber = &callback, callback = given, 0;
}
API int cuptiEnableCallback(uint32_t, void *, int domain, uint32_t id) {
    has_driver_calls |= domain == kDriverDomain && id == kCuLaunchKernel;
    has_runtime_calls |= domain == kRuntimeDomain && id == kCudaLaunchKernel;
    return 0;
}
API int cuptiGetCallbackName(int, uint32_t, const char **name) { return *name = "launch", 0; }
API int cuptiActivityRegisterCallbacks(Requested first, Completed second) {
    if (!completed) std::thread(worker).detach();
    requested = first, completed = second;
    return 0;
}
API int cuptiActivityEnable(uint32_t kind) { return has_kernels |= kind == kConcurrentKernel, 0; }
API int cuptiActivitySetAttribute(int attribute, size_t *, void *value) {
    if (attribute == kZeroedOutActivityBuffer) is_zeroed = *static_cast<uint8_t *>(value);
    return 0;
}
API int cuptiActivityFlushAll(uint32_t) {
    std::lock_guard<std::recursive_mutex> hold(cupti_lock);
    if (current.bytes) hand_over(current);
    current.bytes = nullptr;
    return 0;
}
API int cuptiActivityGetNextRecord(uint8_t *bytes, size_t valid, Activity **record) {
    uint8_t *next = *record ? reinterpret_cast<uint8_t *>(*record) + kRecord : bytes;
    if (next >= bytes + valid) return CUPTI_ERROR_MAX_LIMIT_REACHED;
    ++records_read;
    return *record = reinterpret_cast<Activity *>(next), 0;
}
API int cuptiActivityGetNumDroppedRecords(void *, uint32_t, size_t *count) {
    std::lock_guard<std::recursive_mutex> hold(cupti_lock);
    *count = dropped;
    return dropped = 0, 0;
}

struct Cost {
    double launch_ns, longest_ms, callbacks_ns, request_ns, complete_ns;  // Of one launch but `longest_ms`.
};

// So many launches, one each `period_ns` at most; what they cost the launching thread and CUPTI's.
API void feed(int launches, uint64_t period_ns, Cost *cost) {
    std::vector<std::string> names;
    for (int i = 0; i < 16; ++i) names.push_back("_Z" + std::string(60, 'k') + std::to_string(i));
    uint64_t in_launches = 0, in_callbacks = 0, longest = 0;
    request_ns = complete_ns = 0;
    auto next = Clock::now();
    for (int i = 0; i < launches; ++i) {
        while (Clock::now() < next) {
        }
        next += std::chrono::nanoseconds(period_ns);
        auto correlation = static_cast<uint32_t>(2 * i + 1);
        auto begin = Clock::now();
        for (uint32_t site : {kEnter, kExit}) {
            if (site == kExit && has_kernels) put(names[i % 16].c_str(), correlation);
            if (has_runtime_calls) call(kRuntimeDomain, kCudaLaunchKernel, site, correlation);
            if (has_driver_calls) call(kDriverDomain, kCuLaunchKernel, site, correlation);
            if (site == kEnter) in_callbacks += since(begin);
        }
        uint64_t took = since(begin);
        in_launches += took;
        longest = std::max(longest, took);
    }
    double each = 1.0 / launches;
    *cost = {each * in_launches, 1e-6 * longest, each * in_callbacks, each * request_ns, each * complete_ns};
}
