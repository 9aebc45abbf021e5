/* Blocks, warps, barriers and divergence. */

#include "checks.h"
#include "lanes.h"
#include "trace.h"

s32 failed(Machine *m, Warp *w, s32 kind, s32 instruction, s32 lane, u64 address, u64 bytes,
           s32 space) {
    Error *e = &m->error;
    if (e->kind != NO_ERROR) return FAILED;
    e->kind = kind;
    e->instruction = instruction;
    e->lane = lane;
    e->warp = w->number;
    e->ctaid[0] = m->ctaid[0];
    e->ctaid[1] = m->ctaid[1];
    e->ctaid[2] = m->ctaid[2];
    e->space = space;
    e->address = address;
    e->bytes = bytes;
    return FAILED;
}

#define CHUNK 64

/* Give shared memory the content that no kernel may rely on. Most kernels write a part of it: only
   what differs is written again. */
static void wipe(u8 *memory, u64 bytes) {
    u64 whole = bytes / CHUNK * CHUNK;
    for (u64 at = 0; at < whole; at += CHUNK) {
        u64 words[CHUNK / 8], differs = 0;
        __builtin_memcpy(words, memory + at, CHUNK);
        for (u32 n = 0; n < CHUNK / 8; n++) differs |= words[n] ^ 0xcbcbcbcbcbcbcbcb;
        if (differs) __builtin_memset(memory + at, 0xcb, CHUNK);
    }
    for (u64 at = whole; at < bytes; at++) memory[at] = 0xcb;
}

static void begin(Machine *m, u64 block) {
    m->ctaid[0] = (u32)(block % m->grid[0]);
    m->ctaid[1] = (u32)(block / m->grid[0] % m->grid[1]);
    m->ctaid[2] = (u32)(block / m->grid[0] / m->grid[1]);
    if (m->checks_shared || m->checks) __builtin_memset(m->written, 0, m->shared_bytes);
    wipe(m->shared, m->shared_bytes);
    for (u32 n = 0; n < m->warps; n++) {
        Warp *w = &m->state[n];
        u32 rest = m->threads - n * LANES;
        w->alive = w->mask = w->lanes = rest >= LANES ? FULL : (1u << rest) - 1;
        w->pc = 0;
        w->reconvergence = -1;
        w->depth = 0;
        w->waiting = 0;
        w->changes = 0;
        w->owed = w->parked = w->polls = 0;
        w->done = 0;
        w->joined = w->owes = 0;
    }
    for (u32 n = 0; n < BARRIERS; n++) m->arrived[m->rank][n] = 0;
    m->ended[m->rank] = 0;
    if (m->checks) check_block(m, block);
}

/* Let warps go whose barrier is complete; how many. */
static u32 release(Machine *m) {
    u32 released = 0, running = 0, stood = 0; /* at barriers: a bit each */
    for (u32 n = 0; n < m->warps; n++) {
        const Warp *w = &m->state[n];
        if (w->alive) running += LANES;
        if (w->waiting) stood |= 1u << w->waiting;
    }
    for (stood &= (2u << BARRIERS) - 2; stood; stood &= stood - 1) {
        s32 id = __builtin_ctz(stood);
        u32 arrived = m->arrived[m->rank][id - 1], expected = 0, votes = 0, all = 0, together = 0;
        for (u32 n = 0; n < m->warps; n++) {
            Warp *w = &m->state[n];
            if (w->waiting != id) continue;
            arrived += LANES;
            expected = w->expected;
            votes += count(w->votes & w->alive);
            all += count(w->alive);
        }
        if (arrived < (expected ? expected : running)) continue;
        for (u32 n = 0; n < m->warps; n++) {
            Warp *w = &m->state[n];
            if (w->waiting != id) continue;
            w->verdict = w->reduces == 1 ? votes : w->reduces == 2 ? votes == all : votes > 0;
            w->waiting = 0;
            released++;
            together |= 1u << (n & 31);
        }
        m->arrived[m->rank][id - 1] = 0;
        if (m->checks) check_barrier(m, together, (u32)id - 1);
    }
    return released;
}

/* Not all lanes of a warp come to a barrier: the lowest of those is named. */
static s32 divergent(Machine *m, Warp *w, s32 instruction, u32 absent) {
    return failed(m, w, DIVERGENT_BARRIER, instruction, __builtin_ctz(absent), 0, 0, 0);
}

