/* The requests of a block, warp by warp, for a model of the caches that replays them in an order
   that hardware would have: trace.h says what the words are. */

#include "machine.h"
#include "trace.h"

void *realloc(void *, size_t);

/* Room for so many words more; those that do not fit are not written, and the trace says so. */
static u64 *room_for(Machine *m, u64 words) {
    if (m->traced + words > m->trace_room) {
        u64 room = 2 * (m->traced + words) + 128;
        u64 *grown = realloc(m->trace, room * sizeof(u64));
        if (!grown) return NULL;
        m->trace = grown;
        m->trace_room = room;
    }
    u64 *at = m->trace + m->traced;
    m->traced += words;
    return at;
}

/* A warp starts or goes on: the part of its trace that it wrote last leads on to here. */
void trace_part(Machine *m, Warp *w) {
    u64 last = m->trace_tails[w->number];
    m->trace[last] = (m->trace[last] & ~TRACE_LINK) | m->traced;
}

/* It ends, or stands at a barrier. */
s32 trace_part_end(Machine *m, Warp *w) {
    u64 *at = room_for(m, 1);
    if (!at) return FAILED;
    *at = (u64)TRACE_END << TRACE_KIND;
    m->trace_tails[w->number] = m->traced - 1;
    return 0;
}

static u64 header(u32 kind, s32 slot, u32 sectors, u64 line) {
    return (u64)kind << TRACE_KIND | (u64)(u32)slot << TRACE_SLOT | (u64)sectors << TRACE_SECTORS |
           line;
}

static u32 sectors_of(u64 low, u64 high) {
    return (u32)((low & 0xffffffff) != 0) | (u32)(low >> 32 != 0) << 1 |
           (u32)((high & 0xffffffff) != 0) << 2 | (u32)(high >> 32 != 0) << 3;
}

static u32 whole(u64 low, u64 high, u32 sectors) {
    return (!(sectors & 1) || (u32)low == FULL) && (!(sectors & 2) || (u32)(low >> 32) == FULL) &&
           (!(sectors & 4) || (u32)high == FULL) && (!(sectors & 8) || (u32)(high >> 32) == FULL);
}

/* One line of a request, of whose bytes those of two masks are accessed. */
static s32 write_line(Machine *m, s32 slot, u32 kind, u64 line, u64 low, u64 high, u32 is_last) {
    u32 sectors = sectors_of(low, high);
    u32 partial = kind == STORE && !whole(low, high, sectors);
    u64 *at = room_for(m, partial ? 3 : 1);
    if (!at) return FAILED;
    at[0] = header(partial ? TRACE_PART_STORE : kind, slot, sectors, line) |
            (u64)is_last << TRACE_LAST;
    if (partial) at[1] = low, at[2] = high;
    return 0;
}

/* A request of bytes side by side. */
s32 trace_span(Machine *m, s32 slot, u64 first, u64 bytes, u32 kind) {
    for (u64 end = first + bytes; first < end;) {
        u64 line = first >> 7, from = first & 127, past = end - (line << 7);
        u64 to = past < 128 ? past : 128;
        u64 low = from < 64 ? ~0ull << from : 0, high = from < 64 ? ~0ull : ~0ull << (from - 64);
        if (to < 64) low &= (1ull << to) - 1, high = 0;
        else if (to < 128) high &= (1ull << (to - 64)) - 1;
        first = (line + 1) << 7;
        if (write_line(m, slot, kind, line, low, high, first >= end)) return FAILED;
    }
    return 0;
}

/* A request to global memory: its lines, in the order of lanes; `place` as of `place_of`. */
s32 trace_global(Machine *m, s32 slot, u32 mask, const u64 *restrict place, u32 bytes, u32 kind,
                 u32 is_row) {
    if (is_row) return trace_span(m, slot, place[0], (u64)LANES * bytes, kind);
    u64 line[LANES], low[LANES], high[LANES], own = (1ull << bytes) - 1;
    u32 found = 0, last = 0;
    EACH(l) if (IN(mask, l)) {
        u64 at = place[l], where = at >> 7, byte = at & 127;
        u32 n = last;
        if (!found || line[n] != where)
            for (n = 0; n < found && line[n] != where; n++) {}
        if (n == found) line[n] = where, low[n] = high[n] = 0, found++;
        last = n;
        if (byte < 64) low[n] |= own << byte;
        else high[n] |= own << (byte - 64);
    }
    for (u32 n = 0; n < found; n++)
        if (write_line(m, slot, kind, line[n], low[n], high[n], n + 1 == found)) return FAILED;
    return 0;
}

