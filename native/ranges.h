// NVTX ranges: CUPTI tells their start and their end apart; the trace has one record of both.
#pragma once

#include <unordered_map>

#include "cupti_api.h"
#include "trace_file.h"

namespace cuado {

class Ranges {
   public:
    void take(const MarkerActivity &marker, TraceFile &file);

    // Those that are open when the process ends, end there.
    void close(uint64_t end, TraceFile &file);

   private:
    struct Open {
        uint64_t start;
        uint32_t text, domain, thread;
    };
    std::unordered_map<uint32_t, Open> open_;
};

}  // namespace cuado
