/* Numbers of all lanes at once: compared, sorted, counted. No step depends on the numbers, so that
   addresses nobody can foresee cost as little as others. */

#pragma once

#include "machine.h"

typedef u32 Words __attribute__((ext_vector_type(LANES)));
typedef u64 Longs __attribute__((ext_vector_type(LANES)));
typedef _Bool Bits __attribute__((ext_vector_type(LANES)));

static const Words LANE = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                           16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

static inline u32 count(u32 mask) { return (u32)__builtin_popcount(mask); }

/* A bit for each lane where a comparison holds. */
#define WHERE(comparison)                                                                         \
    ({                                                                                            \
        Bits where = __builtin_convertvector(comparison, Bits);                                   \
        u32 bits;                                                                                 \
        __builtin_memcpy(&bits, &where, sizeof bits);                                             \
        bits;                                                                                     \
    })

static inline Bits lanes_of(u32 mask) {
    Bits found;
    __builtin_memcpy(&found, &mask, sizeof found);
    return found;
}

static inline Longs longs_at(const u64 *address) {
    Longs found;
    __builtin_memcpy(&found, address, sizeof found);
    return found;
}

/* All ones in the lanes of a mask. */
static inline Longs longs_in(u32 mask) {
    return (Longs)-__builtin_convertvector(lanes_of(mask), Longs);
}

static inline Words words_in(u32 mask) {
    return (Words)-__builtin_convertvector(lanes_of(mask), Words);
}

/* The addresses of the lanes of `mask`, of which there are; other lanes have the first one's. */
static inline Longs filled(const u64 *address, u32 mask) {
    Longs own = longs_at(address);
    if (mask == FULL) return own;
    Longs in = longs_in(mask), first = (Longs)address[__builtin_ctz(mask)];
    return (own & in) | (first & ~in);
}

static inline Words filled_words(Words own, u32 mask) {
    if (mask == FULL) return own;
    Words in = words_in(mask), first = (Words)own[__builtin_ctz(mask)];
    return (own & in) | (first & ~in);
}

#define EIGHT(f, n, ...)                                                                          \
    f(n, __VA_ARGS__), f(n + 1, __VA_ARGS__), f(n + 2, __VA_ARGS__), f(n + 3, __VA_ARGS__),       \
        f(n + 4, __VA_ARGS__), f(n + 5, __VA_ARGS__), f(n + 6, __VA_ARGS__), f(n + 7, __VA_ARGS__)
#define OF_EACH(f, ...)                                                                           \
    EIGHT(f, 0, __VA_ARGS__), EIGHT(f, 8, __VA_ARGS__), EIGHT(f, 16, __VA_ARGS__),                \
        EIGHT(f, 24, __VA_ARGS__)
#define PARTNER(n, step, run) ((n) ^ (step))
#define KEEPS(n, step, run)                                                                       \
    ((((n) & (step)) == 0) == (((n) & (run)) == 0) ? (n) : (n) + LANES) /* the lesser */

/* One step of Batcher's bitonic sorting network: runs of `run` lanes, partners `step` apart. */
#define EXCHANGE(v, step, run)                                                                    \
    {                                                                                             \
        Words other = __builtin_shufflevector(v, v, OF_EACH(PARTNER, step, run));                 \
        Words less = __builtin_elementwise_min(v, other);                                         \
        Words more = __builtin_elementwise_max(v, other);                                         \
        v = __builtin_shufflevector(less, more, OF_EACH(KEEPS, step, run));                       \
    }

#define BEFORE(n, unused) ((n) ? (n) - 1 : 0)

static Words sorted(Words v) {
    if (!WHERE(v < __builtin_shufflevector(v, v, OF_EACH(BEFORE, 0)))) return v; /* as many are */
    EXCHANGE(v, 1, 2)
    EXCHANGE(v, 2, 4) EXCHANGE(v, 1, 4)
    EXCHANGE(v, 4, 8) EXCHANGE(v, 2, 8) EXCHANGE(v, 1, 8)
    EXCHANGE(v, 8, 16) EXCHANGE(v, 4, 16) EXCHANGE(v, 2, 16) EXCHANGE(v, 1, 16)
    EXCHANGE(v, 16, 32) EXCHANGE(v, 8, 32) EXCHANGE(v, 4, 32) EXCHANGE(v, 2, 32) EXCHANGE(v, 1, 32)
    return v;
}

/* Of sorted numbers: those that differ from the one before; always the first. */
static inline u32 changes(Words v) {
    return WHERE(v != __builtin_shufflevector(v, v, OF_EACH(BEFORE, 0))) | 1;
}

/* Bits that a mask has side by side, at most. */
static inline u32 longest(u32 mask) {
    u32 found = 0;
    for (; mask; mask &= mask << 1) found++;
    return found;
}

/* Numbers of one bit each, a bit of each of 32 places, added up: planes of the sums' bits. */
#define ADD(planes, sum, one, other)                                                              \
    {                                                                                             \
        __typeof__(one[0]) carry = {0};                                                           \
        _Pragma("clang loop unroll(full)") for (int k = 0; k < planes; k++) {                     \
            __typeof__(one[0]) half = one[k] ^ other[k];                                          \
            sum[k] = half ^ carry;                                                                \
            carry = (one[k] & other[k]) | (half & carry);                                         \
        }                                                                                         \
        sum[planes] = carry;                                                                      \
    }
#define HALVES(type, planes, low, up, whole)                                                      \
    type low[planes], up[planes];                                                                 \
    _Pragma("clang loop unroll(full)") for (int k = 0; k < planes; k++)                           \
        low[k] = whole[k].lo, up[k] = whole[k].hi;

typedef u32 Words16 __attribute__((ext_vector_type(16)));
typedef u32 Words8 __attribute__((ext_vector_type(8)));
typedef u32 Words4 __attribute__((ext_vector_type(4)));
typedef u32 Words2 __attribute__((ext_vector_type(2)));

/* The most of the words in `mask` that are in one of 32 banks, which their lowest bits name. */
static u32 most_in_a_bank(Words word, u32 mask) {
    Words all[1] = {__builtin_convertvector(lanes_of(mask), Words) << (word & 31)};
    HALVES(Words16, 1, a, b, all)
    Words16 pairs[2];
    ADD(1, pairs, a, b)
    HALVES(Words8, 2, c, d, pairs)
    Words8 fours[3];
    ADD(2, fours, c, d)
    HALVES(Words4, 3, e, f, fours)
    Words4 eights[4];
    ADD(3, eights, e, f)
    HALVES(Words2, 4, g, h, eights)
    Words2 sixteens[5];
    ADD(4, sixteens, g, h)
    u32 i[5], j[5], sum[6], left = FULL, found = 0;
    for (int k = 0; k < 5; k++) i[k] = sixteens[k].x, j[k] = sixteens[k].y;
    ADD(5, sum, i, j)
    for (int k = 5; k >= 0; k--) {
        u32 have = sum[k] & left;
        if (have) left = have, found |= 1u << k;
    }
    return found;
}
