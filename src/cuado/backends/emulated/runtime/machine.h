/* The state of the emulated machine, shared with layout.py (same names, same order).

   One Machine runs blocks one after another on one thread of the host. Compiled kernels and this
   runtime are linked into one LLVM module, so that small functions here cost no call. */

#pragma once

#include <stddef.h>
#include <stdint.h>

#define LANES 32
#define DEPTH 128
#define BARRIERS 16
#define MOST_CLUSTER 16
#define ALLOCATIONS 256
#define PATTERNS 256
#define STRANGE 256
#define FULL 0xffffffffu

#define EACH(l) for (int l = 0; l < LANES; l++)
#define IN(mask, l) (((mask) >> (l)) & 1u)

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int32_t s32;
typedef int64_t s64;

/* What a call of the kernel's code returns. */
enum { EXITED = 0, AT_BARRIER = 1, FAILED = 2, PARKED = 3, POLLING = 5 };

/* What an access of memory returns beside FAILED: all lanes access it, side by side. */
enum { SIDE_BY_SIDE = 4 };

/* Kinds of errors; errors.py names them for the reader. */
enum {
    NO_ERROR = 0,
    OUT_OF_BOUNDS = 1,
    MISALIGNED = 2,
    UNINITIALISED = 3,
    DEADLOCK = 4,
    BUDGET = 5,
    DIVERGENT_BARRIER = 6,
    TOO_DEEP = 7,
    TRAPPED = 8,
    READ_ONLY = 9,
    NOT_WHOLE = 10,
    NO_BARRIER = 11,
    NOT_MEMBER = 12,
    NO_TARGET = 13,
    ODD_COUNT = 14,
    COPY_SIZE = 15,
    ATOMIC_LOCAL = 20,
    UNDEFINED = 21,
    MBARRIER_DEADLOCK = 22,
    NO_MBARRIER = 23,
    ARRIVALS = 24,
    TRANSACTION = 25,
    IN_USE = 26,
    DESCRIPTOR = 33,
    BAD_MAP = 34,
    TILE_PLACE = 35,
    NO_BLOCK = 36,
    BLOCK_ENDED = 37,
    CLUSTER_ARRIVAL = 38,
    CLUSTER_PART = 39,
};

/* Memories as an instruction names them. */
enum { GENERIC = 0, GLOBAL = 1, SHARED = 2, LOCAL = 3, CONSTANT = 4, PARAMETER = 5 };

/* An exchange gives memory a value whatever it held. */
enum { LOAD = 0, STORE = 1, ATOMIC = 2, EXCHANGE = 3 };
enum AtomicKind { NOT_GLOBAL = 0, WHOLE = 1, FLOATING = 2 };
enum { CONTENDED = 4096 };

/* Lanes that wait to run: from block `pc` on, until the others reach block `reconvergence`. */
typedef struct {
    s32 pc;
    s32 reconvergence;
    u32 mask;
} Entry;

typedef struct {
    u32 mask;    /* lanes that run now */
    u32 alive;   /* lanes that have not exited */
    s32 pc;      /* basic block to go on with */
    s32 reconvergence; /* block where the active lanes reconverge with others; -1 for none */
    s32 depth;   /* entries of the stack */
    s32 waiting; /* barrier it stands at + 1; 0 for none */
    s32 stands;  /* instruction of that barrier */
    u32 expected; /* threads that the barrier waits for; 0 for all of the block */
    u32 reduces; /* of bar.red: 1 popc, 2 and, 3 or; 0 for none */
    u32 votes;   /* of bar.red: lanes that vote true */
    u32 verdict; /* of bar.red: its result */
    u32 number;  /* warp of the block */
    u32 lanes;   /* threads that there are */
    u32 changes; /* of shared memory that were written down */
    u32 owed;    /* of checked kernels: lanes that a member mask named while they were elsewhere */
    s32 owed_at; /* instruction that named them */
    u32 parked;      /* lanes that came to a barrier while others of the warp may still exit */
    s32 parked_id;   /* that barrier */
    s32 parked_next; /* block that they go on with behind it */
    s32 parked_reconvergence; /* their reconvergence point */
    u32 polls;        /* whether its last turn ended as it waited in vain at an mbarrier */
    s32 polled_at;    /* instruction of the last such wait */
    u32 polled_lane;  /* a lane that waited */
    u32 polled_phase; /* parity of the phase that it waited for */
    u64 polled;       /* offset of that mbarrier in shared memory */
    Entry stack[DEPTH];
    u32 tid[3][LANES];
    u64 done; /* thread instructions at heads of loops, in units of a warp's */
    u32 joined; /* lanes that arrived at the cluster's barrier, which is not complete since */
    u32 owes;   /* lanes that arrived there and have not waited since */
} Warp;

