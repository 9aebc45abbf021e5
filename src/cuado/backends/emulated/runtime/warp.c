/* Exchanges between the lanes of a warp. */

#include "machine.h"

/* The lane that a lane of a shuffle reads; itself, and `in` is 0, where that is out of its segment. */
static inline u32 source_of(u32 l, u32 b, u32 c, u32 mode, u32 *in) {
    u32 bval = b & 31, clamp = c & 31, segment = c >> 8 & 31;
    u32 most = (l & segment) | (clamp & ~segment), least = l & segment;
    s32 from;
    if (mode == 0) from = (s32)(l - bval), *in = from >= (s32)most;
    else if (mode == 1) from = (s32)(l + bval), *in = from <= (s32)most;
    else if (mode == 2) from = (s32)(l ^ bval), *in = from <= (s32)most;
    else from = (s32)(least | (bval & ~segment)), *in = from <= (s32)most;
    return (*in ? (u32)from : l) & 31;
}

/* The lanes of a shuffle that get a defined value: their source is named and has not exited, and its
   value is `known`. What lanes that run elsewhere hold is not: they may yet come. */
u32 shuffle_defined(Machine *m, Warp *w, const u32 *restrict b, const u32 *restrict c,
                    const u32 *restrict member, u32 mode, u32 known) {
    u32 found = 0, in;
    (void)m;
    EACH(l) {
        u32 from = source_of((u32)l, b[l], c[l], mode, &in);
        u32 is_there = from == (u32)l || (IN(member[l], from) && IN(w->alive, from));
        found |= (is_there & (IN(known, from) | !IN(w->mask, from))) << l;
    }
    return found;
}

/* shfl.sync, PTX ISA 9.7.9.6: `c` packs the clamp and the segment mask. */
#define SHUFFLE(name, T)                                                                          \
    void name(T *restrict d, const T *restrict a, const u32 *restrict b, const u32 *restrict c,   \
              u32 mode, u32 *restrict valid) {                                                    \
        u32 ok = 0;                                                                               \
        EACH(l) {                                                                                 \
            u32 in = 0;                                                                           \
            d[l] = a[source_of((u32)l, b[l], c[l], mode, &in)];                                   \
            ok |= in << l;                                                                        \
        }                                                                                         \
        *valid = ok;                                                                              \
    }
SHUFFLE(shuffle_32, u32)

/* Whether what lanes promise by their member masks holds, for checked kernels: each is in its own
   mask, and those that run together name the same. Lanes that are named and run elsewhere may still
   come, or exit: they owe it, and a barrier that they come to instead is an error. */
s32 check_members(Machine *m, Warp *w, s32 instruction, u32 mask, const u32 *restrict member) {
    u32 named = 0;
    EACH(l) if (IN(mask, l)) {
        u32 strange = !IN(member[l], l);
        EACH(k) strange |= IN(mask & member[l], k) & (member[k] != member[l]);
        if (strange) return failed(m, w, NOT_MEMBER, instruction, l, 0, 0, 0);
        named |= member[l];
    }
    u32 pays = w->owed & mask; /* Others have come before, and waited for these. */
    w->owed &= ~mask;
    u32 absent = pays ? 0 : named & w->alive & ~mask;
    if (absent & ~w->owed) w->owed_at = instruction;
    w->owed |= absent;
    return 0;
}

/* The lanes of a warp may name different groups at once, as the tiles of a block do: `member` has
   the group that each lane names, `mask` the lanes that run. */
#define MATCH(bits, T)                                                                            \
    void match_any_##bits(u32 *restrict d, const T *restrict a, const u32 *restrict member,       \
                          u32 mask) {                                                             \
        EACH(l) {                                                                                 \
            u32 same = 0;                                                                         \
            for (int k = 0; k < LANES; k++) same |= (u32)(a[k] == a[l]) << k;                     \
            d[l] = same & mask & member[l];                                                       \
        }                                                                                         \
    }                                                                                             \
    void match_all_##bits(u32 *restrict d, const T *restrict a, const u32 *restrict member,       \
                          u32 mask) {                                                             \
        EACH(l) {                                                                                 \
            u32 group = mask & member[l], same = 1;                                               \
            for (int k = 0; k < LANES; k++) same &= !IN(group, k) | (a[k] == a[l]);               \
            d[l] = same ? group : 0;                                                              \
        }                                                                                         \
    }
MATCH(32, u32)
MATCH(64, u64)

/* redux.sync: 0 add, 1 min, 2 max, 3 and, 4 or, 5 xor. */
static u32 reduced(const u32 *restrict a, u32 mask, u32 how, u32 is_signed) {
    u32 r = how == 3 ? FULL : how == 1 ? (is_signed ? INT32_MAX : FULL)
            : how == 2 ? (is_signed ? (u32)INT32_MIN : 0) : 0;
    EACH(l) if (IN(mask, l)) {
        u32 v = a[l];
        switch (how) {
        case 0: r += v; break;
        case 1: r = is_signed ? ((s32)v < (s32)r ? v : r) : (v < r ? v : r); break;
        case 2: r = is_signed ? ((s32)v > (s32)r ? v : r) : (v > r ? v : r); break;
        case 3: r &= v; break;
        case 4: r |= v; break;
        default: r ^= v;
        }
    }
    return r;
}
void reduce_32(u32 *restrict d, const u32 *restrict a, const u32 *restrict member, u32 mask,
               u32 how, u32 is_signed) {
    EACH(l) {
        if (l && member[l] == member[l - 1]) d[l] = d[l - 1];
        else d[l] = reduced(a, mask & member[l], how, is_signed);
    }
}
