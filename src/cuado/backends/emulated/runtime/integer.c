/* Integer instructions that LLVM has no vector operation for. Each works on all lanes: what an
   inactive lane holds is never read, but must not trap either. */

#include "machine.h"

#define LANEWISE(name, out_t, in_t, ...)                                                          \
    void name(out_t *restrict d, const in_t *restrict a, const in_t *restrict b,                  \
              const in_t *restrict c) {                                                           \
        (void)a, (void)b, (void)c;                                                                \
        EACH(l) { __VA_ARGS__; }                                                                  \
    }

/* Division: by zero gives all ones and the remainder the dividend, as the hardware does; the
   least number by -1 gives itself. */
#define DIVISIONS(bits, U, S, least)                                                              \
    LANEWISE(div_u##bits, U, U, d[l] = b[l] ? a[l] / b[l] : (U)~(U)0)                             \
    LANEWISE(rem_u##bits, U, U, d[l] = b[l] ? a[l] % b[l] : a[l])                                 \
    LANEWISE(div_s##bits, U, U, S x = (S)a[l]; S y = (S)b[l];                                     \
             d[l] = !y ? (U)~(U)0 : y == -1 ? (U)0 - a[l] : (U)(x / y))                           \
    LANEWISE(rem_s##bits, U, U, S x = (S)a[l]; S y = (S)b[l];                                     \
             d[l] = !y ? a[l] : y == -1 ? 0 : (U)(x % y))
DIVISIONS(16, u16, int16_t, INT16_MIN)
DIVISIONS(32, u32, s32, INT32_MIN)
DIVISIONS(64, u64, s64, INT64_MIN)

LANEWISE(mulhi_u64, u64, u64, d[l] = (u64)(((unsigned __int128)a[l] * b[l]) >> 64))
LANEWISE(mulhi_s64, u64, u64, d[l] = (u64)(((__int128)(s64)a[l] * (s64)b[l]) >> 64))

/* bfe: PTX ISA 9.7.1.20: position and length are bytes; signed ones repeat the sign bit. */
LANEWISE(bfe_u32, u32, u32, u32 p = b[l] & 255; u32 n = c[l] & 255;
         u32 v = p > 31 ? 0 : a[l] >> p; d[l] = n > 31 ? v : v & ((1u << n) - 1))
LANEWISE(bfe_u64, u64, u64, u64 p = b[l] & 255; u64 n = c[l] & 255;
         u64 v = p > 63 ? 0 : a[l] >> p; d[l] = n > 63 ? v : v & ((1ull << n) - 1))
LANEWISE(bfe_s32, u32, u32, u32 p = b[l] & 255; u32 n = c[l] & 255; u32 at = p + n - 1;
         u32 sign = n == 0 ? 0 : (a[l] >> (at > 31 ? 31 : at)) & 1;
         u32 v = p > 31 ? 0 : a[l] >> p; u32 held = p > 31 ? 0 : 32 - p;
         u32 keep = n < held ? n : held; u32 low = keep > 31 ? FULL : (1u << keep) - 1;
         d[l] = n == 0 ? 0 : (v & low) | (sign ? ~low : 0))
LANEWISE(bfe_s64, u64, u64, u64 p = b[l] & 255; u64 n = c[l] & 255; u64 at = p + n - 1;
         u64 sign = n == 0 ? 0 : (a[l] >> (at > 63 ? 63 : at)) & 1;
         u64 v = p > 63 ? 0 : a[l] >> p; u64 held = p > 63 ? 0 : 64 - p;
         u64 keep = n < held ? n : held; u64 low = keep > 63 ? ~0ull : (1ull << keep) - 1;
         d[l] = n == 0 ? 0 : (v & low) | (sign ? ~low : 0))

void bfi_u32(u32 *restrict d, const u32 *restrict a, const u32 *restrict b, const u32 *restrict c,
             const u32 *restrict e) {
    EACH(l) {
        u32 p = c[l] & 255, n = e[l] & 255;
        u32 m = n > 31 ? FULL : (1u << n) - 1;
        d[l] = p > 31 ? b[l] : (b[l] & ~(m << p)) | ((a[l] & m) << p);
    }
}
void bfi_u64(u64 *restrict d, const u64 *restrict a, const u64 *restrict b, const u64 *restrict c,
             const u64 *restrict e) {
    EACH(l) {
        u64 p = c[l] & 255, n = e[l] & 255;
        u64 m = n > 63 ? ~0ull : (1ull << n) - 1;
        d[l] = p > 63 ? b[l] : (b[l] & ~(m << p)) | ((a[l] & m) << p);
    }
}

static u32 pick(u64 pair, u32 selector) {
    u32 byte = (u32)(pair >> (8 * (selector & 7))) & 255;
    return selector & 8 ? (byte & 128 ? 255 : 0) : byte;
}
LANEWISE(prmt_b32, u32, u32, u64 pair = (u64)b[l] << 32 | a[l]; u32 s = c[l];
         d[l] = pick(pair, s & 15) | pick(pair, s >> 4 & 15) << 8 |
                pick(pair, s >> 8 & 15) << 16 | pick(pair, s >> 12 & 15) << 24)

static s32 part(u32 v, u32 byte, u32 is_signed) {
    u32 x = v >> (8 * byte) & 255;
    return is_signed ? (s32)(int8_t)x : (s32)x;
}
#define DP4A(name, sa, sb)                                                                        \
    LANEWISE(name, u32, u32, u32 sum = c[l];                                                      \
             for (u32 k = 0; k < 4; k++) sum += (u32)(part(a[l], k, sa) * part(b[l], k, sb));     \
             d[l] = sum)
DP4A(dp4a_u32_u32, 0, 0)
DP4A(dp4a_s32_s32, 1, 1)
DP4A(dp4a_s32_u32, 1, 0)
DP4A(dp4a_u32_s32, 0, 1)