/* What is wrong with a barrier that a warp comes to: its number, its count, or that some lanes were
   awaited by others of the warp. FAILED, or 0. */
static s32 unmet(Machine *m, Warp *w, s32 id, u32 expected, s32 instruction) {
    u32 first = __builtin_ctz(w->mask), owed = w->owed & w->mask;
    if ((u32)id >= BARRIERS) return failed(m, w, NO_BARRIER, instruction, first, 0, 0, 0);
    if (expected % LANES) return failed(m, w, ODD_COUNT, instruction, first, 0, 0, 0);
    if (owed) return failed(m, w, NOT_MEMBER, w->owed_at, __builtin_ctz(owed), 0, 0, 0);
    return 0;
}

/* Whether warps stand at a barrier that they expect other numbers of threads at. */
static u32 is_disputed(const Machine *m, s32 id, u32 expected) {
    for (u32 n = 0; n < m->warps; n++)
        if (m->state[n].waiting == id + 1 && m->state[n].expected != expected) return 1;
    return 0;
}

/* A warp comes to a barrier and goes on: bar.arrive. If it is the last, those that stand there go on
   in their turn; if nobody has come to stand there yet, its arrival is kept. */
s32 arrive(Machine *m, Warp *w, s32 id, u32 expected, s32 instruction) {
    u32 absent = w->alive & ~w->mask;
    if (unmet(m, w, id, expected, instruction)) return FAILED;
    if (absent) return divergent(m, w, instruction, absent);
    u32 *arrived = &m->arrived[m->rank][id];
    release(m); /* A barrier that is complete is over: this arrival is at the next. */
    *arrived += LANES;
    m->barriers++;
    if (m->checks) check_arrived(m, w, (u32)id, 0);
    if (!release(m) && *arrived >= expected) *arrived = 0;
    return 0;
}

/* No barrier can be complete any more: name the first warp that waits. */
static s32 deadlocked(Machine *m) {
    Warp *w = m->state;
    while (!w->waiting) w++;
    return failed(m, w, DEADLOCK, w->stands, __builtin_ctz(w->alive), 0, 0, 0);
}

/* Whether a warp can go on: an arrival has let it go in its turn. */
static u32 runs(const Machine *m) {
    for (u32 n = 0; n < m->warps; n++)
        if (m->state[n].alive && !m->state[n].waiting) return 1;
    return 0;
}

/* Go on with lanes that wait to run the other side of a branch, and have nothing to do with those that
   are parked: the block to go on with; -1 if there are none. */
static s32 others_of_parked(Warp *w) {
    for (s32 n = w->depth - 1; n >= 0; n--) {
        Entry one = w->stack[n];
        if (one.mask & w->parked || !(one.mask & w->alive)) continue;
        for (s32 k = n + 1; k < w->depth; k++) w->stack[k - 1] = w->stack[k];
        w->depth--;
        w->mask = one.mask & w->alive;
        w->reconvergence = one.reconvergence;
        return one.pc;
    }
    return -1;
}

/* Lanes stand at a barrier, all of the warp that have not exited. */
static s32 stands(Warp *w, s32 id, s32 next) {
    w->waiting = id + 1;
    w->pc = next == w->reconvergence ? reconverged(w) : next;
    return AT_BARRIER;
}

/* None of the others that ran while lanes were parked can go on: they have exited, and take no part
   in the barrier; or they have reached the reconvergence point with the parked ones, and never arrive there. */
static s32 unparked(Machine *m, Warp *w) {
    u32 absent = w->alive & ~w->parked;
    s32 pc = others_of_parked(w);
    if (pc >= 0) {
        w->pc = pc;
        return PARKED;
    }
    if (absent) return divergent(m, w, w->stands, absent);
    w->mask = w->parked;
    w->reconvergence = w->parked_reconvergence;
    w->parked = 0;
    return stands(w, w->parked_id, w->parked_next);
}

/* Run a warp until it has exited or stands at a barrier. */
static s32 run_warp(Machine *m, Warp *w) {
    for (;;) {
        s32 how = m->step(m, w, m->registers + (u64)w->number * m->register_bytes);
        if (how == EXITED && w->parked) how = unparked(m, w);
        if (how != PARKED) return how;
    }
}

