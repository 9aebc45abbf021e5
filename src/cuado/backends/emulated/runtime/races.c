/* Checking a launch: accesses that may not be made are noted and their lanes left out; races are
   found by what each piece of memory remembers of its last write and two of its reads.

   Order between warps of a block is that of vector clocks: barriers join those of the warps that
   they release. Between blocks nothing orders, except that a block released what it wrote (a fence,
   then an atomic operation or a volatile or strong write) and another has read a flag since it
   began: pairs of such blocks are left alone, since what they agreed on is not known. */

#include "bounds.h"
#include "checks.h"

/* What an access is, for those who note it. */
typedef struct {
    Machine *m;
    Checks *c;
    u32 warp;
    s32 instruction;
    u32 bytes;
    u32 kind;
    u32 strength;
    u32 in_block; /* whether it is strong for threads of its block only */
    u32 agent; /* that makes it; NOBODY for the thread itself */
    u32 clock; /* of the agent */
    u32 by_async; /* whether it is made by itself, and completes at an mbarrier */
} Access;

enum { NOBODY = AGENTS, OF_SHARED = 2 /* of_first, apart: shared memory */ };
/* In a mark: that its scope is the block, that an agent made it, and in its time which. */
enum { IN_BLOCK = 1 << 11, ASYNC = 1 << 14, AGENT = 24 };

/* What a look takes, in checked instructions: so many pieces of memory at once, comparing lanes that may
   write to one place with those before them, lanes that are looked at one by one; and the defects and
   allocations that are gone through for one. */
enum { PIECES_AT_ONCE = 8, REPEATS = 4, ONE_BY_ONE = 2, DEFECTS_AT_ONCE = 128, ALLOCATIONS_AT_ONCE = 2 };

/* Take off the budget what a look takes beyond a checked instruction. The next head of a loop sees that
   there is none left: what loops has one. */
static void charge(Machine *m, u64 instructions) {
    u64 cost = instructions * LANES;
    if (cost > m->budget) cost = m->budget;
    m->delays += cost;
    m->budget -= cost;
}

static void note_error(const Access *a, s32 kind, u32 lane, u64 address, s32 space) {
    charge(a->m, a->c->count / DEFECTS_AT_ONCE);
    Found *f = found_of(a->c, kind, ERROR, a->instruction, -1, 0);
    if (!f || f->times++) return;
    f->address = address, f->bytes = a->bytes, f->space = space;
    f->block = f->other_block = a->c->block - 1;
    f->thread = f->other_thread = a->warp * LANES + lane;
}

static u32 may_global(const Access *a, u32 lane, u64 address) {
    Checks *c = a->c;
    const Allocation *all = a->m->allocation;
    if (address & (a->bytes - 1)) {
        note_error(a, MISALIGNED, lane, address, GLOBAL);
        return 0;
    }
    for (u64 n = 0; n <= a->m->allocations; n++) {
        u64 at = n ? n - 1 : c->hint;
        if (at >= a->m->allocations ||
            !inside(address - all[at].low, all[at].high - all[at].low, a->bytes))
            continue;
        c->hint = at;
        if (a->kind == LOAD || !(all[at].flags & 1)) return 1;
        note_error(a, READ_ONLY, lane, address, GLOBAL);
        return 0;
    }
    note_error(a, OUT_OF_BOUNDS, lane, address, GLOBAL);
    return 0;
}

static u32 may_inside(const Access *a, u32 lane, u64 address, u64 size, s32 space) {
    if (address & (a->bytes - 1)) {
        note_error(a, MISALIGNED, lane, address, space);
        return 0;
    }
    if (!inside(address, size, a->bytes)) {
        note_error(a, OUT_OF_BOUNDS, lane, address, space);
        return 0;
    }
    return 1;
}