/* Of one instruction that accesses memory; events, so whole numbers, so exact. */
typedef struct {
    u64 requests;   /* warps that accessed it with at least one lane */
    u64 lanes;      /* lanes that did */
    u64 sectors;    /* distinct 32-byte sectors, summed over requests */
    u64 lines;      /* distinct 128-byte lines */
    u64 wavefronts; /* passes of the data stage that banks make necessary */
    u64 ideal;      /* passes that as many distinct words need at least */
    u64 rivals;     /* of atomics: lanes beyond the first to one word, summed */
    u64 worst;      /* of atomics: most lanes to one word, summed over requests */
} AccessCount;

/* What an access cost, and its addresses relative to the first: few patterns come again and again,
   and the cost depends on the pattern and on where in a line of 128 bytes it begins. */
typedef struct {
    u64 delta[LANES];
    u64 key; /* a hash of all that makes the pattern */
    u64 phase;
    u64 line_phase; /* that sectors and lines were counted at */
    u32 mask; /* 0: nothing is known yet */
    u32 width; /* bytes of a lane, and of a bank */
    u32 sectors, lines, passes, ideal;
} Pattern;

typedef struct {
    u64 warps; /* times that a warp ran the block */
    u64 lanes; /* active lanes, summed */
} BlockCount;

typedef struct {
    u64 divergent; /* times that lanes of a warp diverged */
    u64 taken;     /* lanes that branched, summed */
} BranchCount;

typedef struct {
    u64 low;   /* first address */
    u64 high;  /* after the last */
    u64 flags; /* 1: read only, 2: races are looked for */
    u64 apart; /* bytes before it that no allocation has, beyond what the models see of them */
} Allocation;

typedef struct {
    s32 kind;
    s32 instruction;
    s32 lane;
    u32 warp;
    u32 ctaid[3];
    s32 space;
    u64 address;
    u64 bytes;
    u64 state; /* of an mbarrier: its 64 bits */
    u32 phase; /* of an mbarrier: the parity of the phase that was waited for */
} Error;

struct Checks;
struct Machine;
struct Moment;
typedef s32 (*Clock)(s32, struct Moment *);
typedef s32 (*Step)(struct Machine *, Warp *, u8 *);

typedef struct Machine {
    Step step;
    u32 grid[3];
    u32 block[3];
    u32 ctaid[3];
    u32 warps;
    u32 threads;
    u32 register_bytes; /* of a warp */
    u32 bank_bytes;     /* of a bank of shared memory: 4, or 8 */
    u8 *registers;
    Warp *state;
    u8 *parameters;
    u64 parameter_bytes;
    u8 *shared;
    u8 *written; /* of shared memory: a byte for each, whether it was ever written */
    u64 shared_bytes;
    u64 static_shared_bytes;
    u8 *local; /* of all threads of a block */
    u64 local_bytes; /* of a thread */
    u64 arena_low; /* first virtual address of global memory */
    u64 arena_host; /* where that is on the host */
    u64 shared_window;
    u64 local_window;
    u64 allocations;
    Allocation allocation[ALLOCATIONS];
    AccessCount *access;
    Pattern *patterns; /* PATTERNS of them, four where a hash says */
    u64 next; /* of four, the one that gives way */
    u8 strange[STRANGE]; /* of access slots, by their lowest bits: new patterns since a known one */
    u64 last[STRANGE]; /* of access slots, the same way: first address of the last access in a row */
    BlockCount *blocks;
    BranchCount *branches;
    u64 barriers; /* warps that came to a barrier */
    u64 busiest;  /* as ``work``, of the warp of each block that did most, summed */
    u64 longest;  /* the same of the longest warp of a block, from each barrier to the next, summed */
    u64 budget;   /* thread instructions left; taken off at the heads of loops, and of slow code */
    u64 delays;   /* taken off it beyond instructions at heads of loops */
    u64 block_budget; /* that one block may take of these */
    u64 checks_shared; /* whether reads of unwritten shared memory are errors */
    u64 alone; /* whether no other machine runs blocks of the launch at the same time */
    u64 tracing;       /* what is written down, of trace.h; 0 for nothing */
    u64 *trace;        /* of the block that runs */
    u64 traced;        /* words of it */
    u64 trace_room;    /* words that there is room for */
    u64 *trace_tails;  /* of each warp, the last word of its last part */
    struct Checks *checks; /* of a launch that is checked; else none */
    u32 *work; /* of each warp of each block of the grid: thread instructions at heads of loops, in
                  units of a warp's; none if not wanted */
    const u8 *atomics; /* of each access slot: an AtomicKind */
    u64 *contention;   /* of each of CONTENDED lines, by a hash: passes of atomic operations on
                          whole numbers, on floating-point numbers; none if there are none */
    u64 moves; /* changes of mbarriers: while there are any, those who wait may hope */
    u32 cluster[3];     /* blocks of a cluster along each axis */
    u32 cluster_blocks; /* all of them: they run together, in turns */
    u32 is_explicit;    /* whether the launch or the kernel states clusters */
    u32 rank;           /* of the block whose turn it is */
    u8 *of_first[5];    /* registers, warps, shared memory, what of it was written, local memory, of
                           the cluster's first block: those of the others are behind it */
    u64 apart[5];       /* bytes from a block's to the next one's */
    u32 ended[MOST_CLUSTER];            /* of each block, whether all of its threads have exited */
    u32 arrived[MOST_CLUSTER][BARRIERS]; /* threads that came to a block's barrier and went on */
    u64 own_counts[2];  /* entries of ``blocks`` and of ``branches`` for each warp, that count for it
                           alone; 0 where all warps count together */
    BlockCount *counts; /* where those of the first warp are */
    BranchCount *branch_counts;
    u64 skips_products; /* whether matrix products are left out: only events are of interest */
    Clock clock;        /* the host's, of a thread's own processor time; none where it has none */
    s32 clock_id;
    u64 most_time;      /* nanoseconds of it that a block may take; 0 for any number */
    u64 begun;          /* when the block was first looked at; 0 if it was not */
    u64 look_at;        /* budget left at which it is looked at next */
    Error error;
} Machine;

