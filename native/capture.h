// The capture job: one launch, with its code and its memory before and after, in a folder of its own.
#pragma once

#include <cstdint>

#include "cupti_api.h"
#include "settings.h"

namespace cuado {

// Begin. False, with notes, where nothing can be captured.
bool start_capture();

// A call that launches: before it runs, and when it has returned.
void capture_before(uint32_t callback, const CallbackData &data);
void capture_after(const CallbackData &data);

// Blocks (blocks.h): outside of them launches are passed over from now on, and what was counted is forgotten.
void capture_only_in_blocks();

// A block begins, with settings of its own or those there are. False where one is open already.
bool open_block(const Settings *wanted);

// It ends, and its list of kernels is written.
void close_block();

// For a thread that does so at intervals: write the list of kernels.
void flush_capture();

// The list of kernels, as the process ends.
void finish_capture();

}  // namespace cuado
