// Which kernels are wanted, and how often each was launched.
#pragma once

#include <cstdint>
#include <string>

namespace cuado {

// Whether the pattern of the settings is found in a kernel's name, mangled or demangled.
bool is_wanted(const std::string &mangled);

// Count a launch: its index among those of the kernel in this process.
uint64_t count_launch(const std::string &mangled);

// Time of a launch that ended.
void count_time(const char *mangled, uint64_t ns);

// Forget what was counted, and which kernels were wanted: the settings have changed.
void forget_kernels();

// Write `<pid>.kernels.json`: every kernel, its launches, and the times of wanted ones. The launcher lists
// them where nothing matched.
void write_kernels();

}  // namespace cuado
