/* What races.c keeps of the order of warps, where blocks begin and barriers let warps go. */

#include "checks.h"

/* A block begins. */
void check_block(Machine *m, u64 block) {
    Checks *c = m->checks;
    c->block = (u32)block + 1;
    c->fenced = c->acquired = 0;
    if (c->protocol) protocol_block(c->protocol);
    /* Of registers this makes their values and, where it is kept, that they have none yet. */
    __builtin_memset(m->registers, 0, (u64)m->warps * m->register_bytes);
    __builtin_memset(c->local_set, 0, c->local_set_bytes);
    __builtin_memset(c->arrived, 0, sizeof c->arrived);
    __builtin_memset(c->at_fence, 0, sizeof c->at_fence);
    for (u32 n = 0; n < WARPS; n++) {
        c->warp_fenced[n] = c->warp_released[n] = c->warp_acquired[n] = 0;
        for (u32 k = 0; k < WARPS; k++) c->clock[n][k] = 0;
    }
}

/* A warp comes to a barrier and goes on: those that it lets go know what it did before; what it did
   before its last fence, if it tells nothing by itself. */
void check_arrived(Machine *m, Warp *w, u32 id, u32 is_relaxed) {
    Checks *c = m->checks;
    u32 *known = c->arrived[id];
    const u32 *tells = is_relaxed ? c->at_fence[w->number] : c->clock[w->number];
    if (c->protocol) protocol_share(c, w->number);
    c->clock[w->number][w->number]++;
    EACH(k) known[k] = tells[k] > known[k] ? tells[k] : known[k];
    if (c->protocol) protocol_arrived(m, w, id, is_relaxed);
}

/* A barrier lets warps go: each knows what all of them did before. */
void check_barrier(Machine *m, u32 together, u32 id) {
    Checks *c = m->checks;
    u32 known[WARPS];
    EACH(k) known[k] = c->arrived[id][k];
    if (id < BARRIERS) __builtin_memset(c->arrived[id], 0, sizeof known);
    EACH(n) if (IN(together, n)) {
        protocol_share(c, (u32)n);
        c->clock[n][n]++;
        EACH(k) if (c->clock[n][k] > known[k]) known[k] = c->clock[n][k];
    }
    EACH(n) if (IN(together, n)) EACH(k) c->clock[n][k] = known[k];
    if (c->protocol) protocol_barrier(m, together, id);
}
