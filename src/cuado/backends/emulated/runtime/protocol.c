/* What races.c keeps of order by mbarriers, by groups of copies and products, and by proxy fences.

   An arrival tells an mbarrier what its warp knows; who sees a phase end learns what all arrivals of
   it told, and that the copies that complete the phase are done. Waiting for a group tells that its
   copies or products are. What only some lanes of a warp learn, the others know once lanes of the
   warp have waited for each other. */

#include "bounds.h"
#include "checks.h"
#include "lanes.h"

/* A defect of a thread; `other` is the instruction that it is about as well, of another thread. */
static void note_as(Machine *m, s32 severity, u32 thread, s32 kind, s32 instruction, u64 at,
                    s32 other, u32 other_thread) {
    Found *f = found_of(m->checks, kind, severity, instruction, other, 0);
    if (!f || f->times++) return;
    f->address = at, f->bytes = 8, f->space = SHARED;
    f->block = f->other_block = m->checks->block - 1;
    f->thread = thread, f->other_thread = other_thread;
    if (inside(at, m->shared_bytes, 8)) __builtin_memcpy(&f->state, m->shared + at, 8);
}

static void note_defect(Machine *m, u32 thread, s32 kind, s32 instruction, u64 at, s32 other,
                        u32 other_thread) {
    note_as(m, ERROR, thread, kind, instruction, at, other, other_thread);
}

void check_made(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 is_again) {
    Protocol *p = m->checks->protocol;
    if (!p) return;
    Tracked *t = tracked_at(p, at);
    u32 warp = w->number;
    if (t && is_again && t->used) /* compilers initialise some twice that nobody uses meanwhile */
        note_defect(m, warp * LANES + (u32)lane, IN_USE, instruction, at, t->made_at,
                    t->maker * LANES);
    if (!t) t = tracked_at(p, ~0ull); /* one that is free: its place is 0 */
    if (!t && p->tracked < MBARRIERS) t = &p->barrier[p->tracked++];
    if (!t) return;
    u32 phase = t->phase + 1;
    __builtin_memset(t, 0, sizeof *t);
    t->place = at + 1, t->first = t->phase = phase;
    t->maker = warp, t->made = m->checks->clock[warp][warp], t->made_at = instruction;
}

void check_unmade(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at) {
    Protocol *p = m->checks->protocol;
    Tracked *t = p ? tracked_at(p, at) : NULL;
    if (!t) return;
    for (u32 n = 0; n < m->warps; n++) {
        const Warp *other = &m->state[n];
        if (other == w || !other->alive || !other->polls || other->polled != at) continue;
        note_defect(m, w->number * LANES + (u32)lane, IN_USE, instruction, at, other->polled_at,
                    n * LANES + other->polled_lane);
    }
    t->place = 0;
}

void check_used(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 is_async) {
    Checks *c = m->checks;
    Tracked *t = c->protocol ? tracked_at(c->protocol, at) : NULL;
    if (!t) return;
    t->used = 1;
    u32 warp = w->number, is_own = t->maker == warp;
    u32 is_known = is_own || t->is_public || t->made < clock_known(c, warp, (u32)lane, t->maker);
    if (!is_known)
        note_defect(m, warp * LANES + (u32)lane, EARLY_USE, instruction, at, t->made_at,
                    t->maker * LANES);
    else if (is_async && !(t->made < fence_known(c, warp, (u32)lane, t->maker)))
        /* Compilers leave it out, and GPUs forgive it. */
        note_as(m, NOTE, warp * LANES + (u32)lane, PROXY_FENCE, instruction, at, t->made_at,
                t->maker * LANES);
}

/* A warp tells an mbarrier what it knows; what it knew at its last fence, if the arrival is relaxed. */
void check_arrival(Machine *m, Warp *w, u64 at, u32 is_relaxed) {
    Checks *c = m->checks;
    Tracked *t = c->protocol ? tracked_at(c->protocol, at) : NULL;
    if (!t) return;
    u32 warp = w->number, has_parts = c->protocol->partly_lanes[warp] != 0;
    c->clock[warp][warp]++;
    add_clocks(t->arrived, c->clock[warp], WARPS);
    if (has_parts) add_clocks(t->arrived, c->protocol->partly_clock[warp], WARPS);
    if (is_relaxed) {
        add_clocks(t->telling, c->at_fence[warp], WARPS);
        add_known(&t->arriving, &c->protocol->at_fence[warp]);
        return;
    }
    add_clocks(t->telling, c->clock[warp], WARPS);
    add_known(&t->arriving, &c->protocol->known[warp]);
    if (has_parts) {
        add_clocks(t->telling, c->protocol->partly_clock[warp], WARPS);
        add_known(&t->arriving, &c->protocol->partly[warp]);
    }
}