static u32 may_local(const Access *a, u32 lane, u64 address) {
    if (!may_inside(a, lane, address, a->m->local_bytes, LOCAL)) return 0;
    if (a->kind != ATOMIC && a->kind != EXCHANGE) return 1;
    note_error(a, ATOMIC_LOCAL, lane, address, LOCAL);
    return 0;
}

static u32 may_shared(const Access *a, u32 lane, u64 address) {
    if (!may_inside(a, lane, address, a->m->shared_bytes, SHARED)) return 0;
    if (a->kind != STORE && a->kind != EXCHANGE)
        for (u32 k = 0; k < a->bytes; k++)
            if (!a->m->written[address + k]) {
                note_error(a, UNINITIALISED, lane, address, SHARED);
                return 0;
            }
    return 1;
}

/* Least and greatest address of an access, and their bits together. */
typedef struct {
    u64 low, high, bits;
} Extent;

static Extent extent_of(const u64 *restrict address, u32 mask) {
    u64 low = ~0ull, high = 0, bits = 0;
    EACH(l) {
        u64 there = 0 - (u64)IN(mask, l), a = address[l] & there;
        low = (a | ~there) < low ? (a | ~there) : low;
        high = a > high ? a : high;
        bits |= a;
    }
    return (Extent){low, high, bits};
}

/* The allocation that the last access was in, if all of this one is in it as well. */
static const Allocation *hinted(const Machine *m, u64 low, u64 high, u32 bytes) {
    const Allocation *one = &m->allocation[m->checks->hint];
    return low >= one->low && inside(high - one->low, one->high - one->low, bytes) ? one : NULL;
}

/* The lanes whose access may be made; what is wrong with the others is noted. */
u32 screen(Machine *m, Warp *w, s32 instruction, s32 space, u32 mask, const u64 *restrict address,
           u32 bytes, u32 kind) {
    const Access a = {m, m->checks, w->number, instruction, bytes, kind, WEAK, 0, NOBODY, 0, 0};
    u32 good = 0;
    if (!mask) return 0;
    const Extent e = extent_of(address, mask);
    if (space == GLOBAL && !(e.bits & (bytes - 1))) { /* as most are: all in one allocation */
        const Allocation *one = hinted(m, e.low, e.high, bytes);
        if (one && (kind == LOAD || !(one->flags & 1))) return mask;
        charge(m, m->allocations / ALLOCATIONS_AT_ONCE);
    }
    charge(m, ONE_BY_ONE);
    EACH(l) if (IN(mask, l)) {
        u64 at = address[l];
        s32 own = space;
        if (space == GENERIC) {
            own = at >> 32 == m->shared_window >> 32  ? SHARED
                  : at >> 32 == m->local_window >> 32 ? LOCAL
                                                      : GLOBAL;
            at -= own == SHARED ? m->shared_window : own == LOCAL ? m->local_window : 0;
        }
        /* The runtime looks at what is in other blocks of the cluster. */
        u32 is_away = own == SHARED && at >> 24 && at >> 24 <= m->cluster_blocks;
        u32 may = is_away          ? 1
                  : own == SHARED  ? may_shared(&a, (u32)l, at)
                  : own == LOCAL ? may_local(&a, (u32)l, at)
                                 : may_global(&a, (u32)l, at);
        good |= may << l;
    }
    return good;
}

static u32 strength_of(u16 who) { return who >> 12 & 3; }
static u32 thread_of(u16 who) { return who & 0x3ff; }
static u32 is_async(const Mark *x) { return x->who & ASYNC; }

/* Whether two blocks, by number + 1, are of one cluster. */
static u32 same_cluster(const Machine *m, u32 one, u32 other) {
    u32 x = m->grid[0], y = m->grid[1];
    if (m->cluster_blocks < 2) return 0;
    one--, other--;
    return one % x / m->cluster[0] == other % x / m->cluster[0] &&
           one / x % y / m->cluster[1] == other / x % y / m->cluster[1] &&
           one / x / y / m->cluster[2] == other / x / y / m->cluster[2];
}

