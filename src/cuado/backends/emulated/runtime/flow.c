/* What kernels do at their branches: small, and part of their own code. */

#include "machine.h"

/* The block at which the warp continues after its active lanes reached their reconvergence point,
   or have all exited; -1 if no lanes are left. */
s32 reconverged(Warp *w) {
    while (w->depth > 0) {
        Entry *top = &w->stack[w->depth - 1];
        if (top->mask & w->parked) break; /* these have to run first */
        w->depth--;
        w->mask = top->mask & w->alive;
        w->reconvergence = top->reconvergence;
        if (w->mask && top->pc != top->reconvergence) return top->pc;
    }
    w->mask = 0;
    return -1;
}

/* The next block after a branch at which lanes diverge: `taken` go to `target`, the others to
   `next`, and they reconverge at `reconvergence` (-1: when they exit). */
s32 diverged(Machine *m, Warp *w, u32 taken, s32 target, s32 next, s32 reconvergence, s32 instruction) {
    u32 others = w->mask & ~taken;
    if (w->depth + 2 > DEPTH) {
        failed(m, w, TOO_DEEP, instruction, __builtin_ctz(w->mask), 0, 0, 0);
        return -2;
    }
    if (reconvergence != w->reconvergence) {
        w->stack[w->depth++] = (Entry){reconvergence, w->reconvergence, w->mask};
        w->reconvergence = reconvergence;
    }
    if (target == reconvergence) {
        w->mask = others;
        return next;
    }
    if (next == reconvergence) {
        w->mask = taken;
        return target;
    }
    w->stack[w->depth++] = (Entry){next, reconvergence, others};
    w->mask = taken;
    return target;
}

/* Lanes come to a trap. */
s32 trapped(Machine *m, Warp *w, s32 instruction, u32 mask) {
    return mask ? failed(m, w, TRAPPED, instruction, __builtin_ctz(mask), 0, 0, 0) : 0;
}

/* Take the instructions of a basic block off the budget, and what they take longer than plain ones. */
s32 spend(Machine *m, Warp *w, s32 instruction, u32 instructions, u32 more) {
    u64 cost = ((u64)instructions + more) * LANES;
    m->delays += (u64)more * LANES;
    if (m->budget < cost + m->look_at && !goes_on(m, cost))
        return failed(m, w, BUDGET, instruction, __builtin_ctz(w->mask), 0, 0, 0);
    m->budget -= cost;
    return 0;
}
