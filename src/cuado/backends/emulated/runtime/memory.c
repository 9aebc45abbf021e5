/* Accesses of memory: where they go on the host, whether they may, and what they cost. */

#include "bounds.h"
#include "lanes.h"
#include "trace.h"

/* How the addresses of an access lie. */
typedef struct {
    u64 low, high; /* least and greatest; of a row, the first lane's and the last one's */
    u64 crooked;   /* their bits, together */
    u32 is_row;    /* whether all lanes access, side by side */
} Span;

static inline Span span_of(Longs address, u32 mask, u32 bytes) {
    const Longs row = address[0] + (Longs)__builtin_convertvector(LANE * bytes, Longs);
    if (mask == FULL && !WHERE(address != row))
        return (Span){address[0], address[LANES - 1], address[0], 1};
    return (Span){__builtin_reduce_min(address), __builtin_reduce_max(address),
                  __builtin_reduce_or(address), 0};
}

/* Write a request down, by where its lanes' addresses are to the models. */
static s32 __attribute__((noinline)) trace_places(Machine *m, const Allocation *where, s32 slot,
                                                  u32 mask, const u64 *restrict address, u32 bytes,
                                                  u32 kind, u32 is_row) {
    u64 place[LANES];
    EACH(l) if (IN(mask, l)) place[l] = place_of(m, where, address[l]);
    return trace_global(m, slot, mask, place, bytes, kind, is_row);
}

/* Check and count an access to global memory; FAILED if it may not be made. */
s32 access_global(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                  const u64 *restrict address, u32 bytes, u32 kind) {
    if (!mask) return 0;
    AccessCount *c = &m->access[slot];
    const Longs own = filled(address, mask);
    const Span span = span_of(own, mask, bytes);
    const Allocation *where = allocation_of(m, span.low, span.high - span.low, bytes);
    u32 writes = kind != LOAD;
    if ((span.crooked & (bytes - 1)) || !where || (writes && (where->flags & 1))) {
        EACH(l) if (IN(mask, l)) {
            if (address[l] & (bytes - 1))
                return failed(m, w, MISALIGNED, instruction, l, address[l], bytes, GLOBAL);
            const Allocation *own = allocation_of(m, address[l], 0, bytes);
            if (!own) return failed(m, w, OUT_OF_BOUNDS, instruction, l, address[l], bytes, GLOBAL);
            if (writes && (own->flags & 1))
                return failed(m, w, READ_ONLY, instruction, l, address[l], bytes, GLOBAL);
        }
    }
    c->requests++;
    c->lanes += (u32)__builtin_popcount(mask);
    if (span.is_row) {
        u32 waves = bytes > 4 ? bytes / 4 : 1;
        u64 last = span.high + bytes - 1, *before = &m->last[slot & (STRANGE - 1)];
        /* Loops go on as they went: the host fetches what the next round will access. */
        u64 next = 2 * span.low - *before - m->arena_low + m->arena_host;
        __builtin_prefetch((const void *)next);
        __builtin_prefetch((const void *)(next + 64));
        *before = span.low;
        c->sectors += (last >> 5) - (span.low >> 5) + 1;
        c->lines += (last >> 7) - (span.low >> 7) + 1;
        c->wavefronts += waves;
        c->ideal += waves;
    } else if (span.low == span.high) {
        c->sectors++, c->lines++, c->wavefronts++, c->ideal++;
    } else {
        /* The host fetches what will be accessed while this counts. */
        u64 at[LANES], host = m->arena_host - m->arena_low;
        __builtin_memcpy(at, &own, sizeof at);
        EACH(l) __builtin_prefetch((const void *)(at[l] + host));
        Pattern passing;
        const Pattern *p = pattern_of(m, slot, at, mask, span.low, bytes, 4, 1, &passing);
        u32 tags = (p->lines + 3) / 4;
        c->sectors += p->sectors;
        c->lines += p->lines;
        c->wavefronts += p->passes > tags ? p->passes : tags;
        c->ideal += p->ideal;
    }
    if (m->tracing == TRACE_REQUESTS &&
        trace_places(m, where, slot, mask, address, bytes, kind, span.is_row))
        return FAILED;
    return span.is_row ? SIDE_BY_SIDE : 0;
}

/* What a copy past L1 asks for because of where it goes, in shared memory: a line is looked up for
   each line of 128 bytes there, and a sector that is split counts for each. L2 is asked for all of
   the line's sectors each time. So an H200 has it, sector by sector, for copies of 16 bytes to
   places that are 16 bytes beside those they come from in a line (wave_v7). */
s32 count_split(Machine *m, s32 slot, u32 mask, const u64 *restrict from, const u64 *restrict to) {
    u64 line[LANES], target[LANES], own[LANES];
    u32 taken[LANES], sectors[LANES], times[LANES], pairs = 0, lines = 0;
    EACH(l) if (IN(mask, l)) {
        u64 where = place_of(m, NULL, from[l]) >> 7, there = to[l] >> 7;
        u32 bit = 1u << (from[l] >> 5 & 3), n = 0, k = 0;
        while (n < pairs && (line[n] != where || target[n] != there)) n++;
        while (k < lines && own[k] != where) k++;
        if (k == lines) own[k] = where, sectors[k] = times[k] = 0, lines++;
        else if (n == pairs) times[k]++;
        if (n == pairs) line[n] = where, target[n] = there, taken[n] = 0, pairs++;
        taken[n] |= bit, sectors[k] |= bit;
    }
    if (pairs == lines) return 0;
    AccessCount *c = &m->access[slot];
    for (u32 n = 0; n < pairs; n++) c->sectors += (u32)__builtin_popcount(taken[n]);
    for (u32 k = 0; k < lines; k++) c->sectors -= (u32)__builtin_popcount(sectors[k]);
    c->lines += pairs - lines;
    if (m->tracing != TRACE_REQUESTS) return 0;
    return trace_again(m, slot, own, sectors, times, lines);
}

