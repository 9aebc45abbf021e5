/* Bulk copies (PTX ISA, "Data Movement and Conversion Instructions: Bulk copy"), and reductions of
   that kind: made at once, and complete at once. */

#include "alike.h"
#include "bounds.h"
#include "halves.h"
#include "trace.h"

/* Where a copy goes: bits say which of its sides are in shared memory. */
enum { INTO_SHARED = 1, FROM_SHARED = 2 };
enum { BULK_ADD = 1, BULK_MIN, BULK_MAX, BULK_INC, BULK_DEC, BULK_AND, BULK_OR, BULK_XOR };
enum { BULK_U32 = 1, BULK_S32, BULK_U64, BULK_S64, BULK_F16, BULK_BF16, BULK_F32, BULK_F64 };
enum { UNIT = 16 }; /* bytes that addresses and sizes are multiples of */

static u64 whole_numbers(u64 a, u64 b, u32 how, u32 is_signed) {
    u32 less = is_signed ? (s64)a < (s64)b : a < b;
    switch (how) {
    case BULK_ADD: return a + b;
    case BULK_MIN: return less ? a : b;
    case BULK_MAX: return less ? b : a;
    case BULK_INC: return a >= b ? 0 : a + 1;
    case BULK_DEC: return a == 0 || a > b ? b : a - 1;
    case BULK_AND: return a & b;
    case BULK_OR: return a | b;
    default: return a ^ b;
    }
}

static double floats(double a, double b, u32 how) {
    return how == BULK_ADD ? a + b : how == BULK_MIN ? (b < a ? b : a) : (b > a ? b : a);
}

static u64 combined(u64 old, u64 new, u32 how, u32 type) {
    switch (type) {
    case BULK_U32: return (u32)whole_numbers(old, new, how, 0);
    case BULK_S32: return (u32)whole_numbers((u64)(s32)old, (u64)(s32)new, how, 1);
    case BULK_U64: return whole_numbers(old, new, how, 0);
    case BULK_S64: return whole_numbers(old, new, how, 1);
    case BULK_F16: return small_number((u16)old, (u16)new, how - BULK_ADD, 0);
    case BULK_BF16: return small_number((u16)old, (u16)new, how - BULK_ADD, 1);
    case BULK_F32: return f_bits(bits_f((u32)old) + bits_f((u32)new));
    default: return d_bits(floats(bits_d(old), bits_d(new), how));
    }
}

#define REDUCE(T)                                                                                 \
    for (u32 n = 0; n < bytes / sizeof(T); n++) {                                                 \
        T *at = (T *)to + n, more = ((const T *)from)[n];                                         \
        T old = __atomic_load_n(at, __ATOMIC_RELAXED), v;                                         \
        do v = (T)combined(old, more, how, type);                                                 \
        while (!__atomic_compare_exchange_n(at, &old, v, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED)); \
    }

static void reduce(u8 *to, const u8 *from, u32 bytes, u32 how, u32 type) {
    if (type == BULK_F16 || type == BULK_BF16) REDUCE(u16)
    else if (type == BULK_U64 || type == BULK_S64 || type == BULK_F64) REDUCE(u64)
    else REDUCE(u32)
}

/* The host's address of a side in shared memory, of any block of the cluster; NULL if it may not be
   accessed. */
static u8 *shared_side(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 bytes,
                       u32 writes) {
    u8 *found = NULL;
    if (borrow_shared(m, w, instruction, lane, &at)) return NULL;
    if (at & (UNIT - 1)) failed(m, w, MISALIGNED, instruction, lane, at, UNIT, SHARED);
    else if (!inside(at, m->shared_bytes, bytes))
        failed(m, w, OUT_OF_BOUNDS, instruction, lane, at, bytes, SHARED);
    else found = m->shared + at;
    if (found && writes) __builtin_memset(m->written + at, 1, bytes);
    return_shared(m);
    return found;
}

static u8 *global_side(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 bytes,
                       u32 writes) {
    const Allocation *a = allocation_of(m, at, 0, bytes);
    if (at & (UNIT - 1)) failed(m, w, MISALIGNED, instruction, lane, at, UNIT, GLOBAL);
    else if (!a) failed(m, w, OUT_OF_BOUNDS, instruction, lane, at, bytes, GLOBAL);
    else if (writes && (a->flags & 1)) failed(m, w, READ_ONLY, instruction, lane, at, bytes, GLOBAL);
    else return (u8 *)(at - m->arena_low + m->arena_host);
    return NULL;
}

