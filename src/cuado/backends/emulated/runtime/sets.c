/* Sets of lines: what caches are made of. */

#include "caches.h"

#define WAYS 16

void *calloc(size_t, size_t);
void free(void *);

/* Lines that compete for the same places; what is read together lies together. */
typedef struct {
    u32 line[WAYS]; /* + 1; 0 for none */
    u32 used[WAYS]; /* when */
    u8 valid[WAYS]; /* sectors: a bit each */
    u8 dirty[WAYS];
    u8 copied[WAYS]; /* whether the other partition may have it as well */
    u8 unused[WAYS];
} Set;

/* A cache of lines of 128 bytes in sectors: the least recently used line of a set gives way. */
typedef struct {
    Set *set;
    u32 *bytes; /* of 4 sectors of each line, which bytes of a dirty one that is not valid are
                   written */
    u32 sets;
} Cache;

static u32 bits(u32 mask) { return (u32)__builtin_popcount(mask); }

static u64 mixed(u64 line) {
    line *= 0x9e3779b97f4a7c15ull;
    return line ^ line >> 29;
}

static void cache_open(Cache *k, u32 lines, u32 writes_back) {
    k->sets = lines / WAYS;
    k->set = calloc(k->sets, sizeof(Set));
    k->bytes = writes_back ? calloc((u64)k->sets * WAYS * 4, sizeof(u32)) : NULL;
}

static void cache_close(Cache *k) { free(k->set), free(k->bytes); }

static Set *set_of(const Cache *k, u64 line) {
    return k->set + ((mixed(line) >> 32) * k->sets >> 32);
}

/* Where a line is in its set: a bit; 0 if it is not there. */
static u32 found(const Set *s, u64 line) {
    u32 same = 0;
    for (u32 n = 0; n < WAYS; n++) same |= (u32)(s->line[n] == (u32)line + 1) << n;
    return same;
}

/* Which of some ways was not used for longest; each way has its turn at another time. */
static u32 oldest(const Set *s, u32 first, u32 ways) {
    u32 least = ~0u, which = 0;
    for (u32 n = 0; n < ways; n++) {
        u32 way = (first + n) % WAYS, used = s->used[way];
        if (used < least) least = used, which = way;
    }
    return which;
}

static void prefetch_set(const Set *s) {
    __builtin_prefetch(s->line);
    __builtin_prefetch(s->used);
    __builtin_prefetch(s->valid);
}