/* A phase ends. Those who saw the end of the phase before must have said so, by what they did before
   they or others arrived at this one: else they may look too late, and see none. */
void check_phase(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at) {
    Checks *c = m->checks;
    Tracked *t = c->protocol ? tracked_at(c->protocol, at) : NULL;
    if (!t) return;
    for (u32 n = 0; n < m->warps; n++)
        if (t->phase > t->first && t->waited[n] == t->phase && t->waited_clock[n] >= t->arrived[n])
            note_as(m, NOTE, w->number * LANES + (u32)lane, PHASE_MISSED, instruction, at,
                    t->waited_at[n], n * LANES);
    add_clocks(t->told, t->telling, WARPS);
    add_known(&t->published, &t->arriving);
    t->phase++;
}

/* Lanes see that phases are over; they know no more by that until their next fence, if the wait is
   relaxed. */
void check_observed(Machine *m, Warp *w, s32 instruction, u32 lanes, const u64 *address,
                    u32 is_generic, u32 is_relaxed) {
    Checks *c = m->checks;
    Protocol *p = c->protocol;
    u32 warp = w->number, is_all = lanes == w->alive && !is_relaxed;
    if (!p) return;
    u64 last = ~0ull;
    EACH(l) if (IN(lanes, l)) {
        u64 at = shared_offset(m, address[l], is_generic);
        Tracked *t = at == last ? NULL : tracked_at(p, at);
        last = at;
        if (!t || t->phase == t->first) continue;
        Known *to = is_relaxed ? &p->pending[warp] : is_all ? &p->known[warp] : &p->partly[warp];
        u32 *clock = is_relaxed ? p->pending_clock[warp]
                     : is_all   ? c->clock[warp]
                                : p->partly_clock[warp];
        add_known(to, &t->published);
        u32 own = c->clock[warp][warp];
        add_clocks(clock, t->told, WARPS);
        if (is_all) c->clock[warp][warp] = own;
        u32 *seen = &to->agent[PHASES + (t - p->barrier)];
        *seen = t->phase > *seen ? t->phase : *seen;
        t->waited[warp] = t->phase, t->waited_clock[warp] = own, t->waited_at[warp] = instruction;
    }
    if (is_relaxed) p->pending_lanes[warp] |= lanes;
    else if (!is_all) p->partly_lanes[warp] |= lanes;
}

/* Lanes of a warp have waited for each other: all know what some learned. */
void protocol_share(Checks *c, u32 warp) {
    Protocol *p = c->protocol;
    if (!p || !p->partly_lanes[warp]) return;
    u32 own = c->clock[warp][warp];
    add_known(&p->known[warp], &p->partly[warp]);
    add_clocks(c->clock[warp], p->partly_clock[warp], WARPS);
    c->clock[warp][warp] = own;
    p->partly_lanes[warp] = 0;
}

void check_warp(Machine *m, Warp *w) {
    m->checks->clock[w->number][w->number]++;
    protocol_share(m->checks, w->number);
}

/* A block begins: of mbarriers, most of the record, only those that the one before had are cleared. */
void protocol_block(Protocol *p) {
    __builtin_memset(p, 0, offsetof(Protocol, barrier));
    __builtin_memset(p->barrier, 0, p->tracked * sizeof p->barrier[0]);
    __builtin_memset(p->arrived, 0, sizeof(Protocol) - offsetof(Protocol, arrived));
    p->tracked = 0;
}

void protocol_arrived(Machine *m, Warp *w, u32 id, u32 is_relaxed) {
    Protocol *p = m->checks->protocol;
    for (u64 n = 0; is_relaxed && n < p->tracked; n++)
        if (p->barrier[n].maker == w->number && p->barrier[n].is_fenced) p->barrier[n].is_public = 1;
    add_known(&p->arrived[id], is_relaxed ? &p->at_fence[w->number] : &p->known[w->number]);
}

