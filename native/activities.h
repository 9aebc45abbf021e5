// CUPTI's activity buffers: a bounded pool that it fills, and each record of which a sink is shown.
//
// CUPTI calls for a buffer and gives one back from within, with locks of its own held: on the program's
// threads, on a thread of CUPTI's, or on one that flushes. Neither call waits for anything: buffers go from
// queue to queue (queue.h), and what is handed over is read later, by one thread at a time. That thread asks
// CUPTI (for the next record, for what was dropped) and may wait for CUPTI's locks; as nobody who has these
// waits for it without a bound, the two cannot hold each other up.
#pragma once

#include <chrono>
#include <initializer_list>

#include "cupti.h"

namespace cuado {

// Called by the thread that reads.
class ActivitySink {
   public:
    virtual ~ActivitySink() = default;
    virtual void take(const Activity &record) = 0;
    virtual void lost(uint64_t records) = 0;
    virtual void end() {}  // Of a buffer, and of a look for one.
};

// Have CUPTI record these kinds. A kind that it refuses is noted and left out. False where nothing is
// recorded. The sink is the same for all calls.
bool start_activities(std::initializer_list<uint32_t> kinds, ActivitySink &sink);

// Show the sink what was handed over. Where another thread does so it is left to that one.
void read_activities();

// Have what is complete handed over, or (forced) all there is; and read it. Never waits for the device;
// forced, for another thread that reads, a second at most.
void flush_activities(bool forced);

// From then on who reads stops behind the buffer that it is at, and leaves the rest to `finish_activities`.
void end_reading();
bool reading_has_ended();

// All that is left, read by the caller; afterwards nothing is. False where another thread reads a buffer and
// does not come to the end of it in some seconds.
bool finish_activities();

// For the one thread that reads at all times: wait until it is woken. False where it was not.
bool wait_for_records(std::chrono::nanoseconds at_most);

// May be called anywhere, and never waits.
void wake_reader();

}  // namespace cuado
