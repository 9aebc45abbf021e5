/* Whether accesses stay inside the memory that they belong to. Every lane is held against it by its
   offset from the first byte, unsigned: no sum is made that could wrap. Addresses before the memory
   have offsets beyond any size. */

#pragma once

#include "machine.h"

/* Whether `bytes` from an offset on lie in memory of a size. The greatest offset of several lanes
   stands for all of them. */
static inline u32 inside(u64 offset, u64 size, u32 bytes) {
    return bytes <= size && offset <= size - bytes;
}

/* Whether a row does: lanes side by side, of which the first one's offset is given. As the row is
   one range of LANES * bytes that does not leave the memory, no lane's offset wraps. */
static inline u32 row_inside(u64 offset, u64 size, u32 bytes) {
    return inside(offset, size, LANES * bytes);
}

/* The allocation that accesses are in: from an address to one `extent` behind it, and `bytes` more.
   Of a row the extent is that from its first to its last lane, even where addresses wrap: what is
   so long does not fit then. */
static inline const Allocation *allocation_of(const Machine *m, u64 address, u64 extent,
                                              u32 bytes) {
    u64 whole = extent + bytes;
    if (whole < extent) return NULL;
    for (u64 n = 0; n < m->allocations; n++)
        if (address >= m->allocation[n].low && address <= m->allocation[n].high &&
            whole <= m->allocation[n].high - address)
            return &m->allocation[n];
    return NULL;
}

/* Where an address is if allocations lay close together: the models' lines are numbered so. `hint`
   is the allocation that it is in, if that is known. */
static inline u64 place_of(const Machine *m, const Allocation *hint, u64 address) {
    const Allocation *a = hint ? hint : allocation_of(m, address, 0, 1);
    return address - m->arena_low - (a ? a->apart : 0);
}
