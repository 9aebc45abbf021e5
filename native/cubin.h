// What a cubin's ELF symbol table says: the kernels and the variables in it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cuado {

struct Symbol {
    std::string name;
    bool is_kernel, is_constant, is_local;
    uint64_t bytes;
};

// Kernels, and variables in global and constant memory. Empty where the image is no ELF file or its tables
// are not whole.
std::vector<Symbol> symbols(const char *image, size_t bytes);

}  // namespace cuado
