// Times of kernels while a capture is wanted: of every launch for the list, and of the one that is captured.
#pragma once

#include <cstdint>
#include <string>

namespace cuado {

// Have CUPTI record kernels. False where it does not.
bool start_times();

// Until `time_of` is called, the launch with this correlation, or of this kernel from now on, is waited for.
void wait_for(uint32_t correlation, const std::string &kernel);

// Its seconds; negative where no record of it came within the time that it may take.
double time_of();

}  // namespace cuado
