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

/* Kinds of defects of protocols, beside those. */
enum {
    MISSING_WAIT = 27,      /* what a copy or product has not finished with is accessed */
    STAGE_OVERWRITTEN = 28, /* a copy or thread writes what may still be read, or copied */
    PROXY_FENCE = 29,       /* no fence between threads' accesses and those of copies or products */
    EARLY_USE = 30,         /* an mbarrier is used before it is known to be initialised */
    PHASE_MISSED = 31,      /* a phase may end before all saw the end of the one before */
    OUTLIVES = 32,          /* a copy may still run when its block has ended */
};

/* Defects of clusters. */
enum {
    CLUSTER_EARLY = 40, /* memory of a block that is not known to have begun */
    CLUSTER_LATE = 41,  /* memory of a block that does not wait for the access before it ends */
};

enum { NOTE = 0, WARNING = 1, ERROR = 2 };

/* How strong an access is in PTX's memory model: two strong ones make no race. */
enum { WEAK = 0, VOLATILE = 1, STRONG = 2, BY_COPY = 4 };
/* What completes at an mbarrier makes the access by itself; a strong one is so only within a block. */
enum { BY_ASYNC = 8, OF_BLOCK = 16 };

/* What a fence is: its scope, and whether it is one, or only what a flag's release is like. */
enum { BLOCK_WIDE = 0, CLUSTER_WIDE = 1, GPU_WIDE = 2, WIDTH = 3, IS_FENCE = 4, RELEASES = 8, ACQUIRES = 16 };

/* How an arrival or a wait orders: not at all, or only threads of its block. */
enum { RELAXED = 8, NARROW = 16 };

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
    u64 state; /* of an mbarrier: its 64 bits */
} Found;

/* Those that access memory by themselves, after an instruction has started them. Of each warp: its
   cp.async, what its bulk copies read and write, its products; and of each mbarrier the copies that
   complete a phase of it. Each has a clock: of groups, or of phases. */
#define AGENTS 256
#define MBARRIERS 128
#define GROUPS 64
enum { COPIES = 0, SOURCES = 32, TARGETS = 64, PRODUCTS = 96, PHASES = 128 };

/* What a warp knows, beside the clocks of warps: what is complete of each agent (its clock); and of
   the accesses of each warp, up to when a proxy fence followed them. */
typedef struct {
    u32 agent[AGENTS];
    u32 fenced[WARPS];
} Known;

typedef struct {
    u64 place;   /* its offset + 1; 0 for none */
    u32 first;   /* phases at its initialisation */
    u32 phase;   /* phases that ended */
    u32 maker;   /* warp that initialised it */
    u32 made;    /* that warp's clock then */
    s32 made_at; /* and its instruction */
    u32 used;    /* whether it was since then */
    u32 is_fenced; /* whether fence.mbarrier_init followed, in that warp */
    u32 is_public; /* whether that warp then came to the cluster's barrier */
    u32 brings;  /* phase, counted from 1, that the last copy is to complete; 0 for none */
    s32 copy_at; /* instruction of that */
    u32 copier;  /* thread of that */
    u32 waited[WARPS];       /* phases that were over at the last wait of each warp */
    u32 waited_clock[WARPS]; /* its clock then */
    s32 waited_at[WARPS];    /* and its instruction */
    u32 arrived[WARPS];      /* clocks of warps that arrivals of this phase know */
    u32 telling[WARPS];      /* those of them that relaxed arrivals tell as well */
    u32 told[WARPS];         /* those that the end of the last phase tells */
    Known arriving;          /* the same of the rest */
    Known published;
} Tracked;

/* Order by mbarriers, groups of copies and proxy fences. */
typedef struct Protocol {
    Known known[WARPS];
    Known partly[WARPS];      /* what only some lanes know, until lanes of the warp wait for each other */
    u32 partly_clock[WARPS][WARPS];
    u32 partly_lanes[WARPS];
    u32 epoch[3][WARPS];      /* clock of the groups of cp.async, bulk copies and products */
    u32 committed[3][WARPS];  /* groups that were committed */
    u32 ended[3][WARPS][GROUPS]; /* clocks at which the last ones were */
    s32 source_at[WARPS];     /* 1 + instruction of the last bulk copy that reads shared memory */
    u32 source_clock[WARPS];  /* and its group's clock */
    Tracked barrier[MBARRIERS];
    u64 tracked;              /* of these in use, at most */
    Known arrived[BARRIERS + 1]; /* what warps knew that came to a barrier and went on; the last is the
                                    cluster's */
    Known at_fence[WARPS];       /* what warps knew at their last fence */
    Known pending[WARPS];        /* what they saw without acquiring it: their next fence does */
    u32 pending_clock[WARPS][WARPS];
    u32 pending_lanes[WARPS];
} Protocol;

