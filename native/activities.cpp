#include "activities.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <linux/futex.h>
#include <new>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

#include "process.h"
#include "queue.h"

namespace cuado {
namespace {

constexpr size_t kAlignment = 8;  // CUPTI's.
constexpr size_t kPage = 4096;
constexpr size_t kSpares = 2;  // Buffers that are ready before they are asked for.
constexpr auto kMostReading = std::chrono::seconds(5);  // Of one buffer, that the end waits for.
constexpr auto kMostAwaiting = std::chrono::seconds(1);  // By the end of a context.

ActivitySink *sink = nullptr;

struct Full {
    uint8_t *bytes;
    size_t valid;
};

// Buffers are made when needed and kept for the next time; at most `most` exist, so that each finds room in
// either queue. All that is in `ready` is zero.
struct Pool {
    Pool(size_t buffers, size_t bytes_of_each)
        : most(buffers), bytes(bytes_of_each / kAlignment * kAlignment), ready(buffers), full(buffers) {}

    // All zero. Null at the bound.
    uint8_t *make() {
        if (made.fetch_add(1) >= most) return --made, nullptr;
        auto *buffer = static_cast<uint8_t *>(std::calloc(1, bytes));
        if (!buffer) --made;
        return buffer;
    }

    // It is all zero. A thread that was stopped while it took one out may be in the way.
    void give(uint8_t *buffer) {
        if (ready.push(buffer)) return;
        std::free(buffer);
        --made;
    }

    void prepare() {
        for (size_t i = ready.size(); i < kSpares; ++i) {
            uint8_t *buffer = make();
            if (!buffer) return;
            // Its pages are made now, not by the launches that write their records there.
            for (size_t at = 0; at < bytes; at += kPage) static_cast<volatile uint8_t *>(buffer)[at] = 0;
            give(buffer);
        }
    }

