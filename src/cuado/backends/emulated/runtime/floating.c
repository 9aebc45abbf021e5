/* Floating-point functions. Approximations are within what the PTX ISA states (9.7.3): they are
   not the hardware's bits. */

#include "halves.h"

#define FLOATS(name, ...)                                                                         \
    void name(float *restrict d, const float *restrict a) {                                       \
        EACH(l) { float x = a[l]; __VA_ARGS__; }                                                  \
    }

static double pow2(s32 n) { return bits_d((u64)(n + 1023) << 52); }

/* 2^x: 2^round(x) times a Taylor polynomial of 2^r, |r| <= 1/2; in double, so that the float is
   within one ulp of the exact value. */
static double exp2_in_double(double x) {
    x = x < -300 ? -300 : x > 300 ? 300 : x;
    double n = __builtin_floor(x + 0.5), r = (x - n) * 0.69314718055994530942;
    double p = 1.0 / 3628800;
    p = p * r + 1.0 / 362880, p = p * r + 1.0 / 40320, p = p * r + 1.0 / 5040;
    p = p * r + 1.0 / 720, p = p * r + 1.0 / 120, p = p * r + 1.0 / 24;
    p = p * r + 1.0 / 6, p = p * r + 0.5, p = p * r + 1, p = p * r + 1;
    return p * pow2((s32)n);
}
FLOATS(ex2_f32, d[l] = x != x ? x : (float)exp2_in_double(x))

/* log2(x) = e + 2/ln 2 atanh((m-1)/(m+1)), m in [sqrt 1/2, sqrt 2). */
static double log2_in_double(double x) {
    u64 u = d_bits(x);
    s32 e = (s32)(u >> 52 & 2047) - 1023;
    double m = bits_d((u & 0xfffffffffffffull) | 0x3ff0000000000000ull);
    if (m > 1.41421356237309504880) m *= 0.5, e++;
    double s = (m - 1) / (m + 1), q = s * s;
    double p = 1.0 / 19;
    p = p * q + 1.0 / 17, p = p * q + 1.0 / 15, p = p * q + 1.0 / 13, p = p * q + 1.0 / 11;
    p = p * q + 1.0 / 9, p = p * q + 1.0 / 7, p = p * q + 1.0 / 5, p = p * q + 1.0 / 3;
    p = p * q + 1;
    return e + 2.88539008177792681472 * s * p;
}
FLOATS(lg2_f32, d[l] = x != x || x < 0 ? bits_f(0x7fffffff)
                       : x == 0 ? -__builtin_inff()
                       : x == __builtin_inff() ? x : (float)log2_in_double(x))

/* sin and cos of x: reduced by multiples of pi/2 in double, then Taylor polynomials. */
static double sine_of(double r) {
    double q = r * r, p = -1.0 / 1307674368000.0;
    p = p * q + 1.0 / 6227020800.0, p = p * q - 1.0 / 39916800, p = p * q + 1.0 / 362880;
    p = p * q - 1.0 / 5040, p = p * q + 1.0 / 120, p = p * q - 1.0 / 6, p = p * q + 1;
    return p * r;
}
static double cosine_of(double r) {
    double q = r * r, p = 1.0 / 20922789888000.0;
    p = p * q - 1.0 / 87178291200.0, p = p * q + 1.0 / 479001600, p = p * q - 1.0 / 3628800;
    p = p * q + 1.0 / 40320, p = p * q - 1.0 / 720, p = p * q + 1.0 / 24, p = p * q - 0.5;
    return p * q + 1;
}
static float circular(float x, s32 quarter) {
    /* Further out an H200 counts whole turns. */
    if (!(x < 1e9f && x > -1e9f)) return x - x == 0 ? (float)quarter : bits_f(0x7fffffff);
    double n = __builtin_floor(x * 0.63661977236758134308 + 0.5);
    double r = x - n * 1.57079632679489655800, low = n * 6.12323399573676603587e-17;
    r -= low;
    s32 q = (s32)((s64)n & 3) + quarter;
    double v = q & 1 ? cosine_of(r) : sine_of(r);
    return (float)(q & 2 ? -v : v);
}
FLOATS(sin_f32, d[l] = circular(x, 0))
FLOATS(cos_f32, d[l] = circular(x, 1))
/* Near 0 the quotient would lose what x has: there it is x, but for x^3/3. */
FLOATS(tanh_f32, double e = exp2_in_double(2.88539008177792681472 * (x > 20 ? 20 : x < -20 ? -20 : x));
       d[l] = x != x || (x < 0x1p-10f && x > -0x1p-10f) ? x : (float)((e - 1) / (e + 1)))

/* Conversions of float to integers: out of range gives the nearest integer there is; NaN gives 0,
   or only the top bit where 64 bits are involved: PTX ISA, cvt. `x` is rounded already. */
#define TO_INTEGER(name, T, least, most, low, high, F)                                            \
    void name(T *restrict d, const F *restrict a) {                                               \
        const u32 wide = sizeof(T) == 8 || sizeof(F) == 8;                                        \
        EACH(l) {                                                                                 \
            F x = a[l];                                                                           \
            F held = x >= low && x < high ? x : 0;                                                \
            d[l] = x != x ? (T)(wide ? (u64)1 << (8 * sizeof(T) - 1) : 0) : x < low ? least : x >= high ? most : (T)held;                     \
        }                                                                                         \
    }
#define TO_INTEGERS(F, f)                                                                         \
    TO_INTEGER(f##_to_s8, int8_t, INT8_MIN, INT8_MAX, -128, 128, F)                               \
    TO_INTEGER(f##_to_u8, u8, 0, UINT8_MAX, 0, 256, F)                                            \
    TO_INTEGER(f##_to_s16, int16_t, INT16_MIN, INT16_MAX, -32768, 32768, F)                       \
    TO_INTEGER(f##_to_u16, u16, 0, UINT16_MAX, 0, 65536, F)                                       \
    TO_INTEGER(f##_to_s32, s32, INT32_MIN, INT32_MAX, -2147483648.0, 2147483648.0, F)             \
    TO_INTEGER(f##_to_u32, u32, 0, UINT32_MAX, 0, 4294967296.0, F)                                \
    TO_INTEGER(f##_to_s64, s64, INT64_MIN, INT64_MAX, -9223372036854775808.0,                     \
               9223372036854775808.0, F)                                                          \
    TO_INTEGER(f##_to_u64, u64, 0, UINT64_MAX, 0, 18446744073709551616.0, F)
TO_INTEGERS(float, f32)
TO_INTEGERS(double, f64)

void f16_to_f32(float *restrict d, const u16 *restrict a) { EACH(l) d[l] = half_to_float(a[l]); }
void f32_to_f16(u16 *restrict d, const float *restrict a, u32 how) {
    EACH(l) d[l] = float_to_half(a[l], how);
}
void bf16_to_f32(float *restrict d, const u16 *restrict a) { EACH(l) d[l] = bits_f((u32)a[l] << 16); }
void f32_to_bf16(u16 *restrict d, const float *restrict a, u32 how) {
    EACH(l) {
        u32 u = f_bits(a[l]);
        u32 up = how == 0 ? 0x7fff + (u >> 16 & 1) : how == 1 ? 0 : (how == 3) == !(u >> 31) ? 0xffff : 0;
        d[l] = a[l] != a[l] ? 0x7fff : (u16)((u + ((u & 0x7f800000) == 0x7f800000 ? 0 : up)) >> 16);
    }
}