s32 failed(Machine *m, Warp *w, s32 kind, s32 instruction, s32 lane, u64 address, u64 bytes,
           s32 space);
s32 failed_barrier(Machine *m, Warp *w, s32 kind, s32 instruction, s32 lane, u64 at, u64 word,
                   u32 phase);
s32 complete_bytes(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u64 bytes);
u64 shared_offset(const Machine *m, u64 address, u32 is_generic);
s32 stuck(Machine *m);
s32 borrow_shared(Machine *m, Warp *w, s32 instruction, s32 lane, u64 *at);
void return_shared(Machine *m);
u32 lent_of(const Machine *m);
s32 access_shared(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                  const u64 *restrict address, u32 bytes, u32 kind);
s32 access_cluster(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                   u64 *restrict address, u32 bytes, u32 kind);
s32 run_block(Machine *m, u64 block);
s32 goes_on(Machine *m, u64 cost);

/* Blocks that machines share: each takes the next lot of them. All before a lot are taken, too, and run
   to their ends: of blocks that fail, the first is among them, however the machines go on. */
typedef struct {
    const u64 *list; /* their numbers; none: those from the first on, each so many behind the last */
    u64 first, step;
    u64 count;
    u64 chunk; /* blocks of a lot */
    u64 taken;
} Lots;

static inline u64 lot_begins(Lots *l, u64 *end) {
    u64 at = __atomic_fetch_add(&l->taken, l->chunk, __ATOMIC_RELAXED);
    if (at > l->count) at = l->count;
    *end = l->count - at < l->chunk ? l->count : at + l->chunk;
    return at;
}

static inline u64 block_of(const Lots *l, u64 at) {
    return l->list ? l->list[at] : l->first + at * l->step;
}

/* No machine takes another lot. */
static inline void end_lots(Lots *l) { __atomic_store_n(&l->taken, l->count, __ATOMIC_RELAXED); }

s32 trace_global(Machine *m, s32 slot, u32 mask, const u64 *restrict place, u32 bytes, u32 kind,
                 u32 is_row);
s32 trace_span(Machine *m, s32 slot, u64 first, u64 bytes, u32 kind);
s32 trace_again(Machine *m, s32 slot, const u64 *restrict line, const u32 *restrict sectors,
                const u32 *restrict times, u32 lines);
s32 trace_local(Machine *m, s32 slot, u32 mask, const u64 *restrict offset, u32 bytes, u32 kind);
s32 trace_change(Machine *m, Warp *w, s32 slot, u32 mask, const u64 *restrict offset);
s32 trace_note(Machine *m, const Warp *w, s32 instruction, u32 what, u64 at, u64 amount);
void trace_part(Machine *m, Warp *w);
s32 trace_part_end(Machine *m, Warp *w);
