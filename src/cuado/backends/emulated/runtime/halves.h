/* Floating-point numbers as bits, and those of fewer bits than C has. */

#pragma once

#include "machine.h"

static inline float bits_f(u32 u) { union { u32 u; float f; } x = {u}; return x.f; }
static inline u32 f_bits(float f) { union { float f; u32 u; } x = {f}; return x.u; }
static inline double bits_d(u64 u) { union { u64 u; double f; } x = {u}; return x.f; }
static inline u64 d_bits(double f) { union { double f; u64 u; } x = {f}; return x.u; }

/* Half precision, by its definition (IEEE 754 binary16), to nearest even. */
static inline float half_to_float(u16 h) {
    u32 sign = (u32)(h & 0x8000) << 16, e = h >> 10 & 31, m = h & 1023;
    if (e == 31) return bits_f(sign | 0x7f800000 | m << 13);
    if (e) return bits_f(sign | (e + 112) << 23 | m << 13);
    float v = (float)m * 5.9604644775390625e-8f;
    return sign ? -v : v;
}
static inline u16 float_to_half(float f, u32 how) {
    u32 u = f_bits(f), sign = u >> 16 & 0x8000, rest = u & 0x7fffffff;
    if (rest > 0x7f800000) return 0x7fff;
    if (rest == 0x7f800000) return (u16)(sign | 0x7c00);
    u32 toward = how == 1 || (how == 2 && !sign) || (how == 3 && sign);
    u32 away = (how == 2 && sign) || (how == 3 && !sign);
    u32 shift = rest < 0x38800000 ? 126 - (rest >> 23) : 13;
    u32 m = rest < 0x38800000 ? ((rest & 0x7fffff) | 0x800000) : rest - 0x38000000;
    if (rest < 0x38800000 && shift > 24) shift = 25, m = rest ? 1 : 0;
    u32 value = m >> shift, lost = m & ((1u << shift) - 1), half = 1u << (shift - 1);
    if (how == 0) value += lost > half || (lost == half && (value & 1));
    if (away && lost) value++;
    if (value >= 0x7c00) value = toward ? 0x7bff : 0x7c00;
    return (u16)(sign | value);
}
/* Formats of elements; lowering/matrix.py has the same. */
enum { HALF = 0, BRAIN = 1, TENSOR = 2, E4M3 = 3, E5M2 = 4, S8 = 5, U8 = 6, S4 = 7, U4 = 8 };

static inline float small_float(u32 u, u32 exponent_bits) {
    u32 bits = 7 - exponent_bits, e = u >> bits & ((1u << exponent_bits) - 1);
    u32 m = u & ((1u << bits) - 1), bias = (1u << (exponent_bits - 1)) - 1, sign = (u & 0x80) << 24;
    if (exponent_bits == 4 ? (u & 0x7f) == 0x7f : e == 31 && m) return bits_f(0x7fffffff);
    if (exponent_bits == 5 && e == 31) return bits_f(sign | 0x7f800000);
    if (e) return bits_f(sign | (e + 127 - bias) << 23 | m << (23 - bits));
    float v = (float)m * bits_f((128 - bias - bits) << 23);
    return sign ? -v : v;
}

static inline double element(u32 word, u32 n, u32 format) {
    switch (format) {
    case HALF: return half_to_float((u16)(word >> 16 * n));
    case BRAIN: return bits_f(word >> 16 * n << 16);
    case TENSOR: return bits_f(word & 0xffffe000);
    case E4M3: return small_float(word >> 8 * n & 0xff, 4);
    case E5M2: return small_float(word >> 8 * n & 0xff, 5);
    case S8: return (int8_t)(word >> 8 * n);
    case U8: return (u8)(word >> 8 * n);
    case S4: return (int8_t)(word >> 4 * n << 4) >> 4;
    default: return word >> 4 * n & 15;
    }
}

static inline u32 in_word(u32 format) { return format < TENSOR ? 2 : format == TENSOR ? 1 : format < S4 ? 4 : 8; }

/* A float for the half that a double rounds to: what is lost sets its last bit. */
static inline float to_odd(double v) {
    float f = (float)v;
    u32 u = f_bits(f);
    if (v != v || (double)f == v || (u & 1)) return f;
    double size = v < 0 ? -v : v, rounded = f < 0 ? -f : f;
    return bits_f(size > rounded ? u + 1 : u - 1);
}

static inline u32 word_of(double v) { return v != v ? 0x7fffffff : f_bits((float)v); }

/* What atomic operations and bulk reductions make of two halves, or of two brain floats: a sum,
   exact and then rounded to nearest, ties to even; the less; or the greater. As those of other
   instructions sums that are no number are 0x7fff, and of a number and none the number is the less
   and the greater (PTX ISA, "min"); what L2 makes of these is not documented. -0 is below +0. */
enum { SMALL_SUM = 0, SMALL_MIN = 1, SMALL_MAX = 2 };

static inline u32 small_is_nan(u16 u, u32 is_brain) {
    return (u & 0x7fff) > (is_brain ? 0x7f80 : 0x7c00);
}
/* The order of numbers as that of integers. */
static inline s32 small_rank(u16 u) { return u & 0x8000 ? -(s32)(u & 0x7fff) - 1 : u; }

static inline u16 small_number(u16 a, u16 b, u32 how, u32 is_brain) {
    if (how == SMALL_SUM) {
        double v = is_brain ? (double)bits_f((u32)a << 16) + bits_f((u32)b << 16)
                            : (double)half_to_float(a) + half_to_float(b);
        float f = to_odd(v);
        u32 u = f_bits(f);
        if (!is_brain) return float_to_half(f, 0);
        return v != v ? 0x7fff : (u16)((u + 0x7fff + (u >> 16 & 1)) >> 16);
    }
    if (small_is_nan(a, is_brain)) return small_is_nan(b, is_brain) ? 0x7fff : b;
    if (small_is_nan(b, is_brain)) return a;
    return (small_rank(b) < small_rank(a)) == (how == SMALL_MIN) ? b : a;
}
