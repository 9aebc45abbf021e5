/* The state of the replay, and L2 with DRAM behind it: a line's home, and copies of it in the other
   partition. */

#include "caches.h"

#define WARPS 64 /* of an SM */
#define JOINS 8192
#define ON_THEIR_WAY 512
#define LOCAL_LINES (1ull << 31) /* the first line of local memory; the arena is below it */

/* Where a line is. */
typedef struct {
    Set *set;
    u32 way;
} Place;

/* Sectors of a line that L1 has asked L2 for. */
typedef struct {
    Place at;
    u32 line, sectors;
} Coming;

typedef struct {
    const u64 *at[WARPS]; /* the next word of each warp */
    const u64 *trace[WARPS]; /* by block slot */
    u32 alive[WARPS], waiting[WARPS]; /* by block slot */
    u64 ready, standing; /* warps: a bit each */
    u32 turn, blocks, burst, stores, waits;
    u32 coming; /* lines that L1 has asked L2 for in this turn */
    Coming on_way[ON_THEIR_WAY];
    u8 *copy; /* of each warp and slot, the copy in the machine code that it comes to next */
    Cache l1;
} Processor;

typedef struct {
    u64 line, turn;
    u32 sectors;
} Join;

/* A line that has become dirty. */
typedef struct {
    Place at;
    u32 line;
} Dirty;

typedef struct {
    Config c;
    Dirty *dirty; /* by time, as a ring */
    u64 soiled;
    Processor *sm;
    Cache l2[2];
    Join *join;
    u64 turn;
    u32 clock, cursor, busy, waits; /* for L2, for DRAM: bits of a request */
    const u64 **queue;
    u64 queued, taken;
} Hierarchy;

/* What is dirty of a line goes to DRAM; what was written in part must be read before. */
static void clean(Hierarchy *h, Set *s, u32 n) {
    h->c.totals->dram_written += bits(s->dirty[n]);
    h->c.totals->dram_read += bits(s->dirty[n] & ~s->valid[n]);
    s->valid[n] |= s->dirty[n];
    s->dirty[n] = 0;
}

/* Sectors of a line are written. L2 keeps so many dirty lines: the first becomes clean. */
static void soil(Hierarchy *h, Place p, u32 sectors) {
    if (!p.set->dirty[p.way]) {
        Dirty *oldest = &h->dirty[h->soiled++ % h->c.dirty_lines];
        Set *s = oldest->at.set;
        if (s && s->line[oldest->at.way] == oldest->line) clean(h, s, oldest->at.way);
        *oldest = (Dirty){p, p.set->line[p.way]};
    }
    p.set->dirty[p.way] |= (u8)sectors;
}

/* The line that gives way: an empty one, or the oldest of some that are chosen at random. */
static u32 victim(const Hierarchy *h, const Cache *k, const Set *s) {
    u32 way = 0;
    for (; way < WAYS; way++) if (!s->line[way]) return way;
    return oldest(s, (u32)(mixed(h->clock) >> 20), k->bytes ? h->c.l2_choice : h->c.l1_choice);
}

/* The line of a cache, which another may have to give way for. */
static Place place_of(Hierarchy *h, Cache *k, u64 line) {
    Set *s = set_of(k, line);
    u32 same = found(s, line), n = same ? (u32)__builtin_ctz(same) : victim(h, k, s);
    if (!same) {
        if (s->dirty[n]) clean(h, s, n);
        s->line[n] = (u32)line + 1;
        s->valid[n] = s->dirty[n] = s->copied[n] = 0;
    }
    s->used[n] = ++h->clock;
    return (Place){s, n};
}

static u32 home_of(const Hierarchy *h, u64 line) {
    return h->c.partitions > 1 ? (u32)(mixed(line * 3 + 1) >> 40 & 1) : 0;
}

static u32 near_of(const Hierarchy *h, u32 sm) {
    return h->c.partitions > 1 ? sm / 2 & 1 : 0;
}

