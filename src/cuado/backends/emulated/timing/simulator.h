/* What Python passes to the simulation of one SM; simulation.py mirrors it, and a test compares. */

#ifndef SIMULATOR_H
#define SIMULATOR_H

typedef long long i64;
typedef unsigned long long u64;

enum { PLAIN, ACCESS, BARRIER, COPY, COMMIT, AWAIT, BULK, PHASE, PRODUCT,
       PRODUCTS_END, PRODUCTS_AWAIT, TOGETHER, CLUSTER_ARRIVE, CLUSTER_WAIT };

#define NUMBERS 16 /* of barriers that a block has */

/* What a warp does from one issue to the next, as the hardware's counters tell it apart. */
enum { SELECTED, FIXED, LONG, SHORT, FAR_QUEUE, NEAR_QUEUE, FETCH_QUEUE, PIPE, OTHERS, MEETING,
       STATES };

#define MULTIPLIED 64 /* products that a tensor core may have before it */
#define GROUPS 8 /* of copies that a warp may wait for one by one */

typedef struct {
    double stall;     /* cycles until the warp may issue its next instruction */
    double occupancy; /* cycles that the pipe of a scheduler takes for a warp */
    double latency;   /* cycles until the result is there */
    double beside;    /* cycles that a product which is made meanwhile takes longer */
    double reads;     /* cycles of L1 for the factors of a warpgroup's product in shared memory */
    i64 kind, pipe;
    i64 sets, frees;        /* token that the result releases, that the read operands release; -1 */
    i64 first_wait, waits;  /* tokens to wait for before it issues */
    i64 access; /* of a wait for copies: groups that may still be on their way */
    i64 awaited; /* LONG or SHORT: what a warp does that waits for its result */
    i64 queue;   /* the state of a warp for whose access there is no room in the queue */
    i64 noted;   /* whether each execution has notes */
    i64 barrier, meets; /* of a barrier: its number, the warps that meet there; 0 for all */
    i64 goes_on; /* of a barrier: whether the warp only says that it came */
} Step;

/* What an execution does at an mbarrier, as the emulated block did it. */
enum { MADE = 1, EXPECTED, ARRIVED, BYTES, COPIED, WAITED, VAIN, MOVED };

typedef struct {
    i64 kind, barrier, amount;
} Note;

typedef struct {
    double latest;          /* of what has come to the phase that is under way */
    double times[8];        /* at which the last phases end, by number */
    i64 expected, pending;  /* arrivals of a phase, and those that it still waits for */
    i64 bytes;              /* expected less those that came */
    i64 phases;             /* that are over, or will be by what is known */
} Meeting;

typedef struct {
    double issue; /* cycles of the SM's load/store pipe */
    double l1;    /* cycles of the data stage of L1 and shared memory, or of the texture units */
    double miss;  /* share of requests that go to L2 */
    double port;  /* of such a request: cycles of the SM's port to L2 */
    double l2;    /* cycles of the SM's share of L2 */
    double stored; /* cycles of the SM's share of what L2 takes in */
    double atomic; /* cycles of the SM's share of L2's atomic units */
    double dram_miss; /* share of those that go to DRAM */
    double dram;  /* of such a request: cycles of the SM's share of DRAM */
    double fetches; /* that it has under way in the texture units; 0 if it does not go there */
    double fill; /* cycles of that data stage for what an asynchronous copy brings, later */
    double latency, l2_latency, dram_latency; /* of a hit in L1, in L2, of a miss in both */
    double remote; /* cycles of the SM's port, for shared memory of other blocks of the cluster; or 0 */
} Cost;

typedef struct {
    double ready, now;
    double issued;         /* when it last issued, or its block began */
    i64 at, end, block, waiting, alive;
    i64 why, met;          /* the state until it is ready; whether it comes from a barrier */
    i64 committed;         /* groups of asynchronous copies */
    double copied;         /* when the copies so far are there */
    double groups[GROUPS]; /* when the last groups are, by number */
    double product;        /* when the products of the group so far are there */
    double products[GROUPS]; /* when those of the last groups are, by number */
    i64 multiplied;        /* groups of products */
    i64 execution;         /* number of the next execution that has notes */
    i64 blocked;           /* mbarrier + 1 whose phase nobody has ended yet; 0 for none */
    i64 barrier, meets;    /* that it waits at, of those that have a number; warps that meet there */
    i64 arrivals;          /* at the cluster's barrier */
} Walker;

typedef struct {
    const Step *steps;
    const Cost *accesses;
    const i64 *waits;
    const i64 *path;       /* numbers of steps */
    const i64 *path_first; /* of each variant, and the end of the last */
    const i64 *variant;    /* that each warp of each block takes */
    Walker *warps;
    double *tokens;   /* of each warp */
    i64 *causes;      /* LONG or SHORT, for each of them: what its release waits for */
    double *states;   /* cycles of warps in each state before each step issues; the result */
    double *issues;   /* of each step; the result */
    double *pipes;    /* when each pipe of each scheduler is free */
    double *finished; /* when each block ends, by number; the result */
    double *busy;     /* cycles of each of the SM's servers; the result */
    i64 *live;        /* warps of each resident block that have not ended, that stand at a barrier */
    i64 schedulers, pipe_count, token_count;
    i64 warps_per_block, resident, blocks;
    double issue;    /* cycles of a scheduler for one instruction */
    double queue;    /* cycles of work that accesses may wait in before they stall their warp */
    double barrier, start, operands;
    double arrival;  /* cycles of the SM's barriers for a warp that comes to one */
    double service;  /* of DRAM: cycles that a request waits for another */
    double spread;   /* of DRAM: mean of what its latency varies by */
    double fetches;  /* that the texture units have under way at most */
    double interval; /* cycles between the starts of two blocks, the chip being busy with others */
    const Note *notes;
    const i64 *executions;      /* of each execution with notes, its first; and the end of the last */
    const i64 *first_execution; /* of each variant, and the end of the last */
    Meeting *meetings;          /* mbarriers of each resident block */
    i64 meeting_count;
    double chunk;   /* bytes that a bulk copy asks for at once */
    double engine;  /* cycles of the copy engine for a bulk copy */
    double arrived; /* cycles until an arrival counts */
    double queued;  /* products of warpgroups that a tensor core has before it, at most */
    double slack;   /* cycles for which an SM may have its share of L2 and DRAM later */
    double branch;  /* cycles from a taken branch to its target, beyond its stall cycles */
    double woken;   /* cycles from the end of a phase until a warp that waits for it goes on */
    double disturbs;  /* cycles of a scheduler that an instruction beside a product takes longer */
    i64 core;         /* the pipe of products */
    i64 *came;        /* warps of each resident block that went on from each barrier, by number */
    i64 *crossed;     /* of each resident block, how often its warps came to the cluster's barrier */
    double *since;    /* when they went on from there last, or the block began */
    i64 cluster;      /* blocks of a cluster */
    double clustered; /* cycles from the last arrival until warps go on */
    i64 forced;     /* the result: waits that nobody ended */
    double end; /* the result: when all is done */
    u64 issued; /* the result */
} Simulation;

enum { LSU, L1, PORT, L2, STORES, ATOMIC, DRAM, BARRIERS, TEXTURE, ENGINE, SERVERS };

#endif