/* What is known of the clocks of a cluster's warps, and of what each block's asynchronous stores are;
   then the same if scopes of a block counted for the cluster, and if what completes at an mbarrier told
   what its thread did before. */
#define CLUSTER_CLOCKS (MOST_CLUSTER * (WARPS + 1))
typedef struct {
    u32 own[CLUSTER_CLOCKS];
    u32 wide[CLUSTER_CLOCKS];
} Told;

/* An mbarrier of a cluster: what blocks knew that arrived, and what the end of its last phase tells. */
typedef struct {
    u64 place; /* rank + 1, and its offset; 0 for none */
    u32 arriving[MOST_CLUSTER]; /* whether blocks have come there, in their clocks */
    u32 told[MOST_CLUSTER];
    Told brought; /* what orders accesses */
    Told shown;
} Meeting;

/* What orders the warps of a block, while it is another one's turn. */
typedef struct {
    u32 fenced;
    u32 acquired;
    u32 clock[WARPS][WARPS];
    u32 warp_fenced[WARPS];
    u32 warp_released[WARPS];
    u32 warp_acquired[WARPS];
    u32 arrived[BARRIERS + 1][WARPS];
    u32 at_fence[WARPS][WARPS];
} Turn;

/* Order of the blocks of a cluster, each with a clock that goes on when it arrives somewhere: who has
   begun, and who may still access memory. What orders accesses is in clocks of warps. */
typedef struct {
    u32 clock[MOST_CLUSTER][MOST_CLUSTER];   /* what the first block knows of the second's clock */
    u32 accessed[MOST_CLUSTER][MOST_CLUSTER]; /* clock at its last access of the second's memory; 0: none */
    s32 accessed_at[MOST_CLUSTER][MOST_CLUSTER]; /* and its instruction */
    u32 accessor[MOST_CLUSTER][MOST_CLUSTER]; /* and its thread */
    u32 arrived[MOST_CLUSTER];               /* what blocks knew that came to the cluster's barrier */
    u32 asynchronous[MOST_CLUSTER];          /* clock of what each block's asynchronous stores are */
    u32 fenced[MOST_CLUSTER][WARPS][WARPS];  /* what each warp knew of its block at its last fence */
    Told others[MOST_CLUSTER];               /* and its block of the others */
    Told known[MOST_CLUSTER];                /* what each block knows of the others */
    Told pending[MOST_CLUSTER];              /* what it saw without acquiring it */
    Told brought;                            /* what arrivals at the cluster's barrier tell */
    Turn turn[MOST_CLUSTER];
    u32 taken; /* rank of the block whose turn it is */
    Meeting meeting[MBARRIERS];
} Order;

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
    u8 *released; /* of each block: the same of the fence before the last flag that it wrote */
    u32 block;    /* number + 1 of the one that runs */
    u32 fenced;   /* 1 + the scope of the widest fence that it has made; 0 for none */
    u32 acquired; /* whether it has read a flag, or made an atomic operation */
    u32 clock[WARPS][WARPS]; /* what the first warp knows of the second's clock */
    u32 warp_fenced[WARPS];
    u32 warp_released[WARPS]; /* own clock at the last release */
    u32 warp_acquired[WARPS];
    u8 *local_set; /* of each byte of a block's local memory: whether it was given a value */
    u64 local_set_bytes; /* 0 if that is not kept */
    Protocol *protocol; /* of kernels with asynchronous operations; else none */
    u32 arrived[BARRIERS + 1][WARPS]; /* what warps knew that came to a barrier and went on */
    u32 at_fence[WARPS][WARPS]; /* what warps knew of others at their last fence */
    Order *order; /* of launches in clusters; else none */
    Mark *between_writes; /* of each piece of each block's shared memory: accesses by the blocks of a
                             cluster, in the time of their clocks in ``order`` */
    Mark *between_reads;
    u64 shared_pieces; /* of a block's shared memory */
    u32 within;        /* whether races within blocks of a cluster, and in global memory, are looked for */
} Checks;

