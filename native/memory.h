// The memory that a launch can reach: which allocations and variables, and their bytes in files.
#pragma once

#include <string>
#include <vector>

#include "allocations.h"
#include "cubin.h"
#include "launch.h"
#include "settings.h"

namespace cuado {

struct Piece {
    Allocation where;
    std::vector<uint32_t> reached_from;  // Offsets of parameters.
    std::string name;                    // Of a variable.
    bool is_constant = false;
    std::string before, after;  // Files.
};

struct Refused {
    uint64_t address, bytes;
    std::string reason;
};

struct Reached {
    std::vector<Piece> allocations, globals;
    std::vector<Refused> refused;

    uint64_t bytes() const;
};

// Allocations that pointers in the parameters reach (or all live ones), and the variables of the module.
Reached reach(const Launch &launch, const std::vector<Symbol> &symbols, Memory wanted);

// Save every piece into `folder`. A piece that cannot be read becomes a refused one. With `deep`, allocations
// whose addresses are found in what is saved are added and saved, too, as long as `limit` bytes are not
// exceeded. A problem, or empty.
std::string save_before(Reached &reached, const std::string &folder, bool deep, uint64_t limit);
std::string save_after(Reached &reached, const std::string &folder);

}  // namespace cuado
