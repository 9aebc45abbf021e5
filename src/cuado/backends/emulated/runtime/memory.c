/* Accesses of memory: where they go on the host, whether they may, and what they cost. */

#include "machine.h"

/* Vectors of all lanes, compared at once; a bit for each lane that is equal. */
typedef u32 Words __attribute__((vector_size(LANES * sizeof(u32))));
typedef u64 Longs __attribute__((vector_size(LANES * sizeof(u64))));
typedef _Bool Bits __attribute__((ext_vector_type(LANES)));

static inline u32 lanes_with(const u32 *lane, u32 value) {
    Words own;
    u32 found;
    __builtin_memcpy(&own, lane, sizeof own);
    Bits equal = __builtin_convertvector(own == value, Bits);
    __builtin_memcpy(&found, &equal, sizeof found);
    return found;
}

static inline u32 lanes_at(const u64 *lane, u64 value) {
    Longs own;
    u32 found;
    __builtin_memcpy(&own, lane, sizeof own);
    Bits equal = __builtin_convertvector(own == value, Bits);
    __builtin_memcpy(&found, &equal, sizeof found);
    return found;
}

#define BEFORE(l) ((1u << (l)) - 1)

/* Different values among the lanes of `mask`; all are less than 2^32 from `low`. */
static u32 distinct(const u64 *restrict value, u32 mask, u64 low) {
    u32 found = 0;
    if (mask == FULL) { /* as most are: in order */
        u32 steps = 0, back = 0;
        for (int l = 1; l < LANES; l++) {
            steps += value[l] != value[l - 1];
            back += value[l] < value[l - 1];
        }
        if (!back) return steps + 1;
    }
    u32 taken[LANES];
    EACH(l) taken[l] = (u32)(value[l] - low);
    EACH(l) found += IN(mask, l) & !(lanes_with(taken, taken[l]) & mask & BEFORE(l));
    return found;
}

/* What a bank delivers at once, numbered so that the lowest bits are the bank's. Banks of 8 bytes
   are addressed by 4, as kernels find them: of each 64 words, word n and word n + 32 come together
   (CUDA C Programming Guide, "Shared Memory" of compute capability 3.x, 32-bit mode). */
static inline u64 unit_of(u64 address, u32 bank) {
    u64 word = address >> 2;
    return bank == 8 ? word >> 6 << 5 | (word & 31) : word;
}

/* Whether lanes of `mask`, those from `first` on, want the same as their neighbours at `step`. */
static u32 paired(const u64 *restrict address, u32 mask, u32 first, u32 lanes, u32 step) {
    for (u32 l = first; l < first + lanes; l++)
        if (IN(mask, l) && IN(mask, l ^ step) && address[l] != address[l ^ step]) return 0;
    return 1;
}

/* Passes that the banks make necessary: lanes go in groups of as many as fill all banks. Of shared
   memory two groups go as one where neighbours, or those two apart, want the same: an H200 reads 16
   bytes that all lanes want in 2 passes, not in 1 or 4. `apart` says that no two lanes share a word.
   Of 8 bytes in banks of 8, the second word conflicts as the first does. */
static u32 passes(const u64 *restrict address, u32 mask, u32 bytes, u32 bank, u64 low, u32 apart,
                  u32 is_shared, u32 *least) {
    u32 words = bytes > bank ? bytes / bank : 1, group = LANES / words;
    u32 total = 0, ideal = 0, step;
    for (u32 first = 0; first < LANES; first += step ? 2 * group : group) {
        u32 word[LANES], there = mask, unique = apart ? FULL : 0, most = 1;
        u64 base = unit_of(low, bank);
        step = 0;
        if (is_shared && bank == 4 && words > 1 && first % (2 * group) == 0)
            step = paired(address, mask, first, 2 * group, 1)   ? 1
                   : paired(address, mask, first, 2 * group, 2) ? 2
                                                                : 0;
        if (words == 1 && bank == 4) {
            EACH(l) word[l] = (u32)((address[l] >> 2) - base);
        } else {
            there = 0;
            EACH(n) {
                u32 k = (u32)n / words, l = first + k;
                if (step) {
                    l += step == 1 ? k : (k & ~1u); /* the first of each pair */
                    l += IN(mask, l) ? 0 : step;
                }
                word[n] = (u32)(unit_of(address[l] + (u32)n % words * bank, bank) - base);
                there |= IN(mask, l) << n;
            }
        }
        if (!there) continue;
        if (!apart) EACH(l) unique |= (u32)!(lanes_with(word, word[l]) & there & BEFORE(l)) << l;
        unique &= there; /* lanes whose word no earlier one asks for */
        EACH(l) word[l] %= LANES;
        EACH(l) { /* no branch: which lanes are unique is not to be foreseen */
            u32 same = lanes_with(word, word[l]) & unique & BEFORE(l);
            u32 depth = ((u32)__builtin_popcount(same) + 1) & (0 - IN(unique, l));
            most = depth > most ? depth : most;
        }
        total += most;
        ideal += ((u32)__builtin_popcount(unique) + LANES - 1) / LANES;
    }
    *least = ideal;
    return total;
}