void check_block(Machine *m, u64 block);
void check_barrier(Machine *m, u32 together, u32 id);
void check_arrived(Machine *m, Warp *w, u32 id, u32 is_relaxed);
void check_warp(Machine *m, Warp *w);
void protocol_block(Protocol *p);
void protocol_share(Checks *c, u32 warp);
void protocol_barrier(Machine *m, u32 together, u32 id);
void protocol_arrived(Machine *m, Warp *w, u32 id, u32 is_relaxed);
void check_end(Machine *m);
void check_made(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 is_again);
void check_unmade(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at);
void check_used(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 is_async);
void check_arrival(Machine *m, Warp *w, u64 at, u32 is_relaxed);
void check_phase(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at);
void check_observed(Machine *m, Warp *w, s32 instruction, u32 lanes, const u64 *address,
                    u32 is_generic, u32 is_relaxed);
void check_copied(Machine *m, Warp *w);
void order_begins(Machine *m);
void order_arrives(Machine *m, u32 warp, u32 rank, u64 at, u32 how);
void order_completes(Machine *m, u32 rank, u64 at);
void order_phase_ends(Machine *m, u32 rank, u64 at);
void order_waits(Machine *m, u32 rank, u64 at, u32 is_cluster, u32 is_relaxed);
void order_accesses(Machine *m, Warp *w, s32 instruction, s32 lane, u32 rank);
void order_ends(Machine *m);
void order_turn(Machine *m, u32 rank);
void order_sends(Machine *m, Warp *w, s32 instruction, s32 lane, u64 to);
void check_copied_to(Machine *m, Warp *w, u64 at);

/* The mbarrier at an offset; NULL if none is known there. */
static inline Tracked *tracked_at(Protocol *p, u64 at) {
    for (u64 n = 0; n < p->tracked; n++)
        if (p->barrier[n].place == at + 1) return &p->barrier[n];
    return NULL;
}

/* The record of a defect; NULL if there is no room for another. */
static inline Found *found_of(Checks *c, s32 kind, s32 severity, s32 instruction, s32 other,
                              u32 apart) {
    for (u64 n = 0; n <= c->count && n <= FOUND; n++) {
        u64 at = n ? n - 1 : c->recent; /* mostly it is that of the last time */
        Found *f = &c->found[at];
        if (at < c->count && f->kind == kind && f->severity == severity && f->other == other &&
            f->instruction == instruction && (f->block != f->other_block) == apart) {
            c->recent = at;
            return f;
        }
    }
    if (c->count == FOUND) {
        c->dropped++;
        return NULL;
    }
    Found *f = &c->found[c->count++];
    *f = (Found){.kind = kind, .severity = severity, .instruction = instruction, .other = other};
    return f;
}

/* What a lane of a warp knows of another warp's clock. */
static inline u32 clock_known(const Checks *c, u32 warp, u32 lane, u32 of) {
    const Protocol *p = c->protocol;
    u32 known = c->clock[warp][of];
    if (p && IN(p->partly_lanes[warp], lane) && p->partly_clock[warp][of] > known)
        known = p->partly_clock[warp][of];
    return known;
}

/* The same of that clock at proxy fences, and of an agent's. */
static inline u32 fence_known(const Checks *c, u32 warp, u32 lane, u32 of) {
    const Protocol *p = c->protocol;
    u32 known = p->known[warp].fenced[of], part = p->partly[warp].fenced[of];
    return IN(p->partly_lanes[warp], lane) && part > known ? part : known;
}

static inline u32 agent_known(const Checks *c, u32 warp, u32 lane, u32 agent) {
    const Protocol *p = c->protocol;
    u32 known = p->known[warp].agent[agent], part = p->partly[warp].agent[agent];
    return IN(p->partly_lanes[warp], lane) && part > known ? part : known;
}
