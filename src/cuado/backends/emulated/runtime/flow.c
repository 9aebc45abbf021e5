/* What kernels do at their branches: small, and part of their own code. */

#include "machine.h"

/* The block that the warp goes on with after its running lanes came to where they meet others,
   or have all exited; -1 where none are left. */
s32 met(Warp *w) {
    while (w->depth > 0) {
        Entry *top = &w->stack[w->depth - 1];
        if (top->mask & w->parked) break; /* they have to go on first */
        w->depth--;
        w->mask = top->mask & w->alive;
        w->meet = top->meet;
        if (w->mask && top->pc != top->meet) return top->pc;
    }
    w->mask = 0;
    return -1;
}

/* The block that comes next after a branch at which the lanes disagree: `taken` go to `target`,
   the others to `next`, and they meet at `meet` (-1: when they exit). */
s32 parted(Machine *m, Warp *w, u32 taken, s32 target, s32 next, s32 meet, s32 instruction) {
    u32 others = w->mask & ~taken;
    if (w->depth + 2 > DEPTH) {
        failed(m, w, TOO_DEEP, instruction, __builtin_ctz(w->mask), 0, 0, 0);
        return -2;
    }
    if (meet != w->meet) {
        w->stack[w->depth++] = (Entry){meet, w->meet, w->mask};
        w->meet = meet;
    }
    if (target == meet) {
        w->mask = others;
        return next;
    }
    if (next == meet) {
        w->mask = taken;
        return target;
    }
    w->stack[w->depth++] = (Entry){next, meet, others};
    w->mask = taken;
    return target;
}

/* Lanes come to a trap. */
s32 trapped(Machine *m, Warp *w, s32 instruction, u32 mask) {
    return mask ? failed(m, w, TRAPPED, instruction, __builtin_ctz(mask), 0, 0, 0) : 0;
}

/* Take the instructions of a basic block off the budget. */
s32 spend(Machine *m, Warp *w, s32 instruction, u32 instructions) {
    u64 cost = (u64)instructions * LANES;
    if (m->budget < cost)
        return failed(m, w, BUDGET, instruction, __builtin_ctz(w->mask), 0, 0, 0);
    m->budget -= cost;
    return 0;
}
