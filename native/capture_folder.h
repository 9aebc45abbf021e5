// The folder of one raw capture (version 1): launch.json, written last and renamed, and the files that it
// names.
#pragma once

#include <string>
#include <vector>

#include "launch.h"
#include "memory.h"
#include "modules.h"

namespace cuado {

struct Captured {
    std::string folder;
    Launch launch;
    uint64_t index = 0;
    Image module;
    std::string module_reason;
    std::vector<std::string> linked;       // PTX that the module was linked of.
    bool has_module = false, has_cubin = false;  // Written.
    Reached reached;
    double seconds = -1;  // Negative: not known.
    std::string launched_from;
    std::string error, remedy;  // Of a capture that was refused as a whole.
};

// Write the image, the cubin, and the PTX. A problem, or empty.
std::string write_module(Captured &captured, const std::string *cubin);

// Write launch.json: its presence says that the capture is whole. A problem, or empty.
std::string write_launch(const Captured &captured);

}  // namespace cuado
