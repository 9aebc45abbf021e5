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
   read. Lines of local memory are numbered from the warp's first.

   Notes of what warps did at mbarriers have two words each, in the order of the block, and no parts:
   TRACE_NOTE, what it was, warp and instruction; then the mbarrier's offset in shared memory, and an
   amount. NOTE_CAME begins what one execution of an instruction did, which may be nothing. */

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
    TRACE_NOTE = 9,
};

/* A count for the barrier that is made; bytes more that it expects; arrivals; bytes that a copy
   brings; arrivals that wait for the warp's copies; the parity that a warp has waited for; tries in
   vain; bytes that a copy moves, wherever they go. */
enum {
    NOTE_CAME = 0,
    NOTE_MADE = 1,
    NOTE_EXPECTED = 2,
    NOTE_ARRIVED = 3,
    NOTE_BYTES = 4,
    NOTE_COPIED = 5,
    NOTE_WAITED = 6,
    NOTE_VAIN = 7,
    NOTE_MOVED = 8,
};

/* What is written down: requests to memory behind L1, atomic operations on shared memory, or notes. */
enum { TRACE_REQUESTS = 1, TRACE_CHANGES = 2, TRACE_NOTES = 3 };

enum { NOTE_WHAT = 56, NOTE_WARP = 48, NOTE_AT = 40 };

enum { CHANGE_WORDS = 9, CHANGES = 512 };

enum { TRACE_KIND = 60, TRACE_LAST = 59, TRACE_SLOT = 44, TRACE_SECTORS = 40 };

#define TRACE_LINE ((1ull << TRACE_SECTORS) - 1)
#define TRACE_LINK ((1ull << TRACE_KIND) - 1)