/* Sectors, lines and passes of an access, remembered while its pattern stays. Passes stay when all
   addresses move by whole words, since banks only change places (by whole 256 bytes where banks have
   two words); sectors and lines depend on where in a line the first address is. */
static const Pattern *pattern_of(Machine *m, u32 mask, const u64 *restrict address, u64 low,
                                 u32 bytes, u32 bank, u32 has_lines) {
    u64 base = address[__builtin_ctz(mask)], delta[LANES], differ = 0, key = mask;
    u64 phase = base & (has_lines ? 127 : 255), moved = bank == 8 ? 255 : 3;
    if (mask == FULL) {
        EACH(l) delta[l] = address[l] - base;
    } else {
        EACH(l) delta[l] = IN(mask, l) ? address[l] - base : 0;
    }
    EACH(l) key += delta[l] * (2 * (u64)l + 3);
    key = (key + bytes) * 0x9e3779b97f4a7c15ull;
    Pattern *p = &m->patterns[key >> 56 & (PATTERNS - 4)], *own = p;
    for (u32 way = 0; way < 4; way++)
        if (p[way].key == key) own = &p[way];
    if (own->key != key) own = &p[m->next++ & 3];
    p = own;
    EACH(l) differ |= delta[l] ^ p->delta[l];
    u32 width = has_lines << 16 | bytes << 8 | bank;
    u32 same = !differ && p->mask == mask && p->width == width;
    u32 lanes = (u32)__builtin_popcount(mask), is_new = !same || ((p->phase ^ phase) & moved);
    if (is_new) {
        p->key = key, p->mask = mask, p->width = width;
        EACH(l) p->delta[l] = delta[l];
        p->phase = phase, p->line_phase = ~0ull;
    }
    if (has_lines && p->line_phase != phase) {
        u64 part[LANES];
        EACH(l) part[l] = address[l] >> 7;
        p->sectors = p->lines = distinct(part, mask, low >> 7);
        EACH(l) part[l] = address[l] >> 5;
        if (p->lines != lanes) p->sectors = distinct(part, mask, low >> 5);
        p->line_phase = phase;
    }
    if (is_new) {
        u32 apart = has_lines && p->sectors == lanes;
        p->passes = passes(address, mask, bytes, bank, low, apart, !has_lines, &p->ideal);
    }
    return p;
}

static const Allocation *allocation_of(const Machine *m, u64 address, u64 bytes) {
    for (u64 n = 0; n < m->allocations; n++)
        /* Sums could wrap: differences cannot. */
        if (address >= m->allocation[n].low && address <= m->allocation[n].high &&
            bytes <= m->allocation[n].high - address)
            return &m->allocation[n];
    return NULL;
}

/* How the addresses of an access lie. */
typedef struct {
    u64 low, high; /* least and greatest */
    u64 crooked;   /* their bits, together */
    u64 steps;     /* 0: all lanes access, side by side */
} Span;

static Span span_of(const u64 *restrict address, u32 mask, u32 bytes) {
    u64 low = ~0ull, high = 0, crooked = 0, steps = mask != FULL;
    if (mask == FULL) {
        EACH(l) {
            u64 a = address[l];
            low = a < low ? a : low;
            high = a > high ? a : high;
            crooked |= a;
            steps |= a ^ (address[0] + (u64)l * bytes);
        }
    } else {
        EACH(l) if (IN(mask, l)) {
            u64 a = address[l];
            low = a < low ? a : low;
            high = a > high ? a : high;
            crooked |= a;
        }
    }
    return (Span){low, high, crooked, steps};
}

/* Check and count an access to global memory; FAILED if it may not be made. */
s32 access_global(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                  const u64 *restrict address, u32 bytes, u32 kind) {
    if (!mask) return 0;
    AccessCount *c = &m->access[slot];
    const Span span = span_of(address, mask, bytes);
    const Allocation *where = allocation_of(m, span.low, span.high - span.low + bytes);
    u32 writes = kind != LOAD;
    if ((span.crooked & (bytes - 1)) || !where || (writes && (where->flags & 1))) {
        EACH(l) if (IN(mask, l)) {
            if (address[l] & (bytes - 1))
                return failed(m, w, MISALIGNED, instruction, l, address[l], bytes, GLOBAL);
            const Allocation *own = allocation_of(m, address[l], bytes);
            if (!own) return failed(m, w, OUT_OF_BOUNDS, instruction, l, address[l], bytes, GLOBAL);
            if (writes && (own->flags & 1))
                return failed(m, w, READ_ONLY, instruction, l, address[l], bytes, GLOBAL);
        }
    }
    c->requests++;
    c->lanes += (u32)__builtin_popcount(mask);
    if (!span.steps) { /* side by side */
        u64 last = address[0] + (u64)LANES * bytes - 1;
        u32 waves = bytes > 4 ? bytes / 4 : 1;
        c->sectors += (last >> 5) - (address[0] >> 5) + 1;
        c->lines += (last >> 7) - (address[0] >> 7) + 1;
        c->wavefronts += waves;
        c->ideal += waves;
    } else if (span.low == span.high) {
        c->sectors++, c->lines++, c->wavefronts++, c->ideal++;
    } else {
        /* The host fetches what will be accessed while this counts. */
        EACH(l) if (IN(mask, l))
            __builtin_prefetch((const void *)(address[l] - m->arena_low + m->arena_host));
        const Pattern *p = pattern_of(m, mask, address, span.low, bytes, 4, 1);
        u32 tags = (p->lines + 3) / 4;
        c->sectors += p->sectors;
        c->lines += p->lines;
        c->wavefronts += p->passes > tags ? p->passes : tags;
        c->ideal += p->ideal;
    }
    if (m->tracing && trace_global(m, slot, mask, address, bytes, kind, !span.steps))
        return FAILED;
    return span.steps ? 0 : SIDE_BY_SIDE;
}