    const size_t most, bytes;
    std::atomic<size_t> made{0};
    Queue<uint8_t *> ready;
    Queue<Full> full;
};
std::atomic<Pool *> pool{nullptr};

// Rings of the reader's bell. A futex: who rings it waits for nothing, a signal's handler included.
std::atomic<uint32_t> rings{0};
static_assert(sizeof rings == 4);

// Which thread reads: a flag that is taken or left to who has it, and waited for at the end only.
std::atomic<bool> is_reading{false}, is_asked{false}, is_ending{false};
thread_local bool reads_here = false;

struct Reading {
    const bool is_mine;
    Reading() : is_mine(!is_reading.exchange(true)) {
        if (is_mine) reads_here = true;
    }
    ~Reading() {
        if (!is_mine) return;
        reads_here = false;
        is_reading = false;
    }
};

void requested(uint8_t **buffer, size_t *bytes, size_t *most_records) {
    Unnoticed unnoticed;
    *most_records = 0;  // As many as fit.
    *buffer = nullptr;
    if (is_ours() && !pool.load()->ready.pop(*buffer)) *buffer = pool.load()->make();
    // Without a buffer CUPTI drops records and counts them; the reader asks for the count.
    *bytes = *buffer ? pool.load()->bytes : 0;
}

void completed(void *, uint32_t, uint8_t *buffer, size_t, size_t valid) {
    Unnoticed unnoticed;
    if (!is_ours() || !buffer) return;
    pool.load()->full.push({buffer, valid});
    wake_reader();
}

void show(const Full &full) {
    Activity *record = nullptr;
    while (full.valid) {
        CUptiResult result = cupti().cuptiActivityGetNextRecord(full.bytes, full.valid, &record);
        if (result == CUPTI_ERROR_MAX_LIMIT_REACHED) return;
        if (result != CUPTI_SUCCESS || !record) {
            note("part of a buffer was not read: " + cupti_said("cuptiActivityGetNextRecord", result));
            sink->lost(1);  // At least: how many records were behind it is not known.
            return;
        }
        try {
            sink->take(*record);
        } catch (const std::bad_alloc &) {
            note("out of memory: records were lost");
            sink->lost(1);
        }
    }
}

// What is there as it begins; what comes meanwhile wakes the reader again. One buffer at least, and no
// further ones where somebody is to read them at the program's end.
void read_buffers(Pool &from, bool is_last) {
    Full full{};
    for (size_t left = from.full.size(); left && from.full.pop(full); --left) {
        show(full);
        // CUPTI was promised zeros: it would else write them itself, on a thread of the program.
        std::memset(full.bytes, 0, from.bytes);
        from.give(full.bytes);
        sink->end();
        if (is_ending && !is_last) return;
    }
    from.prepare();
    size_t dropped = 0;
    if (cupti().cuptiActivityGetNumDroppedRecords(nullptr, 0, &dropped) == CUPTI_SUCCESS && dropped)
        sink->lost(dropped);
    sink->end();
}

// For a context that ends: the program may do so, too, right behind it. Not for good: whoever reads may wait
// for what CUPTI has locked for the caller.
void await_reading(Pool &from) {
    using Clock = std::chrono::steady_clock;
    auto until = Clock::now() + kMostAwaiting;
    while ((from.full.size() || is_reading) && !reads_here && !is_ending && Clock::now() < until)
        std::this_thread::sleep_for(std::chrono::microseconds(100));
}

void promise_zeros() {
    uint8_t yes = 1;
    size_t bytes = sizeof yes;
    // One that does not know it, or refuses, fills buffers with zeros itself.
    if (cupti().cuptiActivitySetAttribute)
        cupti().cuptiActivitySetAttribute(kZeroedOutActivityBuffer, &bytes, &yes);
}

bool register_callbacks() {
    pool = new Pool(settings().buffers, settings().buffer_bytes);
    promise_zeros();
    CUptiResult result = cupti().cuptiActivityRegisterCallbacks(requested, completed);
    if (result == CUPTI_SUCCESS) return true;
    note(cupti_said("cuptiActivityRegisterCallbacks", result));
    pool = nullptr;
    return false;
}

}  // namespace

bool start_activities(std::initializer_list<uint32_t> kinds, ActivitySink &shown) {
    sink = &shown;
    if (!pool.load() && !register_callbacks()) return false;
    bool any = false;
    for (uint32_t kind : kinds) {
        CUptiResult result = cupti().cuptiActivityEnable(kind);
        if (result == CUPTI_SUCCESS) any = true;
        if (result != CUPTI_SUCCESS)
            note("activity kind " + std::to_string(kind) +
                 " is not recorded: " + cupti_said("cuptiActivityEnable", result));
    }
    return any;
}

void read_activities() {
    Pool *from = pool;
    if (!from || !is_ours()) return;
    is_asked = true;
    do {
        Reading reading;
        if (!reading.is_mine) return;  // Who reads looks again before and after it stops.
        while (is_asked.exchange(false) && !is_ending) read_buffers(*from, false);
    } while (is_asked && !is_ending);
}

void flush_activities(bool forced) {
    if (!pool.load() || !is_ours()) return;
    cupti().cuptiActivityFlushAll(forced ? kFlushForced : 0);
    read_activities();
    if (forced) await_reading(*pool.load());
}

void end_reading() {
    is_ending = true;
    wake_reader();
}

bool reading_has_ended() { return is_ending; }

bool finish_activities() {
    if (!pool.load()) return true;
    is_ending = true;
    // A program that exits from a signal handler may have come from there: it would wait for itself.
    if (reads_here) return false;
    cupti().cuptiActivityFlushAll(kFlushForced);
    auto until = std::chrono::steady_clock::now() + kMostReading;
    while (is_reading.exchange(true)) {
        if (std::chrono::steady_clock::now() > until) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    read_buffers(*pool.load(), true);
    // Threads that were handing these over as the program ended will not come back: a record each, at least.
    if (size_t left = pool.load()->full.size()) sink->lost(left);
    return true;
}

bool wait_for_records(std::chrono::nanoseconds at_most) {
    static uint32_t heard = 0;
    auto whole = std::chrono::duration_cast<std::chrono::seconds>(at_most);
    timespec most{static_cast<time_t>(whole.count()), static_cast<long>((at_most - whole).count())};
    if (rings == heard) syscall(SYS_futex, &rings, FUTEX_WAIT_PRIVATE, heard, &most, nullptr, 0);
    uint32_t before = heard;
    heard = rings;
    return heard != before;
}

void wake_reader() {
    ++rings;
    syscall(SYS_futex, &rings, FUTEX_WAKE_PRIVATE, 1, nullptr, nullptr, 0);
}

}  // namespace cuado
