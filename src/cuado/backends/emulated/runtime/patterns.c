/* What an access costs: sectors and lines of global memory, passes that the banks make necessary. */

#include "lanes.h"

/* Different values among the lanes of `mask`; all are less than 2^32 from `low`. */
static u32 distinct(Longs value, u32 mask, u64 low) {
    Words part = __builtin_convertvector(value - low, Words);
    return count(changes(sorted(filled_words(part, mask))));
}

/* What a bank delivers at once, numbered so that the lowest bits are the bank's. Banks of 8 bytes
   are addressed by 4, as kernels find them: of each 64 words, word n and word n + 32 come together
   (CUDA C Programming Guide, "Shared Memory" of compute capability 3.x, 32-bit mode). */
#define UNIT_OF(word, bank) ((bank) == 8 ? (word) >> 6 << 5 | ((word) & 31) : (word))

/* Whether lanes of `mask`, those from `first` on, want the same as their neighbours at `step`. */
static u32 paired(const u32 *restrict unit, u32 mask, u32 first, u32 lanes, u32 step) {
    for (u32 l = first; l < first + lanes; l++)
        if (IN(mask, l) && IN(mask, l ^ step) && unit[l] != unit[l ^ step]) return 0;
    return 1;
}

/* The words that a group of lanes wants together, of each lane so many; `there`, those that there
   are. With a `step`, lanes of pairs that want the same count as one. */
static Words words_of(const u32 *restrict unit, u32 mask, u32 first, u32 words, u32 apart, u32 step,
                      u32 *there) {
    u32 word[LANES], own = (1u << words) - 1, found = 0;
    for (u32 k = 0; k < LANES / words; k++) {
        u32 l = first + k;
        if (step) {
            l += step == 1 ? k : (k & ~1u); /* the first of each pair */
            l += IN(mask, l) ? 0 : step;
        }
        for (u32 n = 0; n < words; n++) word[k * words + n] = unit[l] + n * apart;
        found |= IN(mask, l) ? own << k * words : 0;
    }
    Words all;
    __builtin_memcpy(&all, word, sizeof all);
    *there = found;
    return found ? filled_words(all, found) : all;
}

/* Passes that the banks make necessary: lanes go in groups of as many as fill all banks. Of shared
   memory two groups go as one where neighbours, or those two apart, want the same: an H200 reads 16
   bytes that all lanes want in 2 passes, not in 1 or 4. Of 8 bytes in banks of 8, the second word
   conflicts as the first does. */
static u32 passes(const u64 *place, u32 mask, u32 bytes, u32 bank, u64 low, u32 is_shared, u32 *least) {
    u32 words = bytes > bank ? bytes / bank : 1, group = LANES / words, apart = bank == 8 ? 2 : 1;
    u32 total = 0, ideal = 0, step, unit[LANES];
    Longs from = longs_at(place) >> 2;
    u64 base = UNIT_OF(low >> 2, bank);
    Words units = __builtin_convertvector(UNIT_OF(from, bank) - base, Words);
    __builtin_memcpy(unit, &units, sizeof unit);
    for (u32 first = 0; first < LANES; first += step ? 2 * group : group) {
        u32 there = mask;
        step = 0;
        if (is_shared && bank == 4 && words > 1 && first % (2 * group) == 0)
            step = paired(unit, mask, first, 2 * group, 1)   ? 1
                   : paired(unit, mask, first, 2 * group, 2) ? 2
                                                             : 0;
        Words word = words > 1 ? words_of(unit, mask, first, words, apart, step, &there) : units;
        if (!there) continue;
        word = sorted(word);
        u32 unique = changes(word);
        total += most_in_a_bank(word, unique);
        ideal += (count(unique) + LANES - 1) / LANES;
    }
    *least = ideal;
    return total;
}

static void count_lines(Pattern *p, const u64 *place, u64 low) {
    Longs address = longs_at(place);
    Words sector = sorted(__builtin_convertvector((address >> 5) - (low >> 7 << 2), Words));
    p->sectors = count(changes(sector));
    p->lines = count(changes(sector >> 2));
}

/* All of an access to global memory, of not more than a word a lane. */
static void count_words(Pattern *p, const u64 *place, u64 low) {
    Longs address = longs_at(place);
    Words word = sorted(__builtin_convertvector((address >> 2) - (low >> 7 << 5), Words));
    p->lines = count(changes(word >> 5));
    p->sectors = count(changes(word >> 3));
    p->passes = most_in_a_bank(word, changes(word));
    p->ideal = 1;
}

static void count_pattern(Pattern *p, const u64 *place, u32 mask, u64 low, u32 bytes, u32 bank,
                          u32 has_lines) {
    if (has_lines && bytes <= 4) {
        count_words(p, place, low);
        return;
    }
    if (has_lines) count_lines(p, place, low);
    p->passes = passes(place, mask, bytes, bank, low, !has_lines, &p->ideal);
}

/* The numbers by which patterns are told apart are added up, each times another odd one. */
#define TRIALS 64
#define ODD(n, unused) 2 * (n) + 3
static const Longs ODDS = {OF_EACH(ODD, 0)};

/* Sectors, lines and passes of an access, remembered while its pattern stays. Passes stay when all
   addresses move by whole words, since banks only change places (by whole 256 bytes where banks have
   two words); sectors and lines depend on where in a line the first address is. An instruction whose
   patterns are always new has them counted and not kept, and is only now and then looked up. */
static const Pattern *pattern_of(Machine *m, s32 slot, const u64 *place, u32 mask, u64 low, u32 bytes,
                                 u32 bank, u32 has_lines, Pattern *passing) {
    u8 *strange = &m->strange[slot & (STRANGE - 1)];
    if (*strange >= TRIALS && ++*strange) { /* 0: time to try again */
        count_pattern(passing, place, mask, low, bytes, bank, has_lines);
        return passing;
    }
    const Longs address = longs_at(place);
    u64 base = place[__builtin_ctz(mask)];
    u64 phase = base & (has_lines ? 127 : 255), moved = bank == 8 ? 255 : 3;
    Longs delta = address - base;
    u32 width = has_lines << 16 | bytes << 8 | bank;
    u64 key = (__builtin_reduce_add(delta * ODDS) + mask + width) * 0x9e3779b97f4a7c15ull;
    Pattern *p = &m->patterns[key >> 56 & (PATTERNS - 4)], *own = p;
    for (u32 way = 0; way < 4; way++)
        if (p[way].key == key) own = &p[way];
    if (own->key != key) own = &p[m->next++ & 3];
    p = own;
    u32 same = p->mask == mask && p->width == width && !WHERE(delta != longs_at(p->delta));
    *strange = same ? 0 : *strange + 1;
    if (!same || ((p->phase ^ phase) & moved)) {
        p->key = key, p->mask = mask, p->width = width;
        __builtin_memcpy(p->delta, &delta, sizeof delta);
        p->phase = p->line_phase = phase;
        count_pattern(p, place, mask, low, bytes, bank, has_lines);
    } else if (has_lines && p->line_phase != phase) {
        p->line_phase = phase;
        count_lines(p, place, low);
    }
    return p;
}