/* Sectors of a line that DRAM delivers when some are missing. */
static u32 together(const Hierarchy *h, u32 missing) {
    if (h->c.fetched == 4) return missing ? 15 : 0;
    if (h->c.fetched == 2) return ((missing & 3) ? 3 : 0) | ((missing & 12) ? 12 : 0);
    return missing;
}

/* Get sectors of a line at its home; which of them were there. */
static u32 at_home(Hierarchy *h, u64 line, u32 sectors, u32 is_copied) {
    Place p = place_of(h, &h->l2[home_of(h, line)], line);
    u8 *valid = &p.set->valid[p.way];
    u32 hit = *valid & sectors;
    u32 fetched = together(h, sectors & ~hit) & ~(u32)*valid;
    h->c.totals->dram_read += bits(fetched);
    *valid |= (u8)fetched;
    p.set->copied[p.way] |= (u8)is_copied;
    return hit;
}

/* What a line is to L2. */
static u64 folded(const Hierarchy *h, u64 line) {
    for (u32 n = 0; n < h->c.folds; n++) {
        const Fold *f = &h->c.fold[n];
        if (line >= f->first && line < f->past) return f->first + (line - f->first) % f->lines;
    }
    return line;
}

/* An SM reads sectors of a line; which of them did not wait for DRAM. */
static u32 l2_read(Hierarchy *h, u32 sm, u64 line, u32 sectors) {
    Totals *t = h->c.totals;
    u32 near = near_of(h, sm), hit;
    t->read_sectors += bits(sectors);
    t->lookups += bits(sectors);
    if (near == home_of(h, line)) {
        hit = at_home(h, line, sectors, 0);
        t->lookup_hits += bits(hit);
    } else {
        Place p = place_of(h, &h->l2[near], line);
        u32 here = p.set->valid[p.way] & sectors, missing = sectors & ~here;
        hit = here;
        if (missing) {
            u32 there = at_home(h, line, missing, 1);
            t->lookups += bits(missing);
            t->lookup_hits += bits(there);
            hit |= there;
            p.set->valid[p.way] |= (u8)missing;
        }
        t->lookup_hits += bits(here);
    }
    t->read_hits += bits(hit);
    return hit;
}

/* What another partition has copies of is no longer the same. */
static void no_copy(Hierarchy *h, u64 line, Place at, u32 sectors) {
    if (!at.set->copied[at.way]) return;
    Set *s = set_of(&h->l2[1 - home_of(h, line)], line);
    u32 copy = found(s, line);
    if (copy) s->valid[__builtin_ctz(copy)] &= (u8)~sectors;
}

/* Write sectors of a line: whole ones, or the bytes of two masks. */
static void l2_write(Hierarchy *h, u64 line, u32 sectors, const u64 *part) {
    Cache *k = &h->l2[home_of(h, line)];
    Place p = place_of(h, k, line);
    u8 *valid = &p.set->valid[p.way], dirty = p.set->dirty[p.way];
    no_copy(h, line, p, sectors);
    h->c.totals->write_sectors += bits(sectors);
    u32 *bytes = k->bytes + 4 * ((u64)(p.set - k->set) * WAYS + p.way);
    for (u32 s = 0; part && s < 4; s++) if (IN(sectors & ~(u32)*valid, s)) {
        if (!IN(dirty, s)) bytes[s] = 0;
        bytes[s] |= (u32)(part[s / 2] >> 32 * (s & 1));
        if (bytes[s] == FULL) *valid |= (u8)(1u << s);
    }
    if (!part) *valid |= (u8)sectors;
    soil(h, p, sectors);
}

/* Atomic operations on sectors of a line, done at its home; which were there. */
static u32 l2_atomic(Hierarchy *h, u64 line, u32 sectors) {
    h->c.totals->atomic_sectors += bits(sectors);
    u32 hit = at_home(h, line, sectors, 0);
    Place p = place_of(h, &h->l2[home_of(h, line)], line);
    no_copy(h, line, p, sectors);
    soil(h, p, sectors);
    return hit;
}
