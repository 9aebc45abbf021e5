/* mbarriers (PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier"): each is
   64 bits of shared memory, which no program may look into. From the lowest bit on: arrivals pending
   in this phase (20), arrivals that each phase expects (20), bytes expected less those that came (21,
   signed), the phase's parity, and a mark of two bits.

   A warp that waits in vain lets others run (`poll`): whatever loop it is in, it tries again in its
   next turn. Lanes of one warp that wait apart take turns as well. */

#include "bounds.h"
#include "checks.h"
#include "trace.h"

enum { MAKE, UNMAKE, EXPECT, COMPLETE, ARRIVE, DROP, OPERATION = 7 /* and how it orders: checks.h */ };
enum { MOST_COUNT = (1 << 20) - 1 };

#define MARKED (1ull << 63)
#define MARK (3ull << 62)

static u32 pending_of(u64 word) { return (u32)(word & MOST_COUNT); }
static u32 expected_of(u64 word) { return (u32)(word >> 20 & MOST_COUNT); }
static s32 bytes_of(u64 word) { return (s32)((s64)(word << 3) >> 43); }
static u32 phase_of(u64 word) { return (u32)(word >> 61 & 1); }

static u64 word_of_barrier(u32 pending, u32 expected, s32 bytes, u32 phase) {
    return MARKED | (u64)phase << 61 | ((u64)bytes & 0x1fffff) << 40 | (u64)expected << 20 | pending;
}

u64 shared_offset(const Machine *m, u64 address, u32 is_generic) {
    if (!is_generic) return address;
    return address >> 32 == m->shared_window >> 32 ? address - m->shared_window : ~0ull;
}

s32 failed_barrier(Machine *m, Warp *w, s32 kind, s32 instruction, s32 lane, u64 at, u64 word,
                   u32 phase) {
    failed(m, w, kind, instruction, lane, at, 8, SHARED);
    if (m->error.kind == kind) m->error.state = word, m->error.phase = phase;
    return FAILED;
}

/* The content of the mbarrier at an offset; FAILED if there can be none. */
static s32 look(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u64 *word) {
    if (!inside(at, m->shared_bytes, 8))
        return failed(m, w, OUT_OF_BOUNDS, instruction, lane, at, 8, SHARED);
    if (at & 7) return failed(m, w, MISALIGNED, instruction, lane, at, 8, SHARED);
    __builtin_memcpy(word, m->shared + at, 8);
    return 0;
}

static void keep(Machine *m, u64 at, u64 word) {
    __builtin_memcpy(m->shared + at, &word, 8);
    __builtin_memset(m->written + at, 1, 8);
    m->moves++;
}

/* A phase whose arrivals and bytes are complete ends, and the next begins. */
static void settle(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u64 word) {
    u32 expected = expected_of(word), ends = !pending_of(word) && !bytes_of(word) && expected;
    if (ends) word = word_of_barrier(expected, expected, 0, !phase_of(word));
    keep(m, at, word);
    if (ends && m->checks) {
        check_phase(m, w, instruction, lane, at);
        order_phase_ends(m, lent_of(m), at);
    }
}

/* Change what a barrier expects by some bytes. */
static s32 expect(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u64 *word, s64 more) {
    s64 bytes = bytes_of(*word) + more;
    if (bytes > MOST_COUNT || bytes < -MOST_COUNT)
        return failed_barrier(m, w, TRANSACTION, instruction, lane, at, *word, phase_of(*word));
    *word = word_of_barrier(pending_of(*word), expected_of(*word), (s32)bytes, phase_of(*word));
    return 0;
}

static s32 arrive_at(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u64 word, u32 count,
                     u32 what) {
    u32 drops = (what & OPERATION) == DROP;
    u32 pending = pending_of(word), expected = expected_of(word);
    if (!count || count > pending)
        return failed_barrier(m, w, ARRIVALS, instruction, lane, at, word, phase_of(word));
    if (m->checks) {
        check_arrival(m, w, at, what & RELAXED);
        order_arrives(m, w->number, lent_of(m), at, what);
    }
    settle(m, w, instruction, lane, at,
           word_of_barrier(pending - count, drops ? expected - count : expected, bytes_of(word),
                           phase_of(word)));
    return 0;
}

/* Bytes of a copy have come, or arrivals are pending on copies: by the machine, not by a thread. */
static s32 complete_own(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u64 bytes) {
    u64 word;
    if (look(m, w, instruction, lane, at, &word)) return FAILED;
    if ((word & MARK) != MARKED)
        return failed_barrier(m, w, NO_MBARRIER, instruction, lane, at, word, 0);
    if (expect(m, w, instruction, lane, at, &word, -(s64)bytes)) return FAILED;
    if (m->checks) order_completes(m, lent_of(m), at);
    if (m->tracing == TRACE_NOTES && trace_note(m, w, instruction, NOTE_BYTES, at, bytes)) return FAILED;
    settle(m, w, instruction, lane, at, word);
    return 0;
}

