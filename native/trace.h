// The trace job: activity records become records of the trace file.
#pragma once

#include <cstdint>

namespace cuado {

// Begin. False, with notes, where nothing can be traced.
bool start_trace();

// The last records and END: the process ends in an orderly way.
void finish_trace();

// That the launch of a correlation was made at a place in a Python program; lives as long as the process.
void launched_from(uint32_t correlation, const char *place);

}  // namespace cuado