/* Check and count an access to shared memory; addresses are offsets into it. */
s32 access_shared(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                  const u64 *restrict address, u32 bytes, u32 kind) {
    if (!mask) return 0;
    AccessCount *c = &m->access[slot];
    const Longs own = filled(address, mask);
    const Span span = span_of(own, mask, bytes);
    u32 is_inside = span.is_row ? row_inside(span.low, m->shared_bytes, bytes)
                                : inside(span.high, m->shared_bytes, bytes);
    if ((span.crooked & (bytes - 1)) || !is_inside) {
        EACH(l) if (IN(mask, l)) {
            if (address[l] & (bytes - 1))
                return failed(m, w, MISALIGNED, instruction, l, address[l], bytes, SHARED);
            if (!inside(address[l], m->shared_bytes, bytes))
                return failed(m, w, OUT_OF_BOUNDS, instruction, l, address[l], bytes, SHARED);
        }
    }
    c->requests++;
    c->lanes += (u32)__builtin_popcount(mask);
    if (span.low == span.high && (bytes < 16 || m->bank_bytes != 4)) {
        c->wavefronts++, c->ideal++;
    } else if (span.is_row && bytes >= 4 && m->bank_bytes == 4) {
        c->wavefronts += bytes / 4, c->ideal += bytes / 4;
    } else {
        u64 at[LANES];
        __builtin_memcpy(at, &own, sizeof at);
        Pattern passing;
        const Pattern *p =
            pattern_of(m, slot, at, mask, span.low, bytes, m->bank_bytes, 0, &passing);
        c->wavefronts += p->passes;
        c->ideal += p->ideal;
    }
    if (kind == LOAD) {
        if (m->checks_shared)
            EACH(l) if (IN(mask, l)) for (u32 k = 0; k < bytes; k++)
                if (!m->written[address[l] + k])
                    return failed(m, w, UNINITIALISED, instruction, l, address[l], bytes, SHARED);
    } else if (m->checks_shared || m->checks) {
        EACH(l) if (IN(mask, l)) for (u32 k = 0; k < bytes; k++) m->written[address[l] + k] = 1;
    }
    if (kind == ATOMIC && m->tracing == TRACE_CHANGES &&
        trace_change(m, w, slot, mask, address))
        return FAILED;
    return span.is_row ? SIDE_BY_SIDE : 0;
}

/* Check and count an access to a thread's own memory; addresses are offsets into it, and become
   offsets into that of the block. The hardware keeps the words of a warp's lanes side by side:
   sectors are counted so. */
s32 access_local(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask, u64 *restrict address,
                 u32 bytes, u32 kind) {
    if (!mask) return 0;
    AccessCount *c = &m->access[slot];
    u32 words = bytes > 4 ? bytes / 4 : 1;
    EACH(l) if (IN(mask, l)) {
        if (address[l] & (bytes - 1))
            return failed(m, w, MISALIGNED, instruction, l, address[l], bytes, LOCAL);
        if (!inside(address[l], m->local_bytes, bytes))
            return failed(m, w, OUT_OF_BOUNDS, instruction, l, address[l], bytes, LOCAL);
        if (kind == ATOMIC)
            return failed(m, w, ATOMIC_LOCAL, instruction, l, address[l], bytes, LOCAL);
    }
    c->requests++;
    c->lanes += (u32)__builtin_popcount(mask);
    const Longs word = filled(address, mask) / 4, lane = __builtin_convertvector(LANE, Longs);
    for (u32 k = 0; k < words; k++) {
        c->sectors += distinct(((word + k) * 128 + 4 * lane) >> 5, mask, 0);
        u32 lines = distinct(word + k, mask, 0);
        c->lines += lines, c->wavefronts += lines, c->ideal++;
    }
    if (m->tracing == TRACE_REQUESTS && trace_local(m, slot, mask, address, bytes, kind))
        return FAILED;
    EACH(l) address[l] += ((u64)w->number * LANES + l) * m->local_bytes;
    return 0;
}

/* Check and count generic accesses: each lane's by the window that its address is in. Addresses
   become those of the host. */
s32 access_generic(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                   u64 *restrict address, u32 bytes, u32 kind) {
    u64 own[LANES], part[LANES];
    u32 shared = 0, local = 0;
    EACH(l) own[l] = address[l];
    EACH(l) if (IN(mask, l)) {
        u64 window = own[l] >> 32;
        shared |= (u32)(window == m->shared_window >> 32) << l;
        local |= (u32)(window == m->local_window >> 32) << l;
    }
    u32 global = mask & ~shared & ~local;
    if (access_global(m, w, instruction, slot, global, own, bytes, kind) == FAILED) return FAILED;
    EACH(l) address[l] = own[l] - m->arena_low + m->arena_host;
    if (shared) {
        EACH(l) part[l] = own[l] - m->shared_window;
        if (access_cluster(m, w, instruction, slot, shared, part, bytes, kind) == FAILED)
            return FAILED;
        EACH(l) if (IN(shared, l)) address[l] = part[l];
    }
    if (local) {
        EACH(l) part[l] = own[l] - m->local_window;
        if (access_local(m, w, instruction, slot, local, part, bytes, kind)) return FAILED;
        EACH(l) if (IN(local, l)) address[l] = part[l] + (u64)m->local;
    }
    return 0;
}
