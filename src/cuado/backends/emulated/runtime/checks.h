/* What checking a launch keeps: defects, and who last accessed each piece of memory. Shared with
   checks_layout.py (same names, same order). */

#pragma once

#include "machine.h"

#define FOUND 256
#define WARPS 32

/* Kinds of races, beside the kinds of errors. */
enum {
    RACE_WRITES = 16,      /* two threads write */
    RACE_READ = 17,        /* a thread reads what another wrote */
    RACE_OVERWRITE = 18,   /* a thread writes what another read */
    RACE_INSTRUCTION = 19, /* lanes of a warp write different values in one instruction */
};

enum { NOTE = 0, WARNING = 1, ERROR = 2 };

/* How strong an access is in PTX's memory model: two strong ones make no race. */
enum { WEAK = 0, VOLATILE = 1, STRONG = 2 };

/* An access of a piece of memory. */
typedef struct {
    u32 block; /* number + 1; 0 for no access */
    u32 time;  /* of the warp's own clock */
    u16 instruction;
    u16 who; /* the thread, and its strength from bit 12 on, and whether atomic in bit 15 */
} Mark;

/* A defect, once for each instruction or pair of them. */
typedef struct {
    s32 kind;
    s32 severity;
    s32 instruction;
    s32 other; /* instruction of a race's earlier side; -1 for none */
    u64 times;
    u64 address; /* of the first: in global memory, or an offset in shared or local memory */
    u32 bytes;
    s32 space;
    u32 block;
    u32 thread;
    u32 other_block;
    u32 other_thread;
} Found;

typedef struct Checks {
    Found found[FOUND];
    u64 count;
    u64 dropped; /* times that the table had no room for one */
    u64 recent;  /* where the last one was found */
    u64 hint;    /* allocation that the last access was in */
    u32 races;   /* whether to look for them */
    u32 shift;   /* of an offset, to the piece of memory it is in */
    u64 arena_bytes;
    u32 *pages; /* of each 256 bytes of the arena: number + 1 of its marks; 0 for not watched */
    Mark *writes;
    Mark *reads; /* two of each piece */
    Mark *shared_writes;
    Mark *shared_reads;
    u8 *released; /* of each block: whether it has released what it wrote */
    u32 block;    /* number + 1 of the one that runs */
    u32 fenced;   /* whether it has made a fence */
    u32 acquired; /* whether it has read a flag, or made an atomic operation */
    u32 clock[WARPS][WARPS]; /* what the first warp knows of the second's clock */
    u32 warp_fenced[WARPS];
    u32 warp_released[WARPS]; /* own clock at the last release */
    u32 warp_acquired[WARPS];
    u8 *local_set; /* of each byte of a block's local memory: whether it was given a value */
    u64 local_set_bytes; /* 0 if that is not kept */
} Checks;

void check_block(Machine *m, u64 block);
void check_barrier(Machine *m, u32 together);
