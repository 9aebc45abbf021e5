/* Blocks of a cluster, which run in turns on one machine: each has registers, warps, shared and local
   memory of its own. An address of another block's shared memory (mapa) has that block's rank + 1
   above bit 24: own addresses are offsets, as everywhere.

   The cluster's barrier: a thread arrives, and waits later. A phase is complete when all threads of all
   blocks have arrived or exited. */

#include "bounds.h"
#include "checks.h"

enum { REGISTERS, STATE, SHARED_MEMORY, WRITTEN, LOCAL_MEMORY };
enum { RANK_BIT = 24, AT_CLUSTER = BARRIERS + 1, NO_RANK = 254 }; /* lowering/clusters.py */

/* The shared memory that accesses are made in: of a block by its rank. */
static void lend_shared(Machine *m, u32 rank) {
    m->shared = m->of_first[SHARED_MEMORY] + rank * m->apart[SHARED_MEMORY];
    m->written = m->of_first[WRITTEN] + rank * m->apart[WRITTEN];
}

/* It is a block's turn. */
static void take_turn(Machine *m, u32 rank, u64 leader) {
    u32 x = rank % m->cluster[0], y = rank / m->cluster[0] % m->cluster[1];
    u32 z = rank / m->cluster[0] / m->cluster[1];
    m->rank = rank;
    lend_shared(m, rank);
    m->registers = m->of_first[REGISTERS] + rank * m->apart[REGISTERS];
    m->state = (Warp *)(m->of_first[STATE] + rank * m->apart[STATE]);
    m->local = m->of_first[LOCAL_MEMORY] + rank * m->apart[LOCAL_MEMORY];
    m->ctaid[0] = (u32)(leader % m->grid[0]) + x;
    m->ctaid[1] = (u32)(leader / m->grid[0] % m->grid[1]) + y;
    m->ctaid[2] = (u32)(leader / m->grid[0] / m->grid[1]) + z;
    order_turn(m, rank);
    if (m->checks)
        m->checks->block = 1 + m->ctaid[0] + m->grid[0] * (m->ctaid[1] + m->grid[1] * m->ctaid[2]);
}

/* Make an address of shared memory an offset, in the memory of the block that it names; FAILED if there
   is none any more. Then `return_shared`. */
s32 borrow_shared(Machine *m, Warp *w, s32 instruction, s32 lane, u64 *at) {
    u64 named = *at >> RANK_BIT;
    if (!named) return 0;
    u64 offset = *at & ((1u << RANK_BIT) - 1);
    if (named > m->cluster_blocks) {
        /* A rank that mapa was given; what is no such address is left to the caller's bounds. */
        u32 is_mapped = named <= MOST_CLUSTER || named == NO_RANK + 1;
        if (!is_mapped || offset >= m->shared_bytes) return 0;
        return failed(m, w, NO_BLOCK, instruction, lane, *at, 0, 0);
    }
    if (m->ended[named - 1]) return failed(m, w, BLOCK_ENDED, instruction, lane, offset, 0, 0);
    if (m->checks) order_accesses(m, w, instruction, lane, (u32)named - 1);
    lend_shared(m, (u32)named - 1);
    *at = offset;
    return 0;
}

/* The rank of the block whose shared memory accesses are made in. */
u32 lent_of(const Machine *m) {
    u64 apart = m->apart[SHARED_MEMORY];
    return apart ? (u32)((u64)(m->shared - m->of_first[SHARED_MEMORY]) / apart) : 0;
}

void return_shared(Machine *m) { lend_shared(m, m->rank); }

/* A load of shared memory of which some byte was never written, in the block that it is lent of: an
   error; in a checked launch it is noted, and the load is made. */
static s32 load_unwritten(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 bytes) {
    u32 k = 0;
    if (!m->checks && !m->checks_shared) return 0;
    while (k < bytes && m->written[at + k]) k++;
    if (k == bytes) return 0;
    if (!m->checks) return failed(m, w, UNINITIALISED, instruction, lane, at, bytes, SHARED);
    Found *f = found_of(m->checks, UNINITIALISED, ERROR, instruction, -1, 0);
    if (!f || f->times++) return 0;
    f->address = at, f->bytes = bytes, f->space = SHARED;
    f->block = f->other_block = m->checks->block - 1;
    f->thread = f->other_thread = w->number * LANES + (u32)lane;
    return 0;
}

