// CUPTI's activity buffers: a bounded pool that it fills, and each record of which a sink is shown.
#pragma once

#include <initializer_list>

#include "cupti.h"

namespace cuado {

class ActivitySink {
   public:
    virtual ~ActivitySink() = default;
    virtual void begin() {}  // Of a buffer.
    virtual void take(const Activity &record) = 0;
    virtual void lost(uint64_t records) = 0;
    virtual void end() {}  // Of a buffer.
};

// Have CUPTI record these kinds. A kind that it refuses is noted and left out. False where nothing is
// recorded.
bool start_activities(std::initializer_list<uint32_t> kinds, ActivitySink &sink);

// Have what is complete handed over, or (forced) all there is. Never waits for the device.
void flush_activities(bool forced);

}  // namespace cuado
