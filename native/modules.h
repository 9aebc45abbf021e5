// Images of code: what the program gave the driver to load, and the cubins that the driver made of it.
#pragma once

#include <string>
#include <vector>

#include "cupti_api.h"
#include "cubin.h"

namespace cuado {

struct Image {
    std::string bytes;
    const char *kind;  // cubin, fatbin, ptx
};

// Calls that load and unload.
void load_begins(uint32_t callback, const void *params);
void load_ends(uint32_t callback, const void *params);

// CUPTI's word of a cubin that was loaded; kept if one of its kernels is wanted.
void module_loaded(const ModuleResource &module);

// What was given to the driver as this module or library. False where it is not known.
bool image_of(void *handle, Image &image);

// The loaded cubin that has a kernel, the latest where several have. Null where there is none.
const std::string *cubin_of(const std::string &kernel);

}  // namespace cuado
