// One kernel launch as the program asks for it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cuda_api.h"
#include "cupti_api.h"

namespace cuado {

struct Parameter {
    uint32_t offset;
    std::string value;  // Its bytes.
};

struct Attributes {
    int max_dynamic_shared = -1, carveout = -1, registers = -1, static_shared = -1,
        local = -1;  // -1: not said.
};

struct Launch {
    std::string kernel;  // Mangled.
    unsigned grid[3] = {1, 1, 1}, block[3] = {1, 1, 1}, cluster[3] = {0, 0, 0};
    uint64_t dynamic_shared = 0;
    bool is_cooperative = false;
    bool spans_devices = false;
    CUhandle handle = nullptr;    // CUfunction, or CUkernel as the runtime and Triton launch.
    CUhandle function = nullptr;  // CUfunction of the current context.
    CUhandle library = nullptr;   // Of a CUkernel.
    CUhandle module = nullptr;
    CUhandle stream = nullptr;
    void **kernel_params = nullptr;
    void **extra = nullptr;
    std::vector<Parameter> parameters;
    Attributes attributes;
};

// Name of the kernel that a call launches; empty where it is no launch of one kernel.
std::string kernel_name(uint32_t callback, const CallbackData &data);

// Shape and handles of a launch; asks nothing of the driver.
Launch read_shape(uint32_t callback, const CallbackData &data);

// Function, module, attributes and the bytes of every parameter. A problem, or empty.
std::string read_rest(Launch &launch);

}  // namespace cuado
