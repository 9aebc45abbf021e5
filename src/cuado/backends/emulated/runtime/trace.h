/* A trace of a block: 64-bit words, read by a model of the caches, or by one of the atomic
   operations on shared memory, which get in each other's way.

   First a word for each warp, then parts: what a warp did from one barrier to the next. A word has
   its kind in the uppermost bits. TRACE_END ends a part, and its lower bits say where the next part
   of the same warp begins, 0 for none: the warp is through. The first words are of that kind.

   TRACE_CHANGE is an atomic operation on shared memory: instruction slot, and a bit for each lane
   that takes part; the words behind it have 16 bits for each lane, the number of the
   32-bit word that it changes. Of each warp CHANGES are kept, the first.

   All others are one line of 128 bytes of a request: instruction slot, sectors (a bit each), line
   number from the first address of the arena, and whether it is the request's last line. After
   TRACE_PART_STORE two words say which bytes are written; the other kinds access whole sectors, or
   read. Lines of local memory are numbered from the warp's first. */

#pragma once

enum {
    TRACE_LOAD = 0, /* as LOAD, STORE and ATOMIC are numbered */
    TRACE_STORE = 1,
    TRACE_ATOMIC = 2,
    TRACE_PART_STORE = 3,
    TRACE_LOCAL_LOAD = 4,
    TRACE_LOCAL_STORE = 5,
    TRACE_END = 6,
    TRACE_AGAIN = 7, /* a line that the request asks L2 for once more */
    TRACE_CHANGE = 8,
};

/* What is written down: requests to memory behind L1, or atomic operations on shared memory. */
enum { TRACE_REQUESTS = 1, TRACE_CHANGES = 2 };

enum { CHANGE_WORDS = 9, CHANGES = 512 };

enum { TRACE_KIND = 60, TRACE_LAST = 59, TRACE_SLOT = 44, TRACE_SECTORS = 40 };

#define TRACE_LINE ((1ull << TRACE_SECTORS) - 1)
#define TRACE_LINK ((1ull << TRACE_KIND) - 1)