/* A barrier lets warps go: each knows what all of them knew. */
void protocol_barrier(Machine *m, u32 together, u32 id) {
    Protocol *p = m->checks->protocol;
    Known all = p->arrived[id];
    if (id < BARRIERS) __builtin_memset(&p->arrived[id], 0, sizeof all);
    EACH(n) if (IN(together, n)) add_known(&all, &p->known[n]);
    EACH(n) if (IN(together, n)) p->known[n] = all;
}

/* fence.proxy.async, or one that orders the initialisation of mbarriers: those are then told by relaxed
   arrivals at the cluster's barrier as well. */
void check_proxy(Machine *m, Warp *w, u32 lanes, u32 is_init) {
    Checks *c = m->checks;
    Protocol *p = c->protocol;
    u32 warp = w->number;
    if (!p || !lanes) return;
    for (u64 n = 0; is_init && n < p->tracked; n++)
        if (p->barrier[n].maker == warp) p->barrier[n].is_fenced = 1;
    c->clock[warp][warp]++;
    add_clocks(p->known[warp].fenced, c->clock[warp], WARPS);
    if (p->partly_lanes[warp])
        add_clocks(p->partly[warp].fenced, p->partly_clock[warp], WARPS);
}

/* Copies or products so far are a group. */
void check_commit(Machine *m, Warp *w, u32 which) {
    Protocol *p = m->checks->protocol;
    if (!p) return;
    u32 warp = w->number, number = p->committed[which][warp]++;
    p->ended[which][warp][number % GROUPS] = ++p->epoch[which][warp];
}

/* All groups but the last ones are complete: of bulk copies perhaps only what they read. Products are
   of a warpgroup: whoever waits knows that its four warps' parts are done (CUTLASS's pipelines let one
   thread of a warpgroup hand its operands back). */
void check_wait(Machine *m, Warp *w, u32 which, u32 but, u32 only_sources) {
    static const u32 agent[] = {COPIES, SOURCES, PRODUCTS};
    Protocol *p = m->checks->protocol;
    if (!p) return;
    u32 warp = w->number, committed = p->committed[which][warp];
    if (committed <= but || but >= GROUPS) return;
    u32 clock = p->ended[which][warp][(committed - but - 1) % GROUPS];
    add_clocks(&p->known[warp].agent[agent[which] + warp], &clock, 1);
    for (u32 n = warp / 4 * 4; which == 2 && n < warp / 4 * 4 + 4; n++)
        add_clocks(&p->known[warp].agent[PRODUCTS + n], &clock, 1);
    if (which == 1 && !only_sources) add_clocks(&p->known[warp].agent[TARGETS + warp], &clock, 1);
}

/* The copies of cp.async so far are what an arrival waits for. */
void check_copied(Machine *m, Warp *w) {
    if (m->checks->protocol) m->checks->protocol->epoch[0][w->number]++;
}

void check_copied_to(Machine *m, Warp *w, u64 at) {
    Protocol *p = m->checks->protocol;
    Tracked *t = p ? tracked_at(p, at) : NULL;
    if (t) add_clocks(&t->arriving.agent[COPIES + w->number], &p->epoch[0][w->number], 1);
}

/* A block ends: copies from and to its shared memory must be over, and mbarriers have their bytes. */
void check_end(Machine *m) {
    Protocol *p = m->checks->protocol;
    if (!p) return;
    for (u32 n = 0; n < m->warps; n++)
        if (p->source_at[n] && p->known[n].agent[SOURCES + n] <= p->source_clock[n])
            note_defect(m, n * LANES, OUTLIVES, p->source_at[n] - 1, 0, -1, 0);
    for (u64 n = 0; n < p->tracked; n++) {
        Tracked *t = &p->barrier[n];
        u32 seen = 0;
        if (!t->place || !t->brings) continue;
        for (u32 k = 0; k < m->warps; k++) {
            u32 own = p->known[k].agent[PHASES + n], part = p->partly[k].agent[PHASES + n];
            seen = own > seen ? own : seen, seen = part > seen ? part : seen;
        }
        u64 word;
        __builtin_memcpy(&word, m->shared + t->place - 1, 8);
        if ((s64)(word << 3) >> 43)
            note_defect(m, t->copier, TRANSACTION, t->copy_at, t->place - 1, -1, 0);
        else if (seen < t->brings)
            note_defect(m, t->copier, OUTLIVES, t->copy_at, t->place - 1, -1, 0);
    }
}
