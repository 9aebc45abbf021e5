// Which kernels are wanted, and how often each was launched.
#pragma once

#include <cstdint>
#include <string>

namespace cuado {

// Whether the pattern of the settings is found in a kernel's name, mangled or demangled.
bool is_wanted(const std::string &mangled);

// Count a launch: its index among those of the kernel in this process.
uint64_t count_launch(const std::string &mangled);

// How a kernel was launched: only launches of one shape are alike.
struct LaunchShape {
    uint32_t grid[3], block[3], dynamic_shared;
};

// Time of a launch that ended.
void count_time(const char *mangled, const LaunchShape &shape, uint64_t ns);

// Forget what was counted, and which kernels were wanted: the settings have changed.
void forget_kernels();

// Write `<pid>.kernels.json`: every kernel, its launches, and the times of wanted ones, by shape. The launcher
// lists them where nothing matched, and compares replays with them.
void write_kernels();

}  // namespace cuado
