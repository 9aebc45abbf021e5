// What the launcher asked for, in environment variables CUADO_INJECTION_*: they reach children, too.
#pragma once

#include <cstdint>
#include <string>

namespace cuado {

enum class Mode { kOff, kTrace, kCapture };
enum class Memory { kParameters, kDeep, kAll };  // Which allocations a capture saves.

struct Settings {
    Mode mode = Mode::kOff;               // MODE: trace, capture
    std::string folder;                   // FOLDER, which exists
    std::string cupti;                    // CUPTI: its path
    bool api = false;                     // API: a record of every driver and runtime call
    bool ranges = true;                   // RANGES: of NVTX
    bool python = true;                   // PYTHON: the line that launched
    size_t buffer_bytes = 8u << 20;       // BUFFER_BYTES: of each activity buffer
    size_t buffers = 32;                  // BUFFERS: at most at a time
    unsigned flush_ms = 200;              // FLUSH_MS: what a crash may cost
    uint64_t trace_bytes = 4ull << 30;    // TRACE_BYTES: a trace grows no further, and counts what it lost
    std::string kernel;                   // KERNEL: POSIX extended regular expression
    bool ignore_case = false;             // IGNORE_CASE: of letters, when kernels are searched for
    uint64_t launch = 0;                  // LAUNCH: index of the launch of a kernel, from 0
    uint64_t captures = 1;                // CAPTURES: launches from there on, over all processes
    uint64_t limit = 4ull << 30;          // LIMIT: bytes a capture may take on disk
    Memory memory = Memory::kParameters;  // MEMORY: parameters, deep, all
    bool blocks = false;                  // BLOCKS: nothing is captured before the program says so (blocks.h)
};

Settings read_settings();

}  // namespace cuado
