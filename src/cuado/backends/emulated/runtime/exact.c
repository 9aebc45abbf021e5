/* Arithmetic rounded once, in any direction and for any format: in integers, so that neither the
   host's rounding nor its subnormal numbers matter. Slow; for what LLVM has no operation for.

   A format is `bits << 8 | precision`, as in 32 << 8 | 24; `how` is 0 to nearest even, 1 towards
   zero, 2 down, 3 up. Every value is in the low bits of 64. */

#include "machine.h"

typedef unsigned __int128 u128;
typedef struct { u32 negative, special; s32 e; u128 m; } Number; /* m times 2 to the e */
enum { FINITE, INFINITE, NOT_A_NUMBER };

static u32 stored_bits(u32 format) { return (format & 255) - 1; }
static u64 greatest(u32 format) { return (1ull << ((format >> 8) - (format & 255))) - 1; }
static s32 least(u32 format) { return 2 - (s32)(greatest(format) >> 1) - (s32)(format & 255); }

static Number unpack(u64 v, u32 format) {
    u32 f = stored_bits(format);
    u64 e = v >> f & greatest(format), m = v & ((1ull << f) - 1);
    Number n = {v >> ((format >> 8) - 1) & 1, FINITE, least(format), m};
    if (e == greatest(format)) n.special = m ? NOT_A_NUMBER : INFINITE;
    else if (e) n.m = m | 1ull << f, n.e += (s32)e - 1;
    return n;
}

static s32 top_of(u128 m) {
    u64 high = (u64)(m >> 64), low = (u64)m;
    return high ? 127 - __builtin_clzll(high) : low ? 63 - __builtin_clzll(low) : -1;
}

/* Below the last bit of m, which is 1 then, there may be more; m has two bits more than needed. */
static u64 pack(Number n, u32 format, u32 how) {
    u32 f = stored_bits(format);
    u64 sign = (u64)n.negative << ((format >> 8) - 1), infinity = greatest(format) << f;
    if (n.special == NOT_A_NUMBER) return infinity | ((1ull << f) - 1);
    if (n.special == INFINITE) return sign | infinity;
    if (!n.m) return sign;
    s32 quantum = top_of(n.m) + n.e - (s32)f;
    if (quantum < least(format)) quantum = least(format);
    s32 shift = quantum - n.e;
    u64 whole = 0;
    u32 rest = 1; /* of the last place: 0 nothing, 1 less than half, 2 half, 3 more */
    if (shift <= 0) whole = (u64)(n.m << -shift), rest = 0;
    else if (shift < 127) {
        u128 lost = n.m & (((u128)1 << shift) - 1), half = (u128)1 << (shift - 1);
        whole = (u64)(n.m >> shift);
        rest = !lost ? 0 : lost < half ? 1 : lost == half ? 2 : 3;
    }
    u32 outward = (how == 2 && n.negative) || (how == 3 && !n.negative);
    if (how == 0) whole += rest > 2 || (rest == 2 && (whole & 1));
    else if (outward) whole += rest != 0;
    whole += (u64)(quantum - least(format)) << f;
    if (whole >= infinity) whole = how == 0 || outward ? infinity : infinity - 1;
    return sign | whole;
}

static const Number NAN_RESULT = {0, NOT_A_NUMBER, 0, 0};

/* With the top bit at 124: sums stay below 2^126, and the bits lost to a shift are far below. */
static Number raised(Number n) {
    s32 by = 124 - top_of(n.m);
    n.m <<= by, n.e -= by;
    return n;
}

static Number product(Number a, Number b) {
    Number p = {a.negative ^ b.negative, FINITE, a.e + b.e, 0};
    if (a.special == NOT_A_NUMBER || b.special == NOT_A_NUMBER) return NAN_RESULT;
    if (a.special || b.special) {
        if ((!a.special && !a.m) || (!b.special && !b.m)) return NAN_RESULT;
        p.special = INFINITE;
        return p;
    }
    p.m = a.m * b.m;
    return p;
}

