#include "activities.h"

#include <cstdlib>
#include <mutex>
#include <new>
#include <vector>

#include "process.h"

namespace cuado {
namespace {

constexpr size_t kAlignment = 8;  // CUPTI's.

ActivitySink *sink = nullptr;

// Buffers are made when needed and kept for the next time; at most `settings().buffers` exist.
struct Pool {
    std::mutex lock;
    std::vector<uint8_t *> free;
    size_t made = 0;

    uint8_t *take() {
        std::lock_guard<std::mutex> hold(lock);
        if (!free.empty()) {
            uint8_t *buffer = free.back();
            free.pop_back();
            return buffer;
        }
        if (made >= settings().buffers) return nullptr;
        auto *buffer = static_cast<uint8_t *>(
            std::aligned_alloc(kAlignment, settings().buffer_bytes / kAlignment * kAlignment));
        if (buffer) ++made;
        return buffer;
    }

    void give(uint8_t *buffer) {
        std::lock_guard<std::mutex> hold(lock);
        free.push_back(buffer);
    }
};
Pool *pool = new Pool;

// A buffer's records, or a count, shown between `begin` and `end` whatever happens in between.
struct Showing {
    Showing() { sink->begin(); }
    ~Showing() { sink->end(); }
};

void requested(uint8_t **buffer, size_t *bytes, size_t *most_records) {
    Unnoticed unnoticed;
    *most_records = 0;  // As many as fit.
    *buffer = is_ours() ? pool->take() : nullptr;
    // Without a buffer CUPTI drops records and counts them: the count is asked for with the next buffer.
    *bytes = *buffer ? settings().buffer_bytes / kAlignment * kAlignment : 0;
}

void show(uint8_t *buffer, size_t valid) {
    Activity *record = nullptr;
    while (true) {
        CUptiResult result = cupti().cuptiActivityGetNextRecord(buffer, valid, &record);
        if (result == CUPTI_ERROR_MAX_LIMIT_REACHED) return;
        if (result != CUPTI_SUCCESS || !record) {
            note("part of a buffer was not read: " + cupti_said("cuptiActivityGetNextRecord", result));
            sink->lost(1);  // At least: how many records were behind it is not known.
            return;
        }
        sink->take(*record);
    }
}

void completed(void *context, uint32_t stream, uint8_t *buffer, size_t, size_t valid) {
    Unnoticed unnoticed;
    if (!is_ours() || !buffer) return;
    try {
        Showing showing;
        if (valid) show(buffer, valid);
        size_t dropped = 0;
        if (cupti().cuptiActivityGetNumDroppedRecords(context, stream, &dropped) == CUPTI_SUCCESS && dropped)
            sink->lost(dropped);
    } catch (const std::bad_alloc &) {
        note("out of memory: records were lost");
    }
    pool->give(buffer);
}

}  // namespace

bool start_activities(std::initializer_list<uint32_t> kinds, ActivitySink &shown) {
    sink = &shown;
    CUptiResult result = cupti().cuptiActivityRegisterCallbacks(requested, completed);
    if (result != CUPTI_SUCCESS) {
        note(cupti_said("cuptiActivityRegisterCallbacks", result));
        return false;
    }
    bool any = false;
    for (uint32_t kind : kinds) {
        result = cupti().cuptiActivityEnable(kind);
        if (result == CUPTI_SUCCESS) any = true;
        if (result != CUPTI_SUCCESS)
            note("activity kind " + std::to_string(kind) +
                 " is not recorded: " + cupti_said("cuptiActivityEnable", result));
    }
    return any;
}

void flush_activities(bool forced) {
    if (!is_ours()) return;
    cupti().cuptiActivityFlushAll(forced ? kFlushForced : 0);
    // Records that were dropped for want of a buffer, when no buffer came since.
    size_t dropped = 0;
    if (cupti().cuptiActivityGetNumDroppedRecords(nullptr, 0, &dropped) == CUPTI_SUCCESS && dropped) {
        Showing showing;
        sink->lost(dropped);
    }
}

}  // namespace cuado
