// PTX that the program has the driver link: of the machine code that comes out nobody else has it.
#pragma once

#include <string>
#include <vector>

#include "cupti_api.h"

namespace cuado {

// Calls of the driver's linker: before they do their work, and after they have.
void link_begins(uint32_t callback, const void *params);
void link_ends(uint32_t callback, const void *params);

// What some machine code was linked of, as far as it was PTX. Empty where that is not known.
std::vector<std::string> linked_of(const std::string &cubin);

}  // namespace cuado
