/* How Hopper's tensor cores add the products of floats, as an H100's bits show (NVIDIA documents
   nothing of it; benchmarks/results has the comparison): all terms of an instruction, C among them, are
   cut to so many places below the largest one's exponent, added exactly, and the sum is rounded once.

   A product's exponent is the sum of its factors' exponents, whatever its leading digit is; a
   subnormal number has the exponent of the smallest normal one. Wide formats keep 25 places. Products
   of eight bits keep 13, and a sum in single precision has 14 digits then. */

#pragma once

#include "halves.h"

enum { WIDE_PLACES = 25, EIGHT_BIT_PLACES = 13, EIGHT_BIT_DIGITS = 14 };
enum { SINGLE = 16 };  /* a format beside those of halves.h */
enum { NOTHING = -4096 }; /* the exponent of zero, which no term is aligned to */

static inline s32 least_exponent(u32 format) {
    return format == HALF || format == E5M2 ? -14 : format == E4M3 ? -6 : -126;
}

/* The exponent that a term is aligned by. Infinities and NaNs make the sum what it is by themselves. */
static inline s32 exponent_of(double v, u32 format) {
    s32 e = (s32)(d_bits(v) >> 52 & 0x7ff) - 1023, least = least_exponent(format);
    return v == 0 || e == 1024 ? NOTHING : e < least ? least : e;
}

static inline double power_of_2(s32 e) { return bits_d((u64)(e + 1023) << 52); }

/* sum[j] += left[x * of_left] * right[x * of_right + j], with the exponents of both sides, for all
   columns j and terms x; sum is of C's format before, and exact in double after. */
static inline void core_row(double *restrict sum, const double *restrict left,
                            const s32 *restrict left_exponents, u32 of_left,
                            const double *restrict right, const s32 *restrict right_exponents,
                            u32 of_right, u32 columns, u32 terms, u32 format_of_c, s32 places) {
    enum { MOST = 256 };
    s32 top[MOST];
    double scale[MOST], unit[MOST];
    for (u32 j = 0; j < columns; j++) top[j] = exponent_of(sum[j], format_of_c);
    for (u32 x = 0; x < terms; x++) {
        s32 own = left_exponents[x * of_left];
        for (u32 j = 0; j < columns; j++) {
            s32 e = own + right_exponents[x * of_right + j];
            top[j] = e > top[j] ? e : top[j];
        }
    }
    for (u32 j = 0; j < columns; j++) {
        s32 e = places - (top[j] < -512 ? places : top[j]);
        scale[j] = power_of_2(e), unit[j] = power_of_2(-e);
        sum[j] = __builtin_trunc(sum[j] * scale[j]);
    }
    for (u32 x = 0; x < terms; x++) {
        double own = left[x * of_left];
        for (u32 j = 0; j < columns; j++)
            sum[j] += __builtin_trunc(own * right[x * of_right + j] * scale[j]);
    }
    for (u32 j = 0; j < columns; j++) sum[j] *= unit[j];
}

/* A sum of products of eight bits, as it is kept in single precision: 14 digits, the rest cut off. */
static inline double cut_digits(double v) {
    return v != v ? v : bits_d(d_bits(v) & ~0ull << (53 - EIGHT_BIT_DIGITS));
}

/* The bits of a sum in single precision, rounded towards zero; beyond the largest number it is infinite,
   and a zero has no sign. */
static inline u32 single_of(double v) {
    if (v != v) return 0x7fffffff;
    u32 u = f_bits((float)v);
    double size = v < 0 ? -v : v, rounded = bits_f(u & 0x7fffffff);
    if (rounded > size && size < 0x1p128) u--;
    return u & 0x7fffffff ? u : 0;
}

/* Two sums in half precision, rounded to nearest even, as a word; zeros have no sign. */
static inline u32 half_of(double v) {
    u32 u = float_to_half(to_odd(v), 0);
    return u & 0x7fff ? u : 0;
}
static inline u32 halves_of(double low, double high) { return half_of(low) | half_of(high) << 16; }