/* The same of an mbarrier of any block of the cluster. */
s32 complete_bytes(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u64 bytes) {
    if (borrow_shared(m, w, instruction, lane, &at)) return FAILED;
    s32 how = complete_own(m, w, instruction, lane, at, bytes);
    return_shared(m);
    return how;
}

/* Bytes of each lane's asynchronous store or reduction have come. */
s32 store_completed(Machine *m, Warp *w, s32 instruction, u32 mask, const u64 *restrict address,
                    u32 bytes) {
    EACH(l) if (IN(mask, l))
        if (complete_bytes(m, w, instruction, l, address[l], bytes)) return FAILED;
    return 0;
}

static s32 change_barrier(Machine *m, Warp *w, s32 instruction, u32 how, s32 lane, u64 at,
                          u32 amount, u32 bytes, u32 is_own, u64 *state) {
    u64 word;
    u32 what = how & OPERATION;
    if (look(m, w, instruction, lane, at, &word)) return FAILED;
    if (what == MAKE) {
        if (!amount || amount > MOST_COUNT)
            return failed_barrier(m, w, ARRIVALS, instruction, lane, at, 0, 0);
        if (m->checks) check_made(m, w, instruction, lane, at, (word & MARK) == MARKED);
        keep(m, at, word_of_barrier(amount, amount, 0, 0));
        return 0;
    }
    if ((word & MARK) != MARKED)
        return failed_barrier(m, w, NO_MBARRIER, instruction, lane, at, word, 0);
    if (m->checks && is_own) check_used(m, w, instruction, lane, at, 0);
    *state = word;
    if (what == UNMAKE) {
        if (m->checks) check_unmade(m, w, instruction, lane, at);
        keep(m, at, 0);
        return 0;
    }
    s64 more = what == COMPLETE ? -(s64)bytes : (s64)bytes;
    if (more && expect(m, w, instruction, lane, at, &word, more)) return FAILED;
    if (what < ARRIVE) settle(m, w, instruction, lane, at, word);
    else return arrive_at(m, w, instruction, lane, at, word, amount, how);
    return 0;
}

/* Note what a lane has done to an mbarrier. */
static s32 note_change(Machine *m, Warp *w, s32 instruction, u32 what, u64 at, u32 amount, u32 bytes) {
    if (what == MAKE) return trace_note(m, w, instruction, NOTE_MADE, at, amount);
    u32 brings = what == COMPLETE;
    if (bytes && trace_note(m, w, instruction, brings ? NOTE_BYTES : NOTE_EXPECTED, at, bytes))
        return FAILED;
    return what < ARRIVE ? 0 : trace_note(m, w, instruction, NOTE_ARRIVED, at, amount);
}

/* Lanes, one after another: `amount` is the count of a barrier or of arrivals, `bytes` how many more
   are expected, or come. `state` becomes what it was before. */
s32 mbarrier(Machine *m, Warp *w, s32 instruction, u32 what, u32 mask, const u64 *restrict address,
             u32 is_generic, const u32 *restrict amount, const u32 *restrict bytes,
             u64 *restrict state) {
    u32 noted = m->tracing == TRACE_NOTES;
    if (noted && trace_note(m, w, instruction, NOTE_CAME, 0, 0)) return FAILED;
    EACH(l) if (IN(mask, l)) {
        u64 at = shared_offset(m, address[l], is_generic), own = at;
        if (borrow_shared(m, w, instruction, l, &at)) return FAILED;
        s32 how = change_barrier(m, w, instruction, what, l, at, amount[l], bytes[l], at == own,
                                 &state[l]);
        return_shared(m);
        if (how) return FAILED;
        u32 changes = what & OPERATION;
        if (noted && note_change(m, w, instruction, changes, at, amount[l], bytes[l])) return FAILED;
    }
    return 0;
}

/* cp.async.mbarrier.arrive: an arrival when the thread's copies so far are complete, which they are.
   Without .noinc the phase expects one arrival more. */
