/* Atomic operations on the host's memory, lane by lane in order. Where blocks run side by side on
   several threads of the host they must be atomic there as well; a machine that is alone can do
   without, which is several times as fast. */

#include "halves.h"
#include "machine.h"

enum { ADD, MIN, MAX, AND, OR, XOR, EXCH, INC, DEC, CAS };

#define ATOMIC(name, T, new_value)                                                                \
    void name(T *restrict d, const u64 *restrict address, const T *restrict b,                    \
              const T *restrict c, u32 mask, u32 alone, u32 how) {                                \
        if (alone) {                                                                              \
            EACH(l) if (IN(mask, l)) {                                                            \
                T *at = (T *)address[l], old = *at;                                               \
                *at = new_value;                                                                  \
                d[l] = old;                                                                       \
            }                                                                                     \
            return;                                                                               \
        }                                                                                         \
        EACH(l) {                                                                                 \
            if (!IN(mask, l)) continue;                                                           \
            T *at = (T *)address[l], old = __atomic_load_n(at, __ATOMIC_RELAXED), v;              \
            do v = new_value;                                                                     \
            while (!__atomic_compare_exchange_n(at, &old, v, 1, __ATOMIC_RELAXED,                 \
                                                __ATOMIC_RELAXED));                               \
            d[l] = old;                                                                           \
        }                                                                                         \
        (void)c;                                                                                  \
    }

#define INTEGER(T)                                                                                \
    (how == ADD   ? (T)(old + b[l])                                                               \
     : how == MIN ? (old < b[l] ? old : b[l])                                                     \
     : how == MAX ? (old > b[l] ? old : b[l])                                                     \
     : how == AND ? (old & b[l])                                                                  \
     : how == OR  ? (old | b[l])                                                                  \
     : how == XOR ? (old ^ b[l])                                                                  \
     : how == EXCH ? b[l]                                                                         \
     : how == INC ? (T)(old >= b[l] ? 0 : old + 1)                                                \
     : how == DEC ? (T)(old == 0 || old > b[l] ? b[l] : old - 1)                                  \
                  : (old == b[l] ? c[l] : old))

ATOMIC(atomic_u32, u32, INTEGER(u32))
ATOMIC(atomic_s32, s32, INTEGER(s32))
ATOMIC(atomic_u64, u64, INTEGER(u64))
ATOMIC(atomic_s64, s64, INTEGER(s64))
ATOMIC(atomic_u16, u16, INTEGER(u16))

/* Sums of floats. In global memory subnormal f32 count as zeros of their sign (PTX ISA, "atom").
   NaNs are as an H200 makes them: of f32 one; of f64 in global memory the second as it is, or else
   the first, in shared memory the first made quiet, or else the second. */
static u32 without_small(u32 u) { return u & 0x7f800000 ? u : u & 0x80000000; }
static u32 sum_f32(u32 a, u32 b, u32 is_global) {
    if (is_global) a = without_small(a), b = without_small(b);
    union { u32 u; float f; } x = {.u = a}, y = {.u = b};
    x.f += y.f;
    if (x.f != x.f) return 0x7fffffff;
    return is_global ? without_small(x.u) : x.u;
}
static u32 is_nan_f64(u64 u) { return (u << 1) > 0xffe0000000000000ull; }
static u64 sum_f64(u64 a, u64 b, u32 is_global) {
    u64 first = is_global ? b : a, second = is_global ? a : b, quiet = (u64)!is_global << 51;
    if (is_nan_f64(first)) return first | quiet;
    if (is_nan_f64(second)) return second | quiet;
    union { u64 u; double f; } x = {.u = a}, y = {.u = b};
    x.f += y.f;
    return x.f != x.f ? 0xfff8000000000000ull : x.u;
}
/* `how` are the lanes whose address is in global memory. */
ATOMIC(atomic_f32, u32, sum_f32(old, b[l], IN(how, l)))
ATOMIC(atomic_f64, u64, sum_f64(old, b[l], IN(how, l)))

/* Halves and brain floats, alone and two in a word: `how` is ADD, MIN or MAX. */
static u16 small(u16 a, u16 b, u32 how, u32 is_brain) {
    u32 what = how == ADD ? SMALL_SUM : how == MIN ? SMALL_MIN : SMALL_MAX;
    return small_number(a, b, what, is_brain);
}
static u32 pair(u32 a, u32 b, u32 how, u32 is_brain) {
    u32 high = small((u16)(a >> 16), (u16)(b >> 16), how, is_brain);
    return high << 16 | small((u16)a, (u16)b, how, is_brain);
}
ATOMIC(atomic_f16, u16, small(old, b[l], how, 0))
ATOMIC(atomic_bf16, u16, small(old, b[l], how, 1))
ATOMIC(atomic_f16x2, u32, pair(old, b[l], how, 0))
ATOMIC(atomic_bf16x2, u32, pair(old, b[l], how, 1))
