// What CUPTI alone costs: an injection library that asks for records and drops them. CUPTI_ALONE says what it asks
// for: words out of subscribe, callbacks, kernels, kinds (all that a trace asks for), read (each record is looked at).

#include <cupti.h>

#include <cstdlib>
#include <cstring>
#include <mutex>
#include <vector>

namespace {

constexpr size_t kBytes = 8u << 20;
std::mutex lock;
std::vector<uint8_t *> pool;
volatile long records = 0;

bool asks(const char *word) {
    const char *words = std::getenv("CUPTI_ALONE");
    return words && std::strstr(words, word);
}

void CUPTIAPI requested(uint8_t **buffer, size_t *bytes, size_t *most) {
    *most = 0, *bytes = kBytes;
    std::lock_guard<std::mutex> hold(lock);
    if (pool.empty()) {
        *buffer = static_cast<uint8_t *>(std::aligned_alloc(8, kBytes));
    } else {
        *buffer = pool.back();
        pool.pop_back();
    }
}

void CUPTIAPI completed(CUcontext, uint32_t, uint8_t *buffer, size_t, size_t valid) {
    static const bool is_read = asks("read");
    CUpti_Activity *record = nullptr;
    while (is_read && valid && cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS)
        records = records + 1;
    std::lock_guard<std::mutex> hold(lock);
    pool.push_back(buffer);
}

void CUPTIAPI called(void *, CUpti_CallbackDomain, CUpti_CallbackId, const void *) {}

void flush() { cuptiActivityFlushAll(1); }

}  // namespace

extern "C" int InitializeInjection() {
    CUpti_SubscriberHandle subscriber = nullptr;
    if (asks("subscribe") || asks("callbacks")) cuptiSubscribe(&subscriber, called, nullptr);
    if (asks("callbacks")) {
        for (auto call : {CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx})
            cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API, call);
    }
    if (asks("kernels") || asks("kinds")) {
        cuptiActivityRegisterCallbacks(requested, completed);
        cuptiActivityEnable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
    }
    if (asks("kinds")) {
        for (auto kind : {CUPTI_ACTIVITY_KIND_DEVICE, CUPTI_ACTIVITY_KIND_MEMCPY, CUPTI_ACTIVITY_KIND_MEMCPY2,
                          CUPTI_ACTIVITY_KIND_MEMSET, CUPTI_ACTIVITY_KIND_SYNCHRONIZATION, CUPTI_ACTIVITY_KIND_MARKER})
            cuptiActivityEnable(kind);
    }
    std::atexit(flush);
    return 1;
}