/* How bad it is that an access follows another: -1 for no race. */
static s32 severity_of(const Access *a, const Mark *x, u32 thread, u32 is_shared, u32 x_writes) {
    Checks *c = a->c;
    u32 strength = strength_of(x->who), warp = thread_of(x->who) / LANES;
    u32 both = a->strength < strength ? a->strength : strength, severity = ERROR;
    if (!x->block) return -1;
    if (x->block != c->block) {
        /* What orders blocks of a cluster in global memory is not followed. */
        if (same_cluster(a->m, x->block, c->block)) return -1;
        if (is_shared || (c->acquired && c->released[x->block - 1] > GPU_WIDE)) return -1;
        /* Two that are strong for others of their block only are no better than weak ones. */
        if (both == STRONG && (x->who & IN_BLOCK || a->in_block)) return ERROR;
        if (both) return -1;
    } else if (both == STRONG) {
        return -1;
    } else {
        if (thread_of(x->who) == thread || x->time < clock_known(c, a->warp, thread % LANES, warp))
            return -1;
        if (both && (!is_shared || warp == a->warp)) return -1;
        if (c->warp_acquired[a->warp] && x->time < c->warp_released[warp]) return -1;
        if (both || warp == a->warp) severity = WARNING;
    }
    /* Atomic operations and a read beside them are seldom meant otherwise. */
    if ((a->kind == LOAD && x->who >> 15) || (a->kind == ATOMIC && !x_writes)) severity = WARNING;
    return (s32)severity;
}

static void note_race(const Access *a, s32 kind, s32 severity, const Mark *x, u32 thread,
                      u64 address, s32 space) {
    charge(a->m, 1 + a->c->count / DEFECTS_AT_ONCE);
    Found *f = found_of(a->c, kind, severity, a->instruction, x->instruction,
                        x->block != a->c->block);
    if (!f || f->times++) return;
    f->address = address, f->bytes = a->bytes, f->space = space;
    f->block = a->c->block - 1, f->thread = thread;
    f->other_block = x->block - 1, f->other_thread = thread_of(x->who);
}

/* What is wrong if one of two accesses of a block is that of a copy or product: a kind, or 0. `wrong`
   is how bad it is. */
static s32 fault_of(const Access *a, const Mark *x, u32 lane, u32 x_writes, s32 *wrong) {
    Checks *c = a->c;
    u32 own = a->warp, warp = thread_of(x->who) / LANES, writes = a->kind != LOAD;
    *wrong = ERROR;
    if (is_async(x)) {
        u32 agent = x->time >> AGENT, clock = x->time & ((1u << AGENT) - 1);
        if (clock < agent_known(c, own, lane, agent)) return 0;
        if (writes) return STAGE_OVERWRITTEN;
        /* Its own warp has waited for it: what is missing is that others wait for that warp. */
        u32 is_over = clock < c->protocol->known[warp].agent[agent];
        return warp != own && agent < PHASES && is_over ? RACE_READ : MISSING_WAIT;
    }
    u32 is_own = thread_of(x->who) == own * LANES + lane;
    if (!is_own && !(x->time < clock_known(c, own, lane, warp))) {
        if (warp == own) *wrong = WARNING;
        return !x_writes ? STAGE_OVERWRITTEN : writes ? RACE_WRITES : RACE_READ;
    }
    if (!x_writes || a->agent < SOURCES || x->time < fence_known(c, own, lane, warp)) return 0;
    if (writes) *wrong = NOTE;
    return PROXY_FENCE;
}

/* Whether an access follows another one wrongly: its kind, or 0; `plain` is that of threads' own. */
static s32 race_of(const Access *a, const Mark *x, u32 thread, u32 is_shared, u32 x_writes,
                   s32 plain, s32 *severity) {
    if (x->block == a->c->block && (is_async(x) || a->agent != NOBODY))
        return fault_of(a, x, thread % LANES, x_writes, severity);
    *severity = severity_of(a, x, thread, is_shared, x_writes);
    return *severity < 0 ? 0 : plain;
}