/* An access of shared memory of any block of the cluster; addresses become those of the host. */
s32 access_cluster(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                   u64 *restrict address, u32 bytes, u32 kind) {
    u32 others = 0;
    EACH(l) if (IN(mask, l) && address[l] >> RANK_BIT) others |= 1u << l;
    u32 own = mask & ~others;
    if (own && access_shared(m, w, instruction, slot, own, address, bytes, kind) == FAILED)
        return FAILED;
    EACH(l) if (IN(own, l)) {
        if (kind == LOAD) load_unwritten(m, w, instruction, l, address[l], bytes);
        address[l] += (u64)m->shared;
    }
    AccessCount *c = &m->access[slot];
    if (others && !own) c->requests++;
    c->lanes += (u32)__builtin_popcount(others);
    EACH(l) if (IN(others, l)) {
        if (borrow_shared(m, w, instruction, l, &address[l])) return FAILED;
        u64 at = address[l];
        if (at & (bytes - 1)) failed(m, w, MISALIGNED, instruction, l, at, bytes, SHARED);
        else if (!inside(at, m->shared_bytes, bytes))
            failed(m, w, OUT_OF_BOUNDS, instruction, l, at, bytes, SHARED);
        else if (kind != LOAD) __builtin_memset(m->written + at, 1, bytes);
        else load_unwritten(m, w, instruction, l, at, bytes);
        address[l] = at + (u64)m->shared;
        return_shared(m);
        if (m->error.kind) return FAILED;
    }
    return 0;
}

/* barrier.cluster.arrive. A relaxed one tells those that wait that its threads have come there; of their
   accesses only those before a fence (PTX ISA, "barrier.cluster"): machine code has no MEMBAR then. */
s32 cluster_arrive(Machine *m, Warp *w, u32 mask, s32 instruction, u32 how) {
    u32 twice = mask & w->owes;
    if (twice)
        return failed(m, w, CLUSTER_ARRIVAL, instruction, __builtin_ctz(twice), 0, 0, 0);
    w->owes |= mask, w->joined |= mask;
    if (!m->checks) return 0;
    check_arrived(m, w, BARRIERS, how & RELAXED);
    order_arrives(m, w->number, MOST_CLUSTER, 0, how);
    return 0;
}

/* barrier.cluster.wait: the warp goes on in its next turn at the earliest. */
s32 cluster_wait(Machine *m, Warp *w, s32 next, s32 is_aligned, s32 instruction) {
    u32 absent = w->alive & ~w->mask, early = w->mask & ~w->owes;
    if (w->parked) return divergent(m, w, w->stands, w->mask);
    if (early)
        return failed(m, w, CLUSTER_ARRIVAL, instruction, __builtin_ctz(early), 0, 0, 0);
    if (absent && !may_exit(w, absent))
        return is_aligned ? divergent(m, w, instruction, absent)
                          : failed(m, w, CLUSTER_PART, instruction, __builtin_ctz(absent), 0, 0, 0);
    w->owes &= ~w->mask;
    w->stands = instruction;
    if (!absent) return stands(w, BARRIERS, next);
    w->parked = w->mask;
    w->parked_id = BARRIERS;
    w->parked_next = next;
    w->parked_reconvergence = w->reconvergence;
    w->pc = others_of_parked(w);
    return PARKED;
}

/* End the phase of the cluster's barrier if it is complete, and let warps go that waited for it; how
   many. */
static u32 settle_cluster(Machine *m) {
    u32 missing = 0, came = 0, stood = 0, released = 0;
    for (u32 rank = 0; rank < m->cluster_blocks; rank++) {
        Warp *state = (Warp *)(m->of_first[STATE] + rank * m->apart[STATE]);
        for (u32 n = 0; n < m->warps; n++) {
            missing |= state[n].alive & ~state[n].joined, came |= state[n].joined;
            stood |= state[n].waiting == AT_CLUSTER;
        }
    }
    if (!came && !stood) return 0;
    for (u32 rank = 0; rank < m->cluster_blocks; rank++) {
        Warp *state = (Warp *)(m->of_first[STATE] + rank * m->apart[STATE]);
        for (u32 n = 0; n < m->warps; n++) {
            Warp *w = &state[n];
            if (came && !missing) w->joined = 0;
            if (w->waiting != AT_CLUSTER || w->joined & w->alive) continue;
            w->waiting = 0;
            released++;
            if (!m->checks) continue;
            order_turn(m, rank);
            check_barrier(m, 1u << n, BARRIERS), order_waits(m, rank, 0, 1, 0);
        }
    }
    return released;
}

/* One turn of each block that has not ended: how many there are then; FAILED below 0. `can_run` becomes
   whether a warp of them can go on. All warps are looked at, also those that wait, which takes 15 ns each:
   a warp that goes from barrier to barrier of its own had a block's budget last for half an hour. They
   are charged as two instructions each and not more, as a trial may be charged 64 times what the
   original's instructions alone are. `left_of`: what each block may still be charged; in a check each is
   charged for all warps, so that an endless one is told as soon as it is of one block. */
