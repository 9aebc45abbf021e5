/* Replay traces of blocks: dealt to SMs, warps in turn, through L1, L2 and DRAM. */

#include "caches.h"

#define WARPS 64 /* of an SM */
#define CANDIDATES 4 /* for giving way in L2 */
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
    u32 turn, blocks, burst, stores;
    u32 coming; /* lines that L1 has asked L2 for in this turn */
    Coming on_way[ON_THEIR_WAY];
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

/* The line that gives way: the oldest in L1, the oldest of some in L2. */
static u32 victim(const Hierarchy *h, const Cache *k, const Set *s) {
    if (!k->bytes) return oldest(s, 0, WAYS);
    u32 way = 0;
    for (; way < WAYS; way++) if (!s->line[way]) return way;
    return oldest(s, (u32)(mixed(h->clock) >> 20), CANDIDATES);
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

/* Of the sectors that an SM misses, those that a neighbour has just asked for: one answer serves
   both. */
static u32 joined(Hierarchy *h, u32 sm, u64 line, u32 sectors) {
    if (!h->c.groups) return 0;
    u64 group = sm % h->c.groups;
    Join *j = &h->join[group * JOINS + (mixed(line) >> 20) % JOINS];
    u32 fresh = j->line == line + 1 && h->turn - j->turn <= h->c.join_turns;
    u32 both = fresh ? j->sectors & sectors : 0;
    if (!fresh) *j = (Join){line + 1, h->turn, 0};
    j->sectors |= sectors;
    return both;
}

/* L1 gets sectors: at once, or where it does not know what is on its way, when the warp's turn ends. */
static void fill(Processor *p, Place at, u32 sectors, u32 is_late) {
    if (is_late && p->coming < ON_THEIR_WAY)
        p->on_way[p->coming++] = (Coming){at, at.set->line[at.way], sectors};
    else at.set->valid[at.way] |= (u8)sectors;
}

/* A warp's turn ends: what was on its way is there. */
static void end_turn(Processor *p, u32 next) {
    for (u32 n = 0; n < p->coming; n++) {
        const Coming *c = &p->on_way[n];
        if (c->at.set->line[c->at.way] == c->line) c->at.set->valid[c->at.way] |= (u8)c->sectors;
    }
    p->turn = next, p->burst = p->stores = p->coming = 0;
}

static void load(Hierarchy *h, u32 sm, u64 line, u32 sectors, u32 policy, SlotTraffic *slot,
                 u32 is_local, u32 is_again) {
    Totals *t = h->c.totals;
    Cache *k = &h->sm[sm].l1;
    u32 hit = 0;
    if (h->c.whole_lines && policy == CACHED) sectors = 15;
    if (k->sets && (policy == CACHED || is_local)) {
        Place p = place_of(h, k, line);
        hit = p.set->valid[p.way] & sectors;
        fill(&h->sm[sm], p, sectors & ~hit, h->c.late && !is_local);
    }
    u32 missing = sectors & ~hit;
    *(is_local ? &t->local_load_sectors : &t->load_sectors) += bits(sectors);
    *(is_local ? &t->local_load_hits : &t->load_hits) += bits(hit);
    slot->sectors += bits(sectors);
    slot->l1_hits += bits(hit);
    if (!missing) return;
    t->fill_sectors += bits(missing);
    if (!is_again) missing &= ~joined(h, sm, line, missing);
    slot->l2_sectors += bits(missing);
    hit = missing ? l2_read(h, sm, folded(h, line), missing) : 0;
    slot->l2_hits += bits(hit);
    h->waits |= 1 | (u32)(hit != missing) << 1;
}

/* Stores go through; what they leave in L1 can be read if it is whole sectors. */
static void store(Hierarchy *h, u32 sm, u64 line, u32 sectors, const u64 *part, SlotTraffic *slot) {
    Cache *k = &h->sm[sm].l1;
    slot->sectors += bits(sectors);
    slot->l2_sectors += bits(sectors);
    if (k->sets && !part) {
        Set *s = set_of(k, line);
        u32 own = found(s, line);
        if (own) s->valid[__builtin_ctz(own)] |= (u8)sectors;
    }
    l2_write(h, folded(h, line), sectors, part);
}

static void atomic(Hierarchy *h, u32 sm, u64 line, u32 sectors, SlotTraffic *slot) {
    Cache *k = &h->sm[sm].l1;
    Set *s = k->sets ? set_of(k, line) : NULL;
    u32 own = s ? found(s, line) : 0;
    if (own) s->valid[__builtin_ctz(own)] &= (u8)~sectors;
    slot->sectors += bits(sectors);
    slot->l2_sectors += bits(sectors);
    slot->l2_hits += bits(l2_atomic(h, folded(h, line), sectors));
}

/* Local memory is beyond all of the arena, and one block after another has the same. */
static u64 local_line(const Hierarchy *h, u32 sm, u32 warp, u64 line) {
    u64 own = (u64)sm * h->c.resident * h->c.warps + warp;
    return LOCAL_LINES + own * h->c.local_lines + line;
}

/* Have the host fetch what a line of a request will need. */
static void prefetch_line(const Hierarchy *h, const Processor *p, u64 line) {
    if (p->l1.sets) prefetch_set(set_of(&p->l1, line));
    line = folded(h, line);
    for (u32 n = 0; n < h->c.partitions; n++) prefetch_set(set_of(&h->l2[n], line));
}

/* One request of a warp: all its lines. */
static const u64 *request(Hierarchy *h, u32 sm, u32 warp, const u64 *at) {
    for (const u64 *next = at; !(*next >> TRACE_LAST & 1);) {
        next += *next >> TRACE_KIND == TRACE_PART_STORE ? 3 : 1;
        prefetch_line(h, &h->sm[sm], *next & TRACE_LINE);
    }
    SlotTraffic *slot = &h->c.slot[*at >> TRACE_SLOT & 0x7fff];
    h->waits = 0;
    for (u32 last = 0; !last;) {
        u64 word = *at++, line = word & TRACE_LINE;
        u32 kind = (u32)(word >> TRACE_KIND), sectors = word >> TRACE_SECTORS & 15;
        u32 number = word >> TRACE_SLOT & 0x7fff, policy = h->c.policy[number];
        const u64 *part = kind == TRACE_PART_STORE ? at : NULL;
        last = word >> TRACE_LAST & 1;
        if (part) at += 2;
        if (policy == NO_TRAFFIC) continue;
        switch (kind) {
        case TRACE_LOAD: load(h, sm, line, sectors, policy, slot, 0, 0); break;
        case TRACE_AGAIN: load(h, sm, line, sectors, policy, slot, 0, 1); break;
        case TRACE_LOCAL_LOAD:
            load(h, sm, local_line(h, sm, warp, line), sectors, policy, slot, 1, 0);
            break;
        case TRACE_LOCAL_STORE:
            store(h, sm, local_line(h, sm, warp, line), sectors, NULL, slot);
            break;
        case TRACE_ATOMIC: atomic(h, sm, line, sectors, slot); break;
        default: store(h, sm, line, sectors, part, slot);
        }
    }
    slot->requests++, slot->l2_requests += h->waits & 1, slot->dram_requests += h->waits >> 1;
    return at;
}

static u64 warps_of(const Hierarchy *h, u32 block) {
    u64 all = h->c.warps == WARPS ? ~0ull : (1ull << h->c.warps) - 1;
    return all << block * h->c.warps;
}

/* Give an SM the next block; 0 if it has no room for one. */
static u32 take(Hierarchy *h, Processor *p) {
    if (p->blocks == h->c.resident) return 0;
    u32 block = 0;
    while (p->trace[block]) block++;
    if (!p->blocks++) h->busy++;
    const u64 *trace = h->queue[h->taken++];
    p->trace[block] = trace;
    p->alive[block] = h->c.warps;
    p->waiting[block] = 0;
    for (u32 n = 0; n < h->c.warps; n++) p->at[block * h->c.warps + n] = trace + n;
    p->ready |= warps_of(h, block);
    return 1;
}

/* A warp comes to the end of a part: to a barrier, or through. */
static void end_part(Hierarchy *h, Processor *p, u32 warp, u64 next) {
    u32 block = warp / h->c.warps;
    p->ready &= ~(1ull << warp);
    if (next) {
        p->at[warp] = p->trace[block] + next;
        p->standing |= 1ull << warp;
        p->waiting[block]++;
    } else {
        p->alive[block]--;
    }
    if (p->waiting[block] && p->waiting[block] == p->alive[block]) {
        u64 released = p->standing & warps_of(h, block);
        p->standing &= ~released;
        p->ready |= released;
        p->waiting[block] = 0;
    }
    if (p->alive[block]) return;
    free((void *)p->trace[block]);
    p->trace[block] = NULL;
    h->c.totals->blocks++;
    if (!--p->blocks) h->busy--;
}

static u32 next_warp(const Processor *p) {
    u64 later = p->turn < WARPS ? p->ready & (~0ull << p->turn) : 0;
    return (u32)__builtin_ctzll(later ? later : p->ready);
}

/* Have the host fetch what SMs will need that come soon: it is not in its own caches. */
static void look_ahead(const Hierarchy *h, u32 sm) {
    const Processor *far = &h->sm[(sm + 6) % h->c.sms], *near = &h->sm[(sm + 3) % h->c.sms];
    if (far->ready) __builtin_prefetch(far->at[next_warp(far)]);
    if (near->ready) prefetch_line(h, near, *near->at[next_warp(near)] & TRACE_LINE);
}

/* The next warp of an SM makes one request. */
static void issue(Hierarchy *h, u32 sm) {
    Processor *p = &h->sm[sm];
    look_ahead(h, sm);
    while (p->ready) {
        u32 warp = next_warp(p);
        u64 word = *p->at[warp];
        u32 kind = (u32)(word >> TRACE_KIND), is_end = kind == TRACE_END;
        u32 is_store = kind == TRACE_STORE || kind == TRACE_PART_STORE;
        if (is_store && p->burst) { /* it waits for what was loaded */
            end_turn(p, warp + 1);
            continue;
        }
        *(is_store ? &p->stores : &p->burst) += 1;
        u32 ends = is_end || p->burst >= h->c.burst || p->stores >= h->c.store_burst;
        p->turn = warp;
        if (!is_end) p->at[warp] = request(h, sm, warp, p->at[warp]);
        if (ends) end_turn(p, warp + 1);
        if (!is_end) return;
        u64 next = word & TRACE_LINK;
        u32 begins = next && p->at[warp] == p->trace[warp / h->c.warps] + warp % h->c.warps;
        if (begins) p->at[warp] = p->trace[warp / h->c.warps] + next;
        else end_part(h, p, warp, next);
    }
}