/* Keep a read beside those of a piece: the latest of this block where it is after those kept, and
   one of another warp or block if there is room. */
static void keep_read(const Access *a, Mark *kept, const Mark *y, u32 thread) {
    Checks *c = a->c;
    for (u32 n = 0; n < 2; n++) {
        u32 own = thread_of(kept[n].who), is_here = kept[n].block == c->block, is_over;
        if (is_async(&kept[n]))
            is_over = (kept[n].time & ((1u << AGENT) - 1)) <
                          agent_known(c, a->warp, thread % LANES, kept[n].time >> AGENT) ||
                      (kept[n].time >> AGENT == a->agent && own / LANES == a->warp);
        else is_over = own == thread || kept[n].time < c->clock[a->warp][own / LANES];
        if (!kept[n].block || (is_here && is_over)) {
            kept[n] = *y;
            return;
        }
    }
    u32 first = kept[0].block == c->block, second = kept[1].block == c->block;
    u32 warp = thread_of(kept[0].who) / LANES;
    if (!first && !second) kept[1] = *y;
    else if (first && second && warp == thread_of(kept[1].who) / LANES && warp != a->warp)
        kept[1] = *y;
}

/* Where a lane's access goes, for the reader, and what is known of it. */
typedef struct {
    u64 address;
    s32 space;
    u32 lane;
    u32 same; /* whether it writes what is there */
    u32 told; /* whether a race was noted */
} Lane;

/* Between threads a race is that leaves the same value; a copy may bring another one next time. */
static u32 is_harmless(const Lane *own, s32 kind) { return own->same && kind < MISSING_WAIT; }

/* Look at one piece of memory, and make its marks. */
static void piece(const Access *a, Lane *own, Mark *write, Mark *reads) {
    u32 thread = a->warp * LANES + own->lane, is_shared = own->space == SHARED;
    u32 is_agent = a->agent != NOBODY;
    const Mark y = {a->c->block,
                    is_agent ? a->agent << AGENT | a->clock : a->c->clock[a->warp][a->warp],
                    (u16)a->instruction,
                    (u16)(thread | a->strength << 12 | (u32)(a->kind == ATOMIC) << 15 |
                          (a->in_block ? IN_BLOCK : 0) | (is_agent ? ASYNC : 0))};
    if (is_shared) { /* marks of blocks that are gone */
        if (write->block != y.block) write->block = 0;
        for (u32 n = 0; n < 2; n++)
            if (reads[n].block != y.block) reads[n].block = 0;
    }
    if (!write->block && !reads[0].block && !reads[1].block) { /* nobody was here */
        *(a->kind == LOAD ? reads : write) = y;
        return;
    }
    s32 severity = 0;
    s32 plain = a->kind == LOAD ? RACE_READ : RACE_WRITES;
    s32 kind = own->told || !write->block
                   ? 0
                   : race_of(a, write, thread, is_shared, 1, plain, &severity);
    if (kind) {
        note_race(a, kind, is_harmless(own, kind) ? NOTE : severity, write, thread, own->address, own->space);
        own->told = 1;
    }
    if (a->kind == LOAD) {
        keep_read(a, reads, &y, thread);
        return;
    }
    for (u32 n = 0; n < 2 && !own->told; n++) {
        if (!reads[n].block) continue;
        kind = race_of(a, &reads[n], thread, is_shared, 0, RACE_OVERWRITE, &severity);
        if (!kind) continue;
        note_race(a, kind, is_harmless(own, kind) ? NOTE : severity, &reads[n], thread, own->address,
                  own->space);
        own->told = 1;
    }
    /* An atomic operation right after this thread's plain write hides that from nobody. */
    u32 is_hidden = !is_agent && a->strength == STRONG && strength_of(write->who) != STRONG &&
                    write->block == y.block && write->time == y.time &&
                    thread_of(write->who) == thread;
    if (!is_hidden) *write = y;
    reads[0].block = reads[1].block = 0;
}