static s32 run_turns(Machine *m, u64 leader, u64 *left_of, u32 *moved, u32 *can_run) {
    s32 blocks = 0;
    u64 looked_at = 2 * (u64)m->warps * (m->checks ? m->cluster_blocks : LANES);
    for (u32 rank = 0; rank < m->cluster_blocks; rank++) {
        if (m->ended[rank]) continue;
        take_turn(m, rank, leader);
        u64 block = m->ctaid[0] + (u64)m->grid[0] * (m->ctaid[1] + (u64)m->grid[1] * m->ctaid[2]);
        u64 others = m->budget > left_of[rank] ? m->budget - left_of[rank] : 0;
        m->budget -= others;
        m->look_at = m->look_at > others ? m->look_at - others : 0;
        u64 given = m->budget;
        m->budget -= looked_at < given ? looked_at : given;
        s32 left = run_round(m, m->work ? m->work + block * m->warps : NULL, moved);
        left_of[rank] -= given - m->budget;
        m->budget += others, m->look_at += others;
        if (left < 0) return -1;
        if (!left) {
            finish(m);
            if (m->checks) order_ends(m);
            m->ended[rank] = *moved = 1;
            continue;
        }
        blocks++;
        if (release(m)) *moved = 1;
    }
    if (settle_cluster(m)) *moved = 1;
    *can_run = 0;
    for (u32 rank = 0; rank < m->cluster_blocks; rank++) {
        take_turn(m, rank, leader);
        *can_run |= runs(m);
    }
    return blocks;
}

/* Nothing moves any more: name a warp that waits. */
static s32 stuck_cluster(Machine *m, u64 leader, u32 can_run) {
    for (u32 rank = 0; rank < m->cluster_blocks; rank++) {
        take_turn(m, rank, leader);
        if (can_run && stuck(m)) return FAILED;
        for (u32 n = 0; n < m->warps && !can_run; n++)
            if (m->state[n].waiting) return deadlocked(m);
    }
    return 0;
}

/* Run the blocks of a cluster, whose first one is given, to their ends. */
static s32 run_cluster(Machine *m, u64 leader) {
    u32 in_vain = 0;
    u64 left_of[MOST_CLUSTER];
    if (m->checks) order_begins(m);
    for (u32 rank = 0; rank < m->cluster_blocks; rank++) {
        left_of[rank] = m->checks ? m->block_budget : m->budget;
        take_turn(m, rank, leader);
        u64 block = m->ctaid[0] + (u64)m->grid[0] * (m->ctaid[1] + (u64)m->grid[1] * m->ctaid[2]);
        begin(m, block);
        for (u32 n = 0; m->work && n < m->warps; n++) m->work[block * m->warps + n] = 0;
    }
    for (;;) {
        u32 moved = 0, can_run = 0;
        s32 blocks = run_turns(m, leader, left_of, &moved, &can_run);
        if (blocks < 0) return FAILED;
        if (!blocks) return EXITED;
        in_vain = moved ? 0 : in_vain + 1;
        if ((!can_run || in_vain > MOST_IN_VAIN) && stuck_cluster(m, leader, can_run)) return FAILED;
    }
}

/* Whether a block is the first of its cluster. */
static u32 leads(const Machine *m, u64 block) {
    return block % m->grid[0] % m->cluster[0] == 0 &&
           block / m->grid[0] % m->grid[1] % m->cluster[1] == 0 &&
           block / m->grid[0] / m->grid[1] % m->cluster[2] == 0;
}

/* The system's `struct timespec` where addresses have 64 bits. */
typedef struct Moment {
    s64 seconds, nanoseconds;
} Moment;

/* A block is looked at each time it has spent so much: 0.1 ms of plain instructions, 10 ms of checked ones. */
enum { LOOK = 1 << 22 };

static void look_later(Machine *m) { m->look_at = m->budget > LOOK ? m->budget - LOOK : 0; }

/* Whether a block may go on with something of that cost: it has the budget for it, and has not taken
   all the time that it may. What is charged is a guess: processors that store to the same lines take
   thirty times as long, and lanes in 250 allocations as much. */
s32 goes_on(Machine *m, u64 cost) {
    if (m->budget < cost) return 0;
    Moment now;
    if (m->most_time && m->clock && !m->clock(m->clock_id, &now)) {
        u64 time = (u64)now.seconds * 1000000000ull + (u64)now.nanoseconds;
        if (!m->begun) m->begun = time;
        if (time - m->begun > m->most_time) return 0;
    }
    look_later(m);
    return 1;
}

/* Run a block to its end, within the instructions that it may run; of a cluster all blocks, when it is
   the turn of the first. */
s32 run_block(Machine *m, u64 block) {
    u64 own = m->block_budget * m->cluster_blocks, kept = m->budget > own ? m->budget - own : 0;
    if (m->cluster_blocks > 1 && !leads(m, block)) return EXITED;
    m->budget -= kept;
    m->begun = 0;
    look_later(m);
    s32 how = m->cluster_blocks > 1 ? run_cluster(m, block) : run_warps(m, block);
    m->budget += kept;
    return how;
}

/* Run lots of blocks until none are left; 0 if one failed. */
u64 run_listed(Machine *m, Lots *l) {
    for (;;) {
        u64 end, at = lot_begins(l, &end);
        if (at == end) return 1;
        for (; at < end; at++) {
            if (run_block(m, block_of(l, at)) != FAILED) continue;
            end_lots(l);
            return 0;
        }
    }
}
