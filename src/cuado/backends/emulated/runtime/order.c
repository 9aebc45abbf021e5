/* Order of the blocks of a cluster, in checked launches: a block knows of another what it was told
   by the cluster's barrier, or by the end of a phase of an mbarrier. What only part of a block was told
   counts for all of it, and what blocks tell each other by global memory is not seen.

   Whoever arrives tells that it has come there. Of accesses it tells what its warp knows of those of its
   block; all of them in kernels with asynchronous operations, as their order within a block is not
   followed. Those before a fence if it arrives relaxed; none that others may rely on if its scope is the
   block (PTX ISA, "mbarrier.arrive": .release.cta where nothing is written; ptxas makes no MEMBAR then). */

#include "checks.h"
#include "lanes.h"

static void add_told(u32 *to, const u32 *from) {
    for (u32 n = 0; n < MOST_CLUSTER; n++) to[n] = from[n] > to[n] ? from[n] : to[n];
}

/* A cluster begins: each block knows that it has begun itself. */
void order_begins(Machine *m) {
    Order *o = order_of(m);
    if (!o) return;
    __builtin_memset(o, 0, offsetof(Order, meeting));
    for (u32 n = 0; n < MBARRIERS; n++) o->meeting[n].place = 0;
    for (u32 n = 0; n < MOST_CLUSTER; n++) o->clock[n][n] = 1;
}

static Meeting *meeting_at(Order *o, u32 rank, u64 at) {
    u64 place = (u64)(rank + 1) << 32 | at;
    for (u32 n = 0; n < MBARRIERS; n++) {
        Meeting *own = &o->meeting[n];
        if (own->place && own->place != place) continue;
        if (!own->place) __builtin_memset(own, 0, sizeof *own);
        own->place = place;
        return own;
    }
    return NULL;
}

static void come_to(Machine *m, Meeting *t) {
    Order *o = order_of(m);
    add_told(t ? t->arriving : o->arrived, o->clock[m->rank]);
    o->clock[m->rank][m->rank]++;
}

/* A warp of the block whose turn it is arrives at the cluster's barrier, or at an mbarrier of a block. */
void order_arrives(Machine *m, u32 warp, u32 rank, u64 at, u32 how) {
    Order *o = order_of(m);
    if (!o) return;
    Meeting *t = rank < MOST_CLUSTER ? meeting_at(o, rank, at) : NULL;
    if (!t && rank < MOST_CLUSTER) return;
    come_to(m, t);
    Told *to = t ? &t->brought : &o->brought;
    u32 first = m->rank * (WARPS + 1), clocks[WARPS];
    own_clocks(m, warp, clocks);
    const u32 *own = how & RELAXED ? o->fenced[m->rank][warp] : clocks;
    const Told *others = how & RELAXED ? &o->others[m->rank] : &o->known[m->rank];
    u32 is_narrow = how & NARROW && t && rank != m->rank;
    if (!is_narrow) add(to->own, others->own);
    add(to->wide, others->wide);
    EACH(n) {
        u32 *strict = &to->own[first + (u32)n], *wide = &to->wide[first + (u32)n];
        if (!is_narrow && own[n] > *strict) *strict = own[n];
        if (own[n] > *wide) *wide = own[n];
    }
}

/* The bytes of an asynchronous store or copy of the block whose turn it is have come to an mbarrier: that
   tells that they are there, and not what else its threads did before. */
void order_completes(Machine *m, u32 rank, u64 at) {
    Order *o = order_of(m);
    Meeting *t = o ? meeting_at(o, rank, at) : NULL;
    if (!t) return;
    come_to(m, t);
    u32 first = m->rank * (WARPS + 1), *wide = &t->brought.wide[first];
    u32 come = ++o->asynchronous[m->rank];
    t->brought.own[first + WARPS] = wide[WARPS] = come;
    for (u32 n = 0; n < m->warps; n++) wide[n] = ++m->checks->clock[n][n];
}

void order_phase_ends(Machine *m, u32 rank, u64 at) {
    Order *o = order_of(m);
    Meeting *t = o ? meeting_at(o, rank, at) : NULL;
    if (!t) return;
    add_told(t->told, t->arriving);
    add_both(&t->shown, &t->brought);
}