/* Whether two values of as many bytes are the same. */
static u32 same_bytes(const u8 *a, const u8 *b, u32 bytes) {
    u32 differ = 0;
    for (u32 k = 0; k < bytes; k++) differ |= a[k] ^ b[k];
    return !differ;
}

static u64 shown_address(const Machine *m, u64 host, s32 space) {
    return space == SHARED ? host - (u64)m->shared : host - m->arena_host + m->arena_low;
}

/* Lanes that write where an earlier lane of this instruction does; differing values are a race. */
static u32 repeated(const Access *a, u32 mask, const u64 *restrict host, const u8 *values) {
    u32 again = 0, ascends = 1;
    u64 last = 0;
    EACH(l) if (IN(mask, l)) ascends &= host[l] > last, last = host[l];
    if (ascends) return 0;
    charge(a->m, REPEATS);
    EACH(l) if (IN(mask, l)) for (int k = 0; k < l; k++) {
        if (!IN(mask, k) || host[k] != host[l]) continue;
        again |= 1u << l;
        if (a->strength == STRONG ||
            same_bytes(values + (u64)k * a->bytes, values + (u64)l * a->bytes, a->bytes))
            break;
        s32 space = host[l] - (u64)a->m->shared < a->m->shared_bytes ? SHARED : GLOBAL;
        if (space == GLOBAL && host[l] - a->m->arena_host >= a->c->arena_bytes) break;
        const Mark x = {a->c->block, 0, (u16)a->instruction, (u16)(a->warp * LANES + (u32)k)};
        note_race(a, RACE_INSTRUCTION, ERROR, &x, a->warp * LANES + (u32)l,
                  shown_address(a->m, host[l], space), space);
        break;
    }
    return again;
}

/* The rank in its cluster of a block, by its number + 1. */
static u32 rank_of(const Machine *m, u32 block) {
    u32 at = block - 1, x = m->grid[0], y = m->grid[1];
    const u32 *c = m->cluster;
    return at % x % c[0] + c[0] * (at / x % y % c[1] + c[1] * (at / x / y % c[2]));
}

/* Whether a mark is none, or of a cluster that is gone. */
static u32 is_gone(const Access *a, const Mark *x) {
    return !x->block || !same_cluster(a->m, x->block, a->c->block);
}

/* Whether an access by a block of a cluster is not ordered behind that of another one: how bad that is,
   or -1. */
static s32 between_severity(const Access *a, const Mark *x, u32 x_writes) {
    const Order *o = a->c->order;
    u32 rank, strength = strength_of(x->who);
    if (x->block == a->c->block || is_gone(a, x)) return -1;
    rank = rank_of(a->m, x->block);
    u32 clock = rank * (WARPS + 1) + (is_async(x) ? WARPS : thread_of(x->who) / LANES);
    const Told *known = &o->known[a->m->rank];
    if (x->time < known->own[clock]) return -1;
    if ((a->strength < strength ? a->strength : strength) != WEAK) return -1;
    if (a->c->acquired && a->c->released[x->block - 1] > CLUSTER_WIDE) return -1;
    /* GPUs forgive that a reader hands memory back with the scope of its block; programs do it. */
    if (x->time < known->wide[clock]) return x_writes ? WARNING : NOTE;
    return (a->kind == LOAD && x->who >> 15) || (a->kind == ATOMIC && !x_writes) ? WARNING : ERROR;
}

static u32 noted_between(const Access *a, Lane *own, const Mark *x, u32 x_writes, s32 kind) {
    s32 severity = between_severity(a, x, x_writes);
    if (severity < 0) return 0;
    note_race(a, kind, is_harmless(own, kind) ? NOTE : severity, x, a->warp * LANES + own->lane,
              own->address, SHARED);
    return own->told = 1;
}