/* Turns of all warps in which each only waits, and nothing at an mbarrier changes, after which none
   is waited for any more: loops that end themselves, after some tries, may go on so long. */
enum { MOST_IN_VAIN = 1 << 14 };

/* One turn of each warp: how many are left; FAILED below 0. */
static s32 run_round(Machine *m, u32 *work, u32 *moved) {
    s32 left = 0;
    u64 longest = 0, moves = m->moves;
    for (u32 n = 0; n < m->warps; n++) {
        Warp *w = &m->state[n];
        if (!w->alive || w->waiting) {
            left += w->waiting != 0;
            continue;
        }
        u32 has_parts = m->tracing && m->tracing != TRACE_NOTES;
        if (has_parts) trace_part(m, w);
        if (m->own_counts[0]) {
            m->blocks = m->counts + n * m->own_counts[0];
            m->branches = m->branch_counts + n * m->own_counts[1];
        }
        u64 budget = m->budget, delays = m->delays;
        s32 how = run_warp(m, w);
        if (how == FAILED || (has_parts && trace_part_end(m, w))) return -1;
        u64 own = (budget - m->budget - (m->delays - delays)) / LANES;
        longest = own > longest ? own : longest;
        w->done += own;
        if (work) work[n] += (u32)own;
        w->polls = how == POLLING;
        if (how == EXITED) w->alive = 0;
        else left++;
        if (how == AT_BARRIER) m->barriers++;
        if (how != POLLING) *moved = 1;
    }
    if (m->moves != moves) *moved = 1;
    m->longest += longest;
    return left;
}

/* A block has ended. */
static void finish(Machine *m) {
    u64 busiest = 0;
    for (u32 n = 0; n < m->warps; n++)
        busiest = m->state[n].done > busiest ? m->state[n].done : busiest;
    m->busiest += busiest;
    if (m->checks) check_end(m);
}

static u32 settle_cluster(Machine *m);

/* Run the warps of a block to their ends. */
static s32 run_warps(Machine *m, u64 block) {
    u32 in_vain = 0;
    begin(m, block);
    u32 *work = m->work ? m->work + block * m->warps : NULL;
    for (u32 n = 0; work && n < m->warps; n++) work[n] = 0;
    for (;;) {
        u32 moved = 0;
        s32 left = run_round(m, work, &moved);
        if (left < 0) return FAILED;
        if (!left) break;
        if (release(m) | settle_cluster(m)) moved = 1;
        else if (!runs(m)) return deadlocked(m);
        in_vain = moved ? 0 : in_vain + 1;
        if (in_vain > MOST_IN_VAIN && stuck(m)) return FAILED;
    }
    finish(m);
    return EXITED;
}

/* Whether lanes wait to run the other side of a branch: they may exit there. */
static u32 may_exit(const Warp *w, u32 absent) {
    u32 others = 0;
    for (s32 n = 0; n < w->depth; n++)
        if (!(w->stack[n].mask & w->mask)) others |= w->stack[n].mask;
    return !(absent & ~others);
}

/* Stand at a barrier; the code returns what this does. Lanes that have exited take no part in it, so
   those that may still do run first, while these are parked. */
s32 stand(Machine *m, Warp *w, s32 id, u32 expected, u32 reduces, u32 votes, s32 next,
          s32 instruction) {
    u32 absent = w->alive & ~w->mask;
    if (w->parked) return divergent(m, w, w->stands, w->mask); /* at a barrier of their own */
    if (unmet(m, w, id, expected, instruction)) return FAILED;
    if (absent && !may_exit(w, absent)) return divergent(m, w, instruction, absent);
    /* A barrier that is complete is over: this is the next. */
    if (is_disputed(m, id, expected) && (!release(m) || is_disputed(m, id, expected)))
        return failed(m, w, ODD_COUNT, instruction, __builtin_ctz(w->mask), 0, 0, 0);
    w->stands = instruction;
    w->expected = expected;
    w->reduces = reduces;
    w->votes = votes;
    if (!absent) return stands(w, id, next);
    w->parked = w->mask;
    w->parked_id = id;
    w->parked_next = next;
    w->parked_reconvergence = w->reconvergence;
    w->pc = others_of_parked(w);
    return PARKED;
}
