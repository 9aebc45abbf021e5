/* A model of L1 caches, of what joins their misses, and of L2, that replays traces; shared with
   hierarchy/layout.py (same names, same order). */

#pragma once

#include "machine.h"
#include "trace.h"

/* A warp waits for what was loaded. */
#define TURN_ENDS 0xffffffffu

enum { CACHED = 0, BYPASSES_L1 = 1, NO_TRAFFIC = 2 };

/* Of the whole replay; sectors have 32 bytes. */
typedef struct {
    u64 blocks;
    u64 load_sectors;       /* asked of L1 by loads of global memory */
    u64 load_hits;          /* of these, found there */
    u64 local_load_sectors; /* the same for local memory */
    u64 local_load_hits;
    u64 store_sectors;   /* the same for stores, to global and local memory */
    u64 store_hits;      /* of these, those whose line L1 has */
    u64 fill_sectors;    /* that L1 caches got from L2 */
    u64 read_sectors;    /* read from L2, after reads of neighbours were joined */
    u64 write_sectors;   /* written to L2 */
    u64 atomic_sectors;  /* sectors of atomic operations, done in L2 */
    u64 lookups;         /* sectors that reads looked up in L2, in both partitions */
    u64 lookup_hits;
    u64 read_hits;       /* of read_sectors, those that did not wait for DRAM */
    u64 dram_read;       /* sectors */
    u64 dram_written;    /* sectors */
    u64 dirty;           /* sectors that are still to be written at the end */
} Totals;

/* Of one instruction that accesses memory. */
typedef struct {
    u64 sectors;  /* asked of L1 */
    u64 l1_hits;
    u64 l2_sectors; /* asked of L2: reads, writes or atomics */
    u64 l2_hits;    /* that did not wait for DRAM */
    u64 requests;
    u64 l2_requests;   /* of which some of it was not in L1 */
    u64 dram_requests; /* of which some of it waited for DRAM */
} SlotTraffic;

/* Lines that are one for L2: those from the first, before the last, modulo a number. */
typedef struct {
    u64 first, past, lines;
} Fold;

typedef struct {
    u32 sms;
    u32 resident;    /* blocks of an SM */
    u32 warps;       /* of a block */
    u32 local_lines; /* of a warp's local memory */
    u32 l1_lines;    /* 0: loads are not cached */
    u32 whole_lines; /* whether L1 gets lines, not sectors */
    u32 l2_lines;    /* of a partition */
    u32 partitions;
    u32 groups;      /* of SMs whose reads of L2 are joined; 0: none are */
    u32 join_turns;  /* that one waits for another */
    u32 burst;       /* loads that a warp makes before the next has its turn */
    u32 store_burst; /* stores */
    u32 dirty_lines; /* that L2 keeps at most */
    u32 late;        /* whether L1 asks again for what is on its way */
    u32 fetched;     /* sectors that DRAM delivers together, side by side: 1, 2 or 4 */
    u32 l1_choice;   /* lines of which the oldest gives way: 1 for any; at most WAYS */
    u32 l2_choice;
    u32 takes_stores; /* whether a store takes a line of L1 */
    u32 slots;       /* the last two are spilled registers', loaded and stored */
    u32 folds;
    u32 is_behind;   /* whether anything is done behind accesses */
    u8 *policy;      /* of each slot */
    Totals *totals;
    SlotTraffic *slot;
    const Fold *fold; /* ranges that do not overlap */
    const u32 *copies; /* of each slot, its first copy in the machine code; one more for the end */
    const u32 *ends;   /* of each copy, where its part of the list begins; one more for the end */
    const u32 *behind; /* a spill, 2 * line of the warp's local memory, + 1 if it is stored; or */
} Config;