/* Look at what blocks of a cluster did with one piece of shared memory, and make its marks. */
static void piece_between(const Access *a, Lane *own, Mark *write, Mark *reads) {
    const Checks *c = a->c;
    u32 me = a->m->rank, thread = a->warp * LANES + own->lane, writes = a->kind != LOAD;
    u32 is_own = a->by_async;
    u32 time = is_own ? c->order->asynchronous[me] : c->clock[a->warp][a->warp];
    const Mark y = {c->block, time, (u16)a->instruction,
                    (u16)(thread | a->strength << 12 | (u32)(a->kind == ATOMIC) << 15 |
                          (is_own ? ASYNC : 0))};
    if (!own->told) noted_between(a, own, write, 1, writes ? RACE_WRITES : RACE_READ);
    for (u32 n = 0; writes && n < 2 && !own->told; n++)
        noted_between(a, own, &reads[n], 0, RACE_OVERWRITE);
    if (writes) {
        *write = y;
        reads[0].block = reads[1].block = 0;
        return;
    }
    for (u32 n = 0; n < 2; n++) {
        u32 warp = thread_of(reads[n].who) / LANES, is_here = reads[n].block == y.block;
        u32 is_over = is_here && (!c->within || reads[n].time < c->clock[a->warp][warp] || warp == a->warp);
        if (!is_over && !is_gone(a, &reads[n]) && (is_here || between_severity(a, &reads[n], 0) >= 0))
            continue;
        reads[n] = y;
        return;
    }
}

/* A lane accesses shared memory of any block of its cluster. */
static void between(const Access *a, u32 lane, u64 host, u32 same) {
    Machine *m = a->m;
    Checks *c = a->c;
    if (!m->shared_bytes) return;
    u64 offset = host - (u64)m->of_first[OF_SHARED], rank = offset / m->apart[OF_SHARED];
    offset -= rank * m->apart[OF_SHARED];
    if (rank >= m->cluster_blocks || offset >= m->shared_bytes || a->agent != NOBODY) return;
    Lane own = {offset, SHARED, lane, same, 0};
    u64 at = rank * c->shared_pieces + (offset >> c->shift);
    for (u32 n = 0; n < a->bytes >> c->shift; n++)
        piece_between(a, &own, c->between_writes + at + n, c->between_reads + 2 * (at + n));
}

/* What orders accesses: a flag written after a fence releases, one read acquires. */
static void order(const Access *a) {
    Checks *c = a->c;
    if (a->strength == WEAK || a->agent != NOBODY) return;
    /* A flag for its own block tells others nothing. */
    if (a->kind != LOAD && !a->in_block && c->fenced > c->released[c->block - 1])
        c->released[c->block - 1] = (u8)c->fenced;
    if (a->kind != LOAD && c->warp_fenced[a->warp])
        c->warp_released[a->warp] = ++c->clock[a->warp][a->warp];
    if (a->kind != STORE) c->warp_acquired[a->warp] = 1, c->acquired |= !a->in_block;
}

/* An access that is about to be made, at addresses of the host. `values` are what a store writes,
   lane after lane. */