static void count_bulk(Machine *m, s32 slot, u64 at, u32 bytes) {
    AccessCount *c = &m->access[slot];
    u64 last = at + bytes - 1;
    c->requests++, c->lanes++;
    c->sectors += (last >> 5) - (at >> 5) + 1;
    c->lines += (last >> 7) - (at >> 7) + 1;
    c->wavefronts += (bytes + 127) / 128, c->ideal += (bytes + 127) / 128;
}

/* Copies of lanes, one after another, the same ones once. `how` is a reduction, 0 for none; `barrier` the offsets of
   mbarriers that get the bytes, none for copies that are waited for by groups. `cost` is taken off the
   budget for each 128 bytes. */
s32 bulk_copy(Machine *m, Warp *w, s32 instruction, s32 global_slot, s32 shared_slot, u32 mask,
              u32 where, const u64 *restrict to, const u64 *restrict from,
              const u32 *restrict size, const u64 *restrict barrier, u32 cost, u32 how,
              u32 type) {
    u32 noted = m->tracing == TRACE_NOTES;
    if (noted && trace_note(m, w, instruction, NOTE_CAME, 0, 0)) return FAILED;
    Operands own = {0};
    wide_operand(&own, to), wide_operand(&own, from), wide_operand(&own, barrier);
    narrow_operand(&own, size);
    mask = first_of_each(&own, mask);
    EACH(l) if (IN(mask, l)) {
        u32 bytes = size[l], writes_global = !(where & INTO_SHARED);
        u64 outside = writes_global ? to[l] : from[l];
        if (bytes % UNIT)
            return failed(m, w, MISALIGNED, instruction, l, writes_global ? from[l] : to[l], bytes,
                          SHARED);
        if (bytes) {
            u8 *target = writes_global ? global_side(m, w, instruction, l, to[l], bytes, 1)
                                       : shared_side(m, w, instruction, l, to[l], bytes, 1);
            if (!target) return FAILED;
            const u8 *source = where & FROM_SHARED
                                   ? shared_side(m, w, instruction, l, from[l], bytes, 0)
                                   : global_side(m, w, instruction, l, from[l], bytes, 0);
            if (!source) return FAILED;
            if (spend(m, w, instruction, 0, (bytes + 127) / 128 * cost)) return FAILED;
            if (how) reduce(target, source, bytes, how, type);
            else __builtin_memmove(target, source, bytes);
            if (where != (INTO_SHARED | FROM_SHARED) && global_slot >= 0) {
                count_bulk(m, global_slot, outside, bytes);
                u32 kind = how ? ATOMIC : writes_global ? STORE : LOAD;
                if (m->tracing == TRACE_REQUESTS &&
                    trace_span(m, global_slot, place_of(m, NULL, outside), bytes, kind))
                    return FAILED;
            }
            count_bulk(m, shared_slot, where & FROM_SHARED ? from[l] : to[l], bytes);
        }
        if (noted && trace_note(m, w, instruction, NOTE_MOVED, 0, bytes)) return FAILED;
        if (m->checks && where == (INTO_SHARED | FROM_SHARED))
            order_sends(m, w, instruction, l, to[l]);
        if (barrier && m->checks) check_used(m, w, instruction, l, barrier[l], 1);
        if (barrier && complete_bytes(m, w, instruction, l, barrier[l], bytes)) return FAILED;
    }
    return 0;
}

/* The same place in the shared memory of a block by its rank. */
static u64 place_in(u64 at, u32 rank) {
    return (at & ((1u << 24) - 1)) | (u64)(rank + 1) << 24;
}

/* The same to each block of a lane's mask: its bytes come to that block's mbarrier. */
s32 bulk_multicast(Machine *m, Warp *w, s32 instruction, s32 global_slot, s32 shared_slot, u32 mask,
                   u32 where, const u64 *restrict to, const u64 *restrict from,
                   const u32 *restrict size, const u64 *restrict barrier,
                   u32 cost, const u32 *restrict ranks) {
    Operands own = {0};
    wide_operand(&own, to), wide_operand(&own, from), wide_operand(&own, barrier);
    narrow_operand(&own, size), narrow_operand(&own, ranks);
    mask = first_of_each(&own, mask);
    EACH(l) if (IN(mask, l)) {
        s32 slot = global_slot;
        for (u32 rank = 0; rank < MOST_CLUSTER; rank++) {
            u64 target[LANES], its[LANES];
            if (!IN(ranks[l], rank)) continue;
            if (rank >= m->cluster_blocks)
                return failed(m, w, NO_BLOCK, instruction, l, to[l], 0, 0);
            target[l] = place_in(to[l], rank), its[l] = place_in(barrier[l], rank);
            if (bulk_copy(m, w, instruction, slot, shared_slot, 1u << l, where, target, from, size,
                          its, cost, 0, 0))
                return FAILED;
            slot = -1; /* read once */
        }
    }
    return 0;
}
