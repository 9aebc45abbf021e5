/* Atomic operations on the host's memory, lane by lane in order. Where blocks run side by side on
   several threads of the host they must be atomic there as well; a machine that is alone can do
   without, which is several times as fast. */

#include "machine.h"

enum { ADD, MIN, MAX, AND, OR, XOR, EXCH, INC, DEC, CAS };

#define ATOMIC(name, T, new_value)                                                                \
    void name(T *restrict d, const u64 *restrict address, const T *restrict b,                    \
              const T *restrict c, u32 mask, u32 how, u32 alone) {                                \
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

#define FLOATING(F, U)                                                                            \
    ({                                                                                            \
        union { U u; F f; } x = {.u = old}, y = {.u = b[l]};                                      \
        x.f = how == ADD ? x.f + y.f : how == MIN ? (y.f < x.f ? y.f : x.f)                       \
                                                  : (y.f > x.f ? y.f : x.f);                      \
        x.u;                                                                                      \
    })
ATOMIC(atomic_f32, u32, FLOATING(float, u32))
ATOMIC(atomic_f64, u64, FLOATING(double, u64))
