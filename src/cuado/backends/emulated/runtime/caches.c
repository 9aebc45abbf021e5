/* Replay traces of blocks: dealt to SMs, warps in turn, through L1, L2 (l2.c) and DRAM. */

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
    p->turn = next, p->burst = p->stores = p->coming = p->waits = 0;
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

/* What a store leaves in L1, and whether it found its line there: whole sectors can be read. Else it
   takes a line, or does not, as the chip has it; of global memory nothing of that can be read. */
static u32 stored(Hierarchy *h, Cache *k, u64 line, u32 sectors, u32 is_part, u32 is_local) {
    Place p = {set_of(k, line), 0};
    u32 own = found(p.set, line);
    if (own) p.way = (u32)__builtin_ctz(own);
    else if (is_local || h->c.takes_stores) p = place_of(h, k, line);
    else return 0;
    if (is_local || (own && !is_part)) p.set->valid[p.way] |= (u8)sectors;
    return own != 0;
}

/* Stores go through L1 to L2. */
static void store(Hierarchy *h, u32 sm, u64 line, u32 sectors, const u64 *part, SlotTraffic *slot,
                  u32 is_local) {
    Cache *k = &h->sm[sm].l1;
    slot->sectors += bits(sectors);
    slot->l2_sectors += bits(sectors);
    h->c.totals->store_sectors += bits(sectors);
    if (k->sets && stored(h, k, line, sectors, part != NULL, is_local))
        h->c.totals->store_hits += bits(sectors);
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

/* What the machine code does behind one of the copies of an access: it spills registers of all lanes,
   or waits. */
static void go_on(Hierarchy *h, u32 sm, u32 warp, u32 number) {
    u32 first = h->c.copies[number], count = h->c.copies[number + 1] - first;
    if (!count) return;
    u8 *next = &h->sm[sm].copy[warp * h->c.slots + number];
    u32 copy = first + *next;
    *next = (u8)((*next + 1u) % count);
    for (u32 n = h->c.ends[copy]; n < h->c.ends[copy + 1]; n++) {
        if (h->c.behind[n] == TURN_ENDS) {
            h->sm[sm].waits = 1;
            continue;
        }
        u64 line = local_line(h, sm, warp, h->c.behind[n] >> 1);
        u32 is_store = h->c.behind[n] & 1;
        SlotTraffic *slot = &h->c.slot[h->c.slots - 2 + is_store];
        h->waits = 0;
        if (is_store) store(h, sm, line, 15, NULL, slot, 1);
        else load(h, sm, line, 15, CACHED, slot, 1, 0);
        slot->requests++, slot->l2_requests += h->waits & 1, slot->dram_requests += h->waits >> 1;
    }
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
    u32 own = *at >> TRACE_SLOT & 0x7fff;
    SlotTraffic *slot = &h->c.slot[own];
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
            store(h, sm, local_line(h, sm, warp, line), sectors, NULL, slot, 1);
            break;
        case TRACE_ATOMIC: atomic(h, sm, line, sectors, slot); break;
        default: store(h, sm, line, sectors, part, slot, 0);
        }
    }
    slot->requests++, slot->l2_requests += h->waits & 1, slot->dram_requests += h->waits >> 1;
    if (h->c.is_behind) go_on(h, sm, warp, own);
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
    u32 copies = h->c.is_behind ? h->c.warps * h->c.slots : 0;
    for (u32 n = 0; n < copies; n++) p->copy[block * copies + n] = 0;
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
        if (ends || p->waits) end_turn(p, warp + 1);
        if (!is_end) return;
        u64 next = word & TRACE_LINK;
        u32 begins = next && p->at[warp] == p->trace[warp / h->c.warps] + warp % h->c.warps;
        if (begins) p->at[warp] = p->trace[warp / h->c.warps] + next;
        else end_part(h, p, warp, next);
    }
}
