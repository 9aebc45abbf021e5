// The live allocations of the program, from its calls of the driver (cudaMalloc, pools, virtual memory,
// managed memory).
#pragma once

#include <cstdint>
#include <vector>

namespace cuado {

struct Allocation {
    uint64_t address = 0, bytes = 0;
    const char *origin = "malloc";  // malloc, pool, virtual, managed

    uint64_t end() const { return address + bytes; }
    bool holds(uint64_t pointer) const { return pointer >= address && pointer < end(); }
};

// Calls that allocate, once they succeeded, and calls that free, before they run: afterwards another thread
// may already have been given the address.
void allocation_begins(uint32_t callback, const void *params);
void allocation_ends(uint32_t callback, const void *params);

// All of them by address; mappings that follow each other are one.
std::vector<Allocation> live_allocations();

// The allocation that a pointer points into, of those tracked; null where there is none.
const Allocation *holding(const std::vector<Allocation> &sorted, uint64_t pointer);

}  // namespace cuado