void note(Machine *m, Warp *w, s32 instruction, u32 mask, const u64 *restrict host, u32 bytes,
          u32 kind, u32 strength, const u8 *values) {
    Checks *c = m->checks;
    if (!c->races || !mask) return;
    /* A copy of cp.async is one of the warp's group that is not committed yet. */
    u32 copies = (strength & BY_COPY) && c->protocol;
    const Access a = {m, c, w->number, instruction, bytes, kind, strength & 3,
                      (strength & OF_BLOCK) != 0,
                      copies ? COPIES + w->number : NOBODY,
                      copies ? c->protocol->epoch[0][w->number] : 0, (strength & BY_ASYNC) != 0};
    u32 pieces = bytes >> c->shift, left = mask;
    const Extent e = extent_of(host, mask);
    const u64 away = m->arena_low - m->arena_host;
    const Allocation *one = hinted(m, e.low + away, e.high + away, bytes);
    if (one && !(one->flags & 2)) return; /* never written */
    charge(m, (u64)__builtin_popcount(mask) * pieces * (c->order ? 2 : 1) / PIECES_AT_ONCE);
    if (kind == STORE) left &= ~repeated(&a, mask, host, values);
    u64 own_pieces = c->order ? m->rank * c->shared_pieces : 0;
    EACH(l) if (IN(left, l)) {
        u64 offset = host[l] - (u64)m->shared, at;
        Mark *writes = c->shared_writes + own_pieces, *reads = c->shared_reads + 2 * own_pieces;
        if (c->order) {
            u32 is_same = kind == STORE &&
                          same_bytes(values + (u64)l * bytes, (const u8 *)host[l], bytes);
            between(&a, (u32)l, host[l], is_same);
            if (!c->within) continue;
        }
        s32 space = SHARED;
        if (offset < m->shared_bytes) {
            at = offset >> c->shift;
        } else {
            u64 address = host[l] + away;
            const Allocation *own = one ? one : allocation_of(m, address, 0, 1);
            if (!own) continue; /* local memory */
            offset = place_of(m, own, address);
            if (!c->pages[offset >> 8]) continue;
            at = ((u64)(c->pages[offset >> 8] - 1) << 8 | (offset & 255)) >> c->shift;
            writes = c->writes, reads = c->reads, space = GLOBAL;
        }
        Lane own = {shown_address(m, host[l], space), space, (u32)l, 0, 0};
        own.same = kind == STORE &&
                   same_bytes(values + (u64)l * bytes, (const u8 *)host[l], bytes);
        for (u32 n = 0; n < pieces; n++) piece(&a, &own, writes + at + n, reads + 2 * (at + n));
    }
    order(&a);
}

/* Lanes make something depend on a value that is undefined. */
void check_undefined(Machine *m, Warp *w, s32 instruction, u32 lanes) {
    const Access a = {m, m->checks, w->number, instruction, 0, LOAD, WEAK, 0, NOBODY, 0, 0};
    charge(m, ONE_BY_ONE);
    EACH(l) if (IN(lanes, l)) note_error(&a, UNDEFINED, (u32)l, 0, GENERIC);
}

/* The byte of a block's local memory that an address of the host is; of others, beyond the last. */
static u64 local_place(const Machine *m, u64 host, u32 bytes) {
    u64 offset = host - (u64)m->local;
    return inside(offset, m->checks->local_set_bytes, bytes) ? offset : ~0ull;
}

/* The lanes of a load that find a value: in local memory those of which some byte was given one. */
u32 check_loaded(Machine *m, Warp *w, u32 mask, const u64 *restrict host, u32 bytes) {
    (void)w;
    u32 found = FULL;
    EACH(l) if (IN(mask, l)) {
        u64 at = local_place(m, host[l], bytes);
        u32 any = at == ~0ull;
        for (u32 k = 0; k < bytes && !any; k++) any = m->checks->local_set[at + k];
        found &= ~((u32)!any << l);
    }
    return found;
}

/* Note which local memory a store gives a value, which may be undefined. The lanes that store to
   memory of their block: the others' values go out of it. */
u32 check_kept(Machine *m, Warp *w, u32 mask, const u64 *restrict host, u32 bytes, u32 defined) {
    (void)w;
    u32 own = 0;
    EACH(l) if (IN(mask, l)) {
        u64 at = local_place(m, host[l], bytes);
        u64 local = host[l] - (u64)m->local, shared = host[l] - (u64)m->shared;
        u32 is_own = local < (u64)m->warps * LANES * m->local_bytes || shared < m->shared_bytes;
        own |= is_own << l;
        for (u32 k = 0; k < bytes && at != ~0ull; k++)
            m->checks->local_set[at + k] = (u8)IN(defined, l);
    }
    return own;
}