static Number sum(Number a, Number b, u32 how) {
    if (a.special == NOT_A_NUMBER || b.special == NOT_A_NUMBER) return NAN_RESULT;
    if (a.special && b.special && a.negative != b.negative) return NAN_RESULT;
    if (a.special || b.special) return a.special ? a : b;
    if (!a.m && !b.m) {
        if (a.negative != b.negative) a.negative = how == 2;
        return a;
    }
    if (!a.m || !b.m) return a.m ? a : b;
    a = raised(a), b = raised(b);
    if (a.e < b.e || (a.e == b.e && a.m < b.m)) { Number t = a; a = b, b = t; }
    s32 by = a.e - b.e;
    u128 low = by > 125 ? 1 : b.m >> by | ((b.m & (((u128)1 << by) - 1)) != 0);
    if (a.negative == b.negative) { a.m += low; return a; }
    a.m -= low;
    if (!a.m) a.negative = how == 2;
    return a;
}

static Number quotient(Number a, Number b) {
    Number q = {a.negative ^ b.negative, FINITE, 0, 0};
    if (a.special == NOT_A_NUMBER || b.special == NOT_A_NUMBER) return NAN_RESULT;
    if ((a.special && b.special) || (!a.special && !a.m && !b.special && !b.m)) return NAN_RESULT;
    if (b.special || (!a.special && !a.m)) return q;
    if (a.special || !b.m) { q.special = INFINITE; return q; }
    s32 x = 62 - top_of(a.m), y = 62 - top_of(b.m);
    u64 rest = (u64)a.m << x, by = (u64)b.m << y;
    for (s32 n = 0; n < 62; n++) {
        u32 fits = rest >= by;
        q.m = q.m << 1 | fits;
        rest = (rest - (fits ? by : 0)) << 1;
    }
    q.m = q.m << 1 | (rest != 0);
    q.e = (a.e - x) - (b.e - y) - 62;
    return q;
}

static Number square_root(Number a) {
    if (a.special == NOT_A_NUMBER || (!a.special && !a.m)) return a;
    if (a.negative) return NAN_RESULT;
    if (a.special) return a;
    s32 by = 120 - top_of(a.m);
    by -= (a.e - by) & 1;
    u128 square = a.m << by;
    u64 root = 0;
    for (s32 n = 60; n >= 0; n--) {
        u64 more = root | 1ull << n;
        if ((u128)more * more <= square) root = more;
    }
    a.m = (u128)root << 1 | ((u128)root * root != square);
    a.e = (a.e - by) / 2 - 1;
    return a;
}

void exact_add(u64 *restrict d, const u64 *restrict a, const u64 *restrict b, u32 format, u32 how) {
    EACH(l) d[l] = pack(sum(unpack(a[l], format), unpack(b[l], format), how), format, how);
}
void exact_mul(u64 *restrict d, const u64 *restrict a, const u64 *restrict b, u32 format, u32 how) {
    EACH(l) d[l] = pack(product(unpack(a[l], format), unpack(b[l], format)), format, how);
}
void exact_fma(u64 *restrict d, const u64 *restrict a, const u64 *restrict b, const u64 *restrict c,
               u32 format, u32 how) {
    EACH(l) {
        Number p = product(unpack(a[l], format), unpack(b[l], format));
        d[l] = pack(sum(p, unpack(c[l], format), how), format, how);
    }
}
void exact_div(u64 *restrict d, const u64 *restrict a, const u64 *restrict b, u32 format, u32 how) {
    EACH(l) d[l] = pack(quotient(unpack(a[l], format), unpack(b[l], format)), format, how);
}
void exact_sqrt(u64 *restrict d, const u64 *restrict a, u32 format, u32 how) {
    EACH(l) d[l] = pack(square_root(unpack(a[l], format)), format, how);
}
void exact_cvt(u64 *restrict d, const u64 *restrict a, u32 from, u32 to, u32 how) {
    EACH(l) d[l] = pack(unpack(a[l], from), to, how);
}
/* Of integers, extended to 64 bits by their sign or by zeros. */
void exact_from_integer(u64 *restrict d, const u64 *restrict a, u32 is_signed, u32 to, u32 how) {
    EACH(l) {
        u32 negative = is_signed && (s64)a[l] < 0;
        Number n = {negative, FINITE, 0, negative ? 0 - a[l] : a[l]};
        d[l] = pack(n, to, how);
    }
}
