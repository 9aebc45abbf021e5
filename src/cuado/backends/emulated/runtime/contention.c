/* Atomic operations: contention of lanes for one word, and how often each line of global memory is
   changed, by a hash of its number. */

#include "bounds.h"
#include "lanes.h"

#define HASH 0x9e3779b97f4a7c15ull
#define BELOW(l) ((u32)((1ull << (l)) - 1))

/* Where changes of a line are counted, of a kind of operation. */
#define PLACE(line, kind) (2 * ((line) * HASH >> 52) + ((kind) == FLOATING))

/* The lanes that change one word come one after the other, and words of a sector are changed
   together. Of a request's addresses, from a line on and in order, those that differ from the one
   before are `first`; there are so many. */
static void count_contention(Machine *m, s32 slot, Words address, u32 first, u32 lanes, u64 line) {
    u64 place[LANES], *changed = m->contention;
    u32 there = BELOW(lanes), rivals = there & ~first, sectors = changes(address >> 5) & there;
    Longs own = PLACE(__builtin_convertvector(address >> 7, Longs) + line, m->atomics[slot]);
    __builtin_memcpy(place, &own, sizeof place);
    if (!rivals) {
        for (; sectors; sectors &= sectors - 1) changed[place[__builtin_ctz(sectors)]]++;
        return;
    }
    while (sectors) {
        u32 l = (u32)__builtin_ctz(sectors), end;
        sectors &= sectors - 1;
        end = sectors ? (u32)__builtin_ctz(sectors) : lanes;
        changed[place[l]] += longest(rivals & BELOW(end) & ~BELOW(l)) + 1;
    }
}

/* The line that an address of the host is in, as traces number lines. */
static u64 line_of(const Machine *m, u64 host) {
    return place_of(m, NULL, host - m->arena_host + m->arena_low) >> 7;
}

/* The same where lanes are too far apart to be sorted, or some change shared memory. */
static void count_far(Machine *m, s32 slot, u32 mask, const u64 *restrict address) {
    u64 sector[LANES];
    u32 most[LANES], found = 0;
    EACH(l) if (IN(mask, l) && address[l] - (u64)m->shared >= m->shared_bytes) {
        u32 times = 1, n = 0;
        for (s32 k = 0; k < l; k++) times += IN(mask, k) && address[k] == address[l];
        while (n < found && sector[n] != address[l] >> 5) n++;
        if (n == found) sector[n] = address[l] >> 5, most[n] = 0, found++;
        if (times <= most[n]) continue;
        most[n] = times;
        m->contention[PLACE(line_of(m, address[l]), m->atomics[slot])]++;
    }
}

/* Count how many lanes contend for one word; addresses are the host's. */
void count_rivals(Machine *m, s32 slot, u32 mask, const u64 *restrict address) {
    if (!mask) return;
    const Longs own = filled(address, mask);
    u64 low = __builtin_reduce_min(own), high = __builtin_reduce_max(own);
    u32 lanes = count(mask), counts = m->contention && m->atomics[slot], different = 0, worst = 0;
    u64 line = (low - m->arena_host) >> 7, from = m->arena_host + (line << 7);
    if (high - from < FULL - LANES) {
        const Words absent = FULL - LANE; /* all different, and after the others */
        Words part = __builtin_convertvector(own - from, Words), in = words_in(mask);
        part = sorted((part & in) | (absent & ~in));
        u32 first = changes(part);
        different = count(first & BELOW(lanes));
        worst = longest(~first & BELOW(lanes)) + 1;
        if (counts && !WHERE(own - (u64)m->shared < m->shared_bytes))
            count_contention(m, slot, part, first, lanes, line_of(m, low)), counts = 0;
    } else {
        EACH(l) if (IN(mask, l)) {
            u32 times = count(WHERE(own == address[l]) & mask & BELOW(l)) + 1;
            different += times == 1;
            worst = times > worst ? times : worst;
        }
    }
    if (counts) count_far(m, slot, mask, address);
    m->access[slot].rivals += lanes - different;
    m->access[slot].worst += worst;
}
