/* What the model of loops around atomic operations is told and tells; shared with
   retries/layout.py (same names, same order). Times are in cycles of the SM. */

#pragma once

#include "machine.h"

/* The loop that an atomic operation on shared memory became: a load of the word, a new value, a
   compare-and-store, a branch back for the lanes that were not first. */
typedef struct {
    double compute; /* from the loaded word to the compare-and-store */
    double again;   /* from what that says to the load of the next turn */
    double part;    /* more, where lanes left and others go on */
    double leave;   /* from what the last one says to what is behind the loop */
    u64 words;      /* of 32 bits, that a lane changes; 0: no such loop */
    u64 late;       /* whether the first turn waits between its load and its store for all else */
} RetryLoop;

/* Of one instruction. */
typedef struct {
    u64 requests; /* of warps, all of whose lanes were through when the model ended */
    u64 asked;    /* their lanes */
    u64 attempts; /* turns of the loop */
    u64 lanes;    /* that took part in these, summed */
    u64 divergences; /* turns in which some lanes were through and others were not */
    u64 passes;   /* of the data stage for the loads */
} RetryCount;

typedef struct {
    double ready;      /* when the next access is issued, at the earliest */
    double rests;      /* until when its first turn waits for all else, from its load on */
    const u64 *at;     /* the change, in the trace of its block */
    RetryCount own;    /* of that change, so far */
    u32 left;          /* lanes that are not through */
    u32 swaps;         /* whether that access is the compare-and-store */
    u32 waits;         /* stands at a barrier */
    u32 ended;
    u32 passes;        /* of the data stage that its last load took */
    u32 seen[LANES];   /* how often each lane's word had been changed when it was read */
} RetryWarp;

typedef struct {
    u64 blocks;        /* that an SM holds */
    u64 warps;         /* of a block */
    u64 words;         /* of 32 bits, of a block's shared memory */
    u64 most;          /* turns after which it ends */
    u64 schedulers;    /* of the SM; warps belong to them in turn */
    double load;       /* from a load to its result */
    double swap;       /* from a compare-and-store to its result, were it one pass */
    double visible;    /* from a compare-and-store until loads see what it stored */
    double rest;       /* of a warp between two such loops, on average */
    u64 **traces;      /* of each block */
    const RetryLoop *loops; /* of each access slot */
    RetryCount *counts;     /* the result */
    u32 *changed;           /* how often each word of each block was changed */
    double *seen_from;      /* from when on loads see the last change of each */
    RetryWarp **next;       /* of each scheduler, whose access is accepted next */
    double *accepted;       /* when each scheduler's next access is accepted, at the earliest */
    RetryWarp *state;       /* of each warp */
    u64 random;             /* state of what is drawn; not 0 */
    double cycles;          /* the result: when it ended */
    u64 released;           /* whether warps went on behind a barrier, as the last access was */
} Retries;