/* A block has waited: at the cluster's barrier, or at an mbarrier of its own. */
void order_waits(Machine *m, u32 rank, u64 at, u32 is_cluster, u32 is_relaxed) {
    Order *o = order_of(m);
    Meeting *t = o && !is_cluster ? meeting_at(o, rank, at) : NULL;
    if (!o || (!t && !is_cluster)) return;
    add_told(o->clock[rank], t ? t->told : o->arrived);
    add_both(is_relaxed ? &o->pending[rank] : &o->known[rank], t ? &t->shown : &o->brought);
}

/* It is a block's turn: what orders its own warps is that of the checks. */
void order_turn(Machine *m, u32 rank) {
    Order *o = order_of(m);
    Checks *c = m->checks;
    if (!o || o->taken == rank) return;
    Turn *last = &o->turn[o->taken], *next = &o->turn[rank];
    last->fenced = c->fenced, last->acquired = c->acquired;
    c->fenced = next->fenced, c->acquired = next->acquired;
#define TURN(field)                                                 \
    __builtin_memcpy(last->field, c->field, sizeof last->field);    \
    __builtin_memcpy(c->field, next->field, sizeof last->field);
    TURN(clock) TURN(warp_fenced) TURN(warp_released) TURN(warp_acquired) TURN(arrived) TURN(at_fence)
#undef TURN
    o->taken = rank;
}

static void note_order(Machine *m, s32 kind, s32 instruction, u32 thread, u32 block, u32 other) {
    Found *f = found_of(m->checks, kind, WARNING, instruction, -1, block != other);
    if (!f || f->times++) return;
    f->block = block, f->other_block = other, f->thread = f->other_thread = thread;
}

static u32 number_of(const Machine *m, u32 rank) {
    u32 own = m->checks->block - 1, x = m->cluster[0], y = m->cluster[1];
    u32 dx = rank % x - m->rank % x, dy = rank / x % y - m->rank / x % y;
    u32 dz = rank / x / y - m->rank / x / y;
    return own + dx + m->grid[0] * (dy + m->grid[1] * dz);
}

/* The block whose turn it is accesses another one's memory. */
void order_accesses(Machine *m, Warp *w, s32 instruction, s32 lane, u32 rank) {
    Order *o = order_of(m);
    if (!o || rank == m->rank) return;
    u32 thread = w->number * LANES + (u32)lane;
    if (!o->clock[m->rank][rank])
        note_order(m, CLUSTER_EARLY, instruction, thread, m->checks->block - 1, number_of(m, rank));
    o->accessed[m->rank][rank] = o->clock[m->rank][m->rank];
    o->accessed_at[m->rank][rank] = instruction, o->accessor[m->rank][rank] = thread;
}

/* A copy that the block whose turn it is has started reads its own memory until it has come to another
   block: as if that one read it. */
enum { OWN_COPY = 1 << 20 };
void order_sends(Machine *m, Warp *w, s32 instruction, s32 lane, u64 to) {
    Order *o = order_of(m);
    u64 named = to >> 24;
    if (!o || !named || named > m->cluster_blocks || named - 1 == m->rank) return;
    u32 rank = (u32)named - 1;
    o->accessed[rank][m->rank] = o->clock[rank][rank];
    o->accessed_at[rank][m->rank] = instruction;
    o->accessor[rank][m->rank] = (w->number * LANES + (u32)lane) | OWN_COPY;
}

/* The block whose turn it is ends: it must know of all accesses of its memory. */
void order_ends(Machine *m) {
    Order *o = order_of(m);
    if (!o) return;
    for (u32 n = 0; n < m->cluster_blocks; n++)
        if (o->accessed[n][m->rank] > o->clock[m->rank][n]) {
            u32 thread = o->accessor[n][m->rank], own = m->checks->block - 1;
            note_order(m, CLUSTER_LATE, o->accessed_at[n][m->rank], thread & (OWN_COPY - 1),
                       thread & OWN_COPY ? own : number_of(m, n), own);
        }
}
