/* Fences, in checked launches: what a warp knows at its last fence is what its relaxed arrivals tell.
   Compiled with those that are told (machine.ll), and with what kernels call (races.ll). */

#include "checks.h"

static void add_clocks(u32 *to, const u32 *from, u32 length) {
    for (u32 n = 0; n < length; n++) to[n] = from[n] > to[n] ? from[n] : to[n];
}

static void add_known(Known *to, const Known *from) {
    add_clocks(to->agent, from->agent, AGENTS);
    add_clocks(to->fenced, from->fenced, WARPS);
}

static Order *order_of(const Machine *m) { return m->checks ? m->checks->order : NULL; }

static void add(u32 *to, const u32 *from) {
    for (u32 n = 0; n < CLUSTER_CLOCKS; n++) to[n] = from[n] > to[n] ? from[n] : to[n];
}

static void add_both(Told *to, const Told *from) { add(to->own, from->own), add(to->wide, from->wide); }

/* What a warp of the block whose turn it is knows of the accesses of its block: their clocks. */
static void own_clocks(Machine *m, u32 warp, u32 *clocks) {
    Checks *c = m->checks;
    c->clock[warp][warp]++;
    __builtin_memcpy(clocks, c->clock[warp], sizeof c->clock[warp]);
    for (u32 n = 0; n < m->warps && !c->within; n++) clocks[n] = ++c->clock[n][n];
}

/* A fence of a warp of the block whose turn it is, where order of a cluster is kept. */
static void order_fence(Machine *m, u32 warp, u32 how) {
    Order *o = order_of(m);
    if (!o || (how & WIDTH) < CLUSTER_WIDE) return;
    if (how & ACQUIRES) add_both(&o->known[m->rank], &o->pending[m->rank]);
    if (!(how & RELEASES)) return;
    own_clocks(m, warp, o->fenced[m->rank][warp]);
    o->others[m->rank] = o->known[m->rank];
}

/* A fence, where order by mbarriers is kept. */
static void protocol_fence(Machine *m, Warp *w, u32 how) {
    Checks *c = m->checks;
    Protocol *p = c->protocol;
    u32 warp = w->number, lanes = p->pending_lanes[warp];
    if (how & ACQUIRES && lanes) {
        u32 is_all = lanes == w->alive, own = c->clock[warp][warp];
        add_known(is_all ? &p->known[warp] : &p->partly[warp], &p->pending[warp]);
        add_clocks(is_all ? c->clock[warp] : p->partly_clock[warp], p->pending_clock[warp], WARPS);
        if (is_all) c->clock[warp][warp] = own;
        else p->partly_lanes[warp] |= lanes;
        p->pending_lanes[warp] = 0;
    }
    if (how & RELEASES) p->at_fence[warp] = p->known[warp];
}

/* A fence, or what is like one before a flag: what the warp knows then is what it may tell. Lanes that
   saw something without acquiring it do so now. */
void check_fence(Machine *m, Warp *w, u32 lanes, u32 how) {
    Checks *c = m->checks;
    u32 warp = w->number, width = 1 + (how & WIDTH);
    if (!lanes) return;
    if (how & RELEASES) {
        c->fenced = width > c->fenced ? width : c->fenced;
        c->warp_fenced[warp] = 1;
    }
    if (!(how & IS_FENCE)) return;
    if (c->protocol) protocol_fence(m, w, how);
    order_fence(m, warp, how);
    if (!(how & RELEASES)) return;
    if (c->order || c->protocol) c->clock[warp][warp]++;
    __builtin_memcpy(c->at_fence[warp], c->clock[warp], sizeof c->at_fence[warp]);
    if (!c->order && !c->protocol) c->at_fence[warp][warp]++;
}