s32 mbarrier_copied(Machine *m, Warp *w, s32 instruction, u32 mask, const u64 *restrict address,
                    u32 is_generic, u32 adds) {
    u32 noted = m->tracing == TRACE_NOTES;
    if (noted && trace_note(m, w, instruction, NOTE_CAME, 0, 0)) return FAILED;
    if (m->checks) check_copied(m, w);
    EACH(l) if (IN(mask, l)) {
        u64 at = shared_offset(m, address[l], is_generic), word;
        if (look(m, w, instruction, l, at, &word)) return FAILED;
        if ((word & MARK) != MARKED)
            return failed_barrier(m, w, NO_MBARRIER, instruction, l, at, word, 0);
        if (m->checks) check_used(m, w, instruction, l, at, 0);
        if (adds && pending_of(word) == MOST_COUNT)
            return failed_barrier(m, w, ARRIVALS, instruction, l, at, word, phase_of(word));
        if (m->checks) check_copied_to(m, w, at);
        /* One arrival more, and that arrival: together they change nothing. */
        if (!adds && arrive_at(m, w, instruction, l, at, word, 1, ARRIVE)) return FAILED;
        if (!adds && noted && trace_note(m, w, instruction, NOTE_COPIED, at, 1)) return FAILED;
    }
    return 0;
}

/* The lanes for which a phase is over: that of a parity, or that of a state. FAILED, or 0. */
s32 mbarrier_wait(Machine *m, Warp *w, s32 instruction, u32 mask, const u64 *restrict address,
                  u32 is_generic, const u64 *restrict waited, u32 how, u32 *passed) {
    u32 found = 0, waits = 0, is_parity = how & 1, is_relaxed = how & RELAXED;
    u64 first = 0;
    EACH(l) if (IN(mask, l)) {
        u64 at = shared_offset(m, address[l], is_generic), word;
        if (look(m, w, instruction, l, at, &word)) return FAILED;
        if ((word & MARK) != MARKED)
            return failed_barrier(m, w, NO_MBARRIER, instruction, l, at, word, 0);
        u32 phase = is_parity ? waited[l] & 1 : phase_of(waited[l]);
        if (m->checks) check_used(m, w, instruction, l, at, 0);
        if (phase != phase_of(word)) {
            if (!found) first = at, waits = phase;
            found |= 1u << l;
            if (m->checks) order_waits(m, m->rank, at, 0, is_relaxed);
        } else {
            w->polled = at, w->polled_at = instruction, w->polled_phase = phase;
            w->polled_lane = (u32)l;
        }
    }
    if (m->checks && found) check_observed(m, w, instruction, found, address, is_generic, is_relaxed);
    *passed = found;
    if (m->tracing != TRACE_NOTES) return 0;
    if (mask && !found) return trace_note(m, w, instruction, NOTE_VAIN, 0, 1);
    if (trace_note(m, w, instruction, NOTE_CAME, 0, 0)) return FAILED;
    return found ? trace_note(m, w, instruction, NOTE_WAITED, first, waits) : 0;
}

/* Whether lanes of an entry of the stack wait to run, and for nobody above it. */
static u32 may_run(const Warp *w, s32 n) {
    const Entry *one = &w->stack[n];
    u32 lanes = one->mask & w->alive;
    if (!lanes || one->pc == one->reconvergence || (lanes & (w->mask | w->parked))) return 0;
    for (s32 k = n + 1; k < w->depth; k++)
        if (w->stack[k].mask & lanes) return 0;
    return 1;
}

/* A warp waits in vain: it goes on at `next` in its next turn, or other lanes of it do, which wait
   to run the other side of a branch. */
s32 poll(Machine *m, Warp *w, s32 next) {
    (void)m;
    w->pc = next == w->reconvergence ? reconverged(w) : next;
    for (s32 n = 0; n < w->depth; n++) {
        if (!may_run(w, n)) continue;
        Entry one = w->stack[n];
        for (s32 k = n + 1; k < w->depth; k++) w->stack[k - 1] = w->stack[k];
        w->stack[w->depth - 1] = (Entry){w->pc, w->reconvergence, w->mask};
        w->pc = one.pc;
        w->mask = one.mask & w->alive;
        w->reconvergence = one.reconvergence;
        break;
    }
    return POLLING;
}

/* All warps that are left wait, and no phase ends any more: the first that waits for bytes that
   nobody brings is named, or else the first that waits at an mbarrier. */
s32 stuck(Machine *m) {
    Warp *named = NULL;
    u64 state = 0;
    s32 kind = MBARRIER_DEADLOCK;
    for (u32 n = 0; n < m->warps; n++) {
        Warp *w = &m->state[n];
        u64 word;
        if (!w->alive || w->waiting || !w->polls) continue;
        __builtin_memcpy(&word, m->shared + w->polled, 8);
        u32 odd = !pending_of(word) && bytes_of(word);
        if (named && !odd) continue;
        named = w, state = word;
        if (!odd) continue;
        kind = TRANSACTION;
        break;
    }
    if (!named) return 0;
    return failed_barrier(m, named, kind, named->polled_at, (s32)named->polled_lane, named->polled,
                          state, named->polled_phase);
}