/* Check and count an access to shared memory; addresses are offsets into it. */
s32 access_shared(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask,
                  const u64 *restrict address, u32 bytes, u32 kind) {
    if (!mask) return 0;
    AccessCount *c = &m->access[slot];
    const Span span = span_of(address, mask, bytes);
    if ((span.crooked & (bytes - 1)) || span.high + bytes > m->shared_bytes || span.high > span.high + bytes) {
        EACH(l) if (IN(mask, l)) {
            if (address[l] & (bytes - 1))
                return failed(m, w, MISALIGNED, instruction, l, address[l], bytes, SHARED);
            if (address[l] + bytes > m->shared_bytes || address[l] > address[l] + bytes)
                return failed(m, w, OUT_OF_BOUNDS, instruction, l, address[l], bytes, SHARED);
        }
    }
    c->requests++;
    c->lanes += (u32)__builtin_popcount(mask);
    if (span.low == span.high && (bytes < 16 || m->bank_bytes != 4)) {
        c->wavefronts++, c->ideal++;
    } else if (!span.steps && bytes >= 4 && m->bank_bytes == 4) {
        c->wavefronts += bytes / 4, c->ideal += bytes / 4;
    } else {
        const Pattern *p = pattern_of(m, mask, address, span.low, bytes, m->bank_bytes, 0);
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
    return span.steps ? 0 : SIDE_BY_SIDE;
}

/* Check and count an access to a thread's own memory; addresses are offsets into it, and become
   offsets into that of the block. The hardware keeps the words of a warp's lanes side by side:
   sectors are counted so. */
s32 access_local(Machine *m, Warp *w, s32 instruction, s32 slot, u32 mask, u64 *restrict address,
                 u32 bytes, u32 kind) {
    if (!mask) return 0;
    AccessCount *c = &m->access[slot];
    u64 part[LANES];
    u32 words = bytes > 4 ? bytes / 4 : 1;
    EACH(l) if (IN(mask, l)) {
        if (address[l] & (bytes - 1))
            return failed(m, w, MISALIGNED, instruction, l, address[l], bytes, LOCAL);
        if (address[l] + bytes > m->local_bytes || address[l] > address[l] + bytes)
            return failed(m, w, OUT_OF_BOUNDS, instruction, l, address[l], bytes, LOCAL);
    }
    c->requests++;
    c->lanes += (u32)__builtin_popcount(mask);
    for (u32 k = 0; k < words; k++) {
        EACH(l) part[l] = ((address[l] / 4 + k) * 128 + 4 * (u64)l) >> 5;
        c->sectors += distinct(part, mask, 0);
        EACH(l) part[l] = address[l] / 4 + k;
        u32 lines = distinct(part, mask, 0);
        c->lines += lines, c->wavefronts += lines, c->ideal++;
    }
    if (m->tracing && trace_local(m, slot, mask, address, bytes, kind)) return FAILED;
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
        if (access_shared(m, w, instruction, slot, shared, part, bytes, kind) == FAILED)
            return FAILED;
        EACH(l) if (IN(shared, l)) address[l] = part[l] + (u64)m->shared;
    }
    if (local) {
        EACH(l) part[l] = own[l] - m->local_window;
        if (access_local(m, w, instruction, slot, local, part, bytes, kind)) return FAILED;
        EACH(l) if (IN(local, l)) address[l] = part[l] + (u64)m->local;
    }
    return 0;
}

/* Count how many lanes meet in one word. */
void count_rivals(Machine *m, s32 slot, u32 mask, const u64 *restrict address) {
    if (!mask) return;
    if (m->contention && m->atomics[slot]) count_contention(m, slot, mask, address);
    u64 first = address[__builtin_ctz(mask)], far = 0;
    u32 found = 0, worst = 0, low[LANES];
    EACH(l) low[l] = (u32)address[l];
    EACH(l) far |= IN(mask, l) ? (address[l] ^ first) >> 32 : 0;
    EACH(l) if (IN(mask, l)) {
        u32 same = far ? lanes_at(address, address[l]) : lanes_with(low, low[l]);
        u32 times = (u32)__builtin_popcount(same & mask & BEFORE(l)) + 1;
        found += times == 1;
        worst = times > worst ? times : worst;
    }
    m->access[slot].rivals += (u32)__builtin_popcount(mask) - found;
    m->access[slot].worst += worst;
}
