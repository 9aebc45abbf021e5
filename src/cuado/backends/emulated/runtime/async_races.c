/* Accesses of bulk copies and products, beside those of threads: one unit with races.c. */

#include "bounds.h"
#include "checks.h"
#include "descriptors.h"
#include "tensors.h"

/* An agent accesses a range of memory. */
static void range(Access *a, u32 kind, u32 agent, u32 clock, u32 lane, u64 at, s32 space) {
    Checks *c = a->c;
    Machine *m = a->m;
    Lane own = {at, space, lane, 0, 0};
    a->kind = kind, a->agent = agent, a->clock = clock;
    const Allocation *in = space == GLOBAL ? allocation_of(m, at, 0, a->bytes) : NULL;
    if (space == GLOBAL && (!in || !(in->flags & 2))) return;
    u64 first = space == GLOBAL ? place_of(m, in, at) : at;
    for (u64 n = 0; n < a->bytes; n += 1u << c->shift) {
        u64 offset = first + n;
        Mark *writes = c->shared_writes, *reads = c->shared_reads;
        own.address = at + n;
        if (space == GLOBAL) {
            if (!c->pages[offset >> 8]) continue;
            offset = (u64)(c->pages[offset >> 8] - 1) << 8 | (offset & 255);
            writes = c->writes, reads = c->reads;
        }
        offset >>= c->shift;
        piece(a, &own, writes + offset, reads + 2 * offset);
    }
}

static void find_unwritten(const Access *a, u32 lane, u64 at) {
    for (u64 n = 0; n < a->bytes; n++)
        if (!a->m->written[at + n]) {
            note_error(a, UNINITIALISED, lane, at + n, SHARED);
            return;
        }
}

/* Bulk copies that are about to be made; `where` as in bulk.c. Those that may not be are left to it. */
void check_copy(Machine *m, Warp *w, s32 instruction, u32 mask, u32 where, const u64 *restrict to,
                const u64 *restrict from, const u32 *restrict size, const u64 *restrict barrier,
                u32 reduces) {
    Checks *c = m->checks;
    Protocol *p = c->protocol;
    u32 into = where & 1, outof = where >> 1 & 1, warp = w->number;
    if (!p) return;
    EACH(l) if (IN(mask, l)) {
        Access a = {m, c, warp, instruction, size[l], LOAD, reduces ? STRONG : WEAK, 0, NOBODY, 0, 0};
        if (!size[l] || (into && !inside(to[l], m->shared_bytes, size[l])) ||
            (outof && !inside(from[l], m->shared_bytes, size[l])))
            continue;
        u32 thread = warp * LANES + (u32)l, agent = SOURCES + warp, clock = p->epoch[1][warp];
        if (barrier) {
            Tracked *t = tracked_at(p, barrier[l]);
            if (!t) continue;
            agent = (u32)(PHASES + (t - p->barrier)), clock = t->phase;
            t->brings = t->phase + 1, t->copy_at = instruction, t->copier = thread;
        } else {
            p->source_at[warp] = instruction + 1, p->source_clock[warp] = clock;
        }
        if (outof) find_unwritten(&a, (u32)l, from[l]);
        range(&a, LOAD, agent, clock, (u32)l, from[l], outof ? SHARED : GLOBAL);
        if (!barrier) agent = TARGETS + warp;
        range(&a, reduces ? ATOMIC : STORE, agent, clock, (u32)l, to[l], into ? SHARED : GLOBAL);
    }
}

/* A tile that is about to be copied: what it takes in shared memory; those that may not be copied are
   left to the runtime. */
void check_tile(Machine *m, Warp *w, s32 instruction, u32 mask, u32 where,
                const u64 *restrict maps, const u64 *restrict shared, const u64 *restrict barrier) {
    EACH(l) if (IN(mask, l)) {
        u64 none[LANES], size;
        u32 bytes[LANES];
        const TensorMap *t = (const TensorMap *)parameter_at(m, maps[l], MAP_BYTES);
        if (!t && allocation_of(m, maps[l], 0, MAP_BYTES))
            t = (const TensorMap *)(maps[l] - m->arena_low + m->arena_host);
        if (!t || maps[l] & 63 || !is_map(t)) continue;
        size = tile_bytes(t);
        if (size > m->shared_bytes) continue;
        EACH(k) none[k] = 0, bytes[k] = (u32)size;
        check_copy(m, w, instruction, 1u << l, where, where & 1 ? shared : none,
                   where & 1 ? none : shared, bytes, barrier, 0);
    }
}

/* A warp's product reads its rows of A, and B, in shared memory. */
static void check_operand(Machine *m, Warp *w, s32 instruction, const Descriptor *d, u32 first,
                          u32 extent) {
    Protocol *p = m->checks->protocol;
    Access a = {m, m->checks, w->number, instruction, 16, LOAD, WEAK, 0, NOBODY, 0, 0};
    for (u32 line = 0; line < lines_of(d, extent); line++)
        for (u32 chunk = 0; chunk < chunks_of(d, extent); chunk++) {
            u64 at = d->across ? chunk_at(d, line, first / 8 + chunk)
                               : chunk_at(d, first + line, chunk);
            if (!inside(at, m->shared_bytes, 16)) return; /* the runtime says so */
            find_unwritten(&a, 0, at);
            range(&a, LOAD, PRODUCTS + w->number, p->epoch[2][w->number], 0, at, SHARED);
        }
}

void check_product(Machine *m, Warp *w, s32 instruction, const u64 *restrict of_a,
                   const u64 *restrict of_b, u32 reads_a, u32 columns, u32 how) {
    Descriptor a = descriptor_of(of_a[0], how & 1), b = descriptor_of(of_b[0], how >> 1 & 1);
    if (!m->checks->protocol) return;
    if (reads_a) check_operand(m, w, instruction, &a, w->number % 4 * 16, 16);
    check_operand(m, w, instruction, &b, 0, columns);
}

/* Lanes use a register that a product may still write. */
void check_register(Machine *m, Warp *w, s32 instruction, s32 product, u32 mask) {
    u32 first = mask ? (u32)__builtin_ctz(mask) : 0, thread = w->number * LANES + first;
    Found *f = mask ? found_of(m->checks, MISSING_WAIT, ERROR, instruction, product, 0) : NULL;
    if (!f || f->times++) return;
    f->bytes = 4, f->space = GENERIC;
    f->block = f->other_block = m->checks->block - 1;
    f->thread = f->other_thread = thread;
}