/* Lines that a copy past L1 asks for once more than it has them: before those of the request. */
s32 trace_again(Machine *m, s32 slot, const u64 *restrict line, const u32 *restrict sectors,
                const u32 *restrict times, u32 lines) {
    for (u32 n = 0; n < lines; n++)
        for (u32 k = 0; k < times[n]; k++) {
            u64 *at = room_for(m, 1);
            if (!at) return FAILED;
            *at = header(TRACE_AGAIN, slot, sectors[n], line[n]);
        }
    return 0;
}

/* A request to local memory, of which a line holds one word of each lane. Offsets are those into a
   thread's own memory; lines are numbered by word, and belong to the warp. */
s32 trace_local(Machine *m, s32 slot, u32 mask, const u64 *restrict offset, u32 bytes, u32 kind) {
    u32 words = bytes > 4 ? bytes / 4 : 1, found = 0;
    u64 word[4 * LANES];
    u32 lanes[4 * LANES];
    for (u32 k = 0; k < words; k++) EACH(l) if (IN(mask, l)) {
        u64 own = offset[l] / 4 + k;
        u32 n = found ? found - 1 : 0;
        if (!found || word[n] != own)
            for (n = 0; n < found && word[n] != own; n++) {}
        if (n == found) word[n] = own, lanes[n] = 0, found++;
        lanes[n] |= 1u << l;
    }
    for (u32 n = 0; n < found; n++) {
        u32 sectors = 0;
        for (u32 s = 0; s < 4; s++) sectors |= (u32)((lanes[n] >> 8 * s & 255) != 0) << s;
        u64 *at = room_for(m, 1);
        if (!at) return FAILED;
        *at = header(kind == LOAD ? TRACE_LOCAL_LOAD : TRACE_LOCAL_STORE, slot, sectors, word[n]) |
              (u64)(n + 1 == found) << TRACE_LAST;
    }
    return 0;
}

/* An atomic operation on shared memory; offsets are those into the block's. */
s32 trace_change(Machine *m, Warp *w, s32 slot, u32 mask, const u64 *restrict offset) {
    if (w->changes == CHANGES) return 0;
    w->changes++;
    u64 *at = room_for(m, CHANGE_WORDS);
    if (!at) return FAILED;
    *at++ = (u64)TRACE_CHANGE << TRACE_KIND | (u64)(u32)slot << TRACE_SLOT | mask;
    for (u32 n = 0; n < CHANGE_WORDS - 1; n++) at[n] = 0;
    EACH(l) if (IN(mask, l)) at[l / 4] |= offset[l] / 4 << 16 * (l % 4);
    return 0;
}

/* What a warp did at an mbarrier. What it does there lane by lane, or in vain again and again, adds up in
   one note. */
s32 trace_note(Machine *m, const Warp *w, s32 instruction, u32 what, u64 at, u64 amount) {
    u64 head = (u64)TRACE_NOTE << TRACE_KIND | (u64)what << NOTE_WHAT | (u64)w->number << NOTE_WARP |
               (u32)instruction;
    u64 *last = m->traced >= m->warps + 2 ? m->trace + m->traced - 2 : NULL;
    if (last && last[0] == head && last[1] >> NOTE_AT == at && what != NOTE_CAME && what != NOTE_WAITED) {
        last[1] += amount;
        return 0;
    }
    u64 *next = room_for(m, 2);
    if (!next) return FAILED;
    next[0] = head, next[1] = at << NOTE_AT | amount;
    return 0;
}

/* Run a block and leave its trace in `out`; 0 if it failed, or had no room for its trace. */
static u64 run_one(Machine *m, u64 block, u64 **out) {
    m->trace = NULL;
    m->traced = m->trace_room = 0;
    if (!room_for(m, m->warps)) return 0;
    for (u32 n = 0; n < m->warps; n++) {
        m->trace[n] = (u64)TRACE_END << TRACE_KIND;
        m->trace_tails[n] = n;
    }
    s32 how = run_block(m, block);
    *out = m->trace;
    return how != FAILED;
}

/* Run lots of blocks and leave their traces in `out`, in order of the blocks; 0 if one failed. The caller
   frees the traces. */
u64 run_traced(Machine *m, Lots *l, u64 **out, u64 what) {
    u64 done = 1;
    m->tracing = what;
    while (done) {
        u64 end, at = lot_begins(l, &end);
        if (at == end) break;
        for (; done && at < end; at++) done = run_one(m, block_of(l, at), out + at);
    }
    m->tracing = 0;
    if (!done) end_lots(l);
    return done;
}
