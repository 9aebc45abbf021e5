/* Warps that change shared memory by a loop: load, compute, store if nobody was faster, else again.
   How often they go round is a matter of time, so time is what is modelled. Each scheduler hands its
   warps' accesses to the data stage one after the other, in the order in which they are ready; of
   the stage's passes every fourth is its own where there are four. A load sees what is visible when
   it is accepted, a compare-and-store compares with all that was stored before, and what it stores
   is visible some cycles later. Of lanes that want to change one word the first wins. Times are
   whole cycles, lest ties depend on fractions. */

#include "retries.h"
#include "trace.h"

static const u64 *trace_of(const Retries *r, u64 number) { return r->traces[number / r->warps]; }

static u64 word_of(const u64 *change, int lane) {
    return change[1 + lane / 4] >> 16 * (lane % 4) & 0xffff;
}

static u32 slot_of(const u64 *change) { return (u32)(*change >> TRACE_SLOT & 0x7fff); }

/* What a warp does between two loops: 0 to twice the mean, lest all warps come at once each time. */
static double drawn(Retries *r) {
    r->random ^= r->random << 13;
    r->random ^= r->random >> 7;
    r->random ^= r->random << 17;
    return (double)(u64)(2 * r->rest * ((double)(r->random >> 11) * 0x1p-53));
}

/* A warp comes to its next change that is made by a loop, or to the end of what it does before a
   barrier, or to its end. */
static void come(Retries *r, u64 number, double time) {
    RetryWarp *w = &r->state[number];
    w->ready = time;
    w->swaps = 0;
    while (*w->at >> TRACE_KIND == TRACE_CHANGE && !r->loops[slot_of(w->at)].words)
        w->at += CHANGE_WORDS;
    if (*w->at >> TRACE_KIND == TRACE_CHANGE) {
        w->left = (u32)*w->at;
        w->own = (RetryCount){.requests = 1, .asked = (u32)__builtin_popcount(w->left)};
        if (r->loops[slot_of(w->at)].late) w->rests = drawn(r);
        else w->ready += drawn(r);
        return;
    }
    u64 next = *w->at & TRACE_LINK;
    w->ended = !next;
    w->waits = next != 0;
    if (next) w->at = trace_of(r, number) + next;
}

/* Let the warps of a block go on if all that have not ended stand at a barrier. */
static void release(Retries *r, u64 block) {
    u64 first = block * r->warps;
    double time = 0;
    for (u32 going = 0; !going;) {
        u32 waiting = 0;
        for (u64 n = 0; n < r->warps; n++) {
            const RetryWarp *w = &r->state[first + n];
            if (!w->ended && !w->waits) return;
            waiting += w->waits;
            time = w->ready > time ? w->ready : time;
        }
        if (!waiting) return;
        r->released = 1;
        for (u64 n = 0; n < r->warps; n++) {
            RetryWarp *w = &r->state[first + n];
            if (!w->waits) continue;
            w->waits = 0;
            come(r, first + n, time);
            going |= !w->waits && !w->ended;
        }
    }
}

/* Passes of a load: of the words that lanes want from one bank there is one in each. */
static u32 passes_of(const u64 *change, u32 lanes, u64 words) {
    u64 first = word_of(change, __builtin_ctz(lanes));
    u32 of_bank[LANES] = {0}, most = 1, same = 1;
    EACH(l) same &= !IN(lanes, l) || word_of(change, l) == first;
    if (same) return 1;
    EACH(l) if (IN(lanes, l)) {
        u64 own = word_of(change, l);
        u32 again = 0;
        for (int k = 0; k < l && !again; k++) again = IN(lanes, k) && word_of(change, k) == own;
        if (again) continue;
        u32 passes = ++of_bank[own / words % (LANES / words)];
        most = passes > most ? passes : most;
    }
    return most;
}

static void load(const Retries *r, u64 number, double *free) {
    RetryWarp *w = &r->state[number];
    u64 first = number / r->warps * r->words;
    const RetryLoop *loop = &r->loops[slot_of(w->at)];
    u32 passes = passes_of(w->at, w->left, loop->words);
    EACH(l) if (IN(w->left, l)) {
        u64 word = first + word_of(w->at, l);
        w->seen[l] = r->changed[word] - (w->ready < r->seen_from[word]);
    }
    w->passes = passes;
    w->own.passes += passes;
    *free = w->ready + passes * (double)r->schedulers;
    w->ready += (w->rests > r->load + passes - 1 ? w->rests : r->load + passes - 1) + loop->compute;
    w->rests = 0;
    w->swaps = 1;
}

static void add(RetryCount *sum, const RetryCount *own) {
    sum->requests += own->requests;
    sum->asked += own->asked;
    sum->attempts += own->attempts;
    sum->lanes += own->lanes;
    sum->divergences += own->divergences;
    sum->passes += own->passes;
}

static void swap(Retries *r, u64 number, double *free) {
    RetryWarp *w = &r->state[number];
    u64 first = number / r->warps * r->words;
    u32 won = 0, slot = slot_of(w->at);
    const RetryLoop *loop = &r->loops[slot];
    EACH(l) if (IN(w->left, l)) {
        u64 word = first + word_of(w->at, l);
        if (r->changed[word] != w->seen[l]) continue;
        r->changed[word]++;
        r->seen_from[word] = w->ready + r->visible;
        won |= 1u << l;
    }
    w->own.attempts++;
    w->own.lanes += (u32)__builtin_popcount(w->left);
    double passes = (double)(w->passes + loop->words); /* reads and compares, then writes */
    *free = w->ready + passes * (double)r->schedulers;
    double known = w->ready + r->swap + passes - 1;
    w->left &= ~won;
    w->swaps = 0;
    if (w->left) {
        w->own.divergences += won != 0;
        w->ready = known + loop->again + (won ? loop->part : 0);
        return;
    }
    add(&r->counts[slot], &w->own);
    w->at += CHANGE_WORDS;
    come(r, number, known + loop->leave);
    if (w->waits || w->ended) release(r, number / r->warps);
}

/* When a warp's next access is accepted. */
static double accepted(const Retries *r, const RetryWarp *w) {
    double free = r->accepted[(u64)(w - r->state) % r->schedulers];
    return w->ready > free ? w->ready : free;
}

/* Whether of two warps' accesses the first is accepted before the second: at one time that which was
   ready first. */
static u32 is_before(const Retries *r, const RetryWarp *one, const RetryWarp *two) {
    double first = accepted(r, one), second = accepted(r, two);
    return first < second || (first == second && one->ready < two->ready);
}

/* Of a scheduler's warps the one whose access is accepted next; none if none has one. */
static RetryWarp *next_of(const Retries *r, u64 count, u64 scheduler) {
    RetryWarp *next = NULL;
    for (u64 n = scheduler; n < count; n += r->schedulers) {
        RetryWarp *w = &r->state[n];
        if (!w->waits && !w->ended && (!next || is_before(r, w, next))) next = w;
    }
    return next;
}

/* Run what the traces have, one access after the other as they are accepted. */
void retry(Retries *r) {
    u64 count = r->blocks * r->warps, turns = 0;
    for (u64 n = 0; n < count; n++) {
        const u64 *trace = trace_of(r, n);
        r->state[n].at = trace + n % r->warps;
        r->state[n].waits = (trace[n % r->warps] & TRACE_LINK) != 0;
        r->state[n].ended = !r->state[n].waits;
        r->state[n].at = trace + (trace[n % r->warps] & TRACE_LINK);
    }
    for (u64 block = 0; block < r->blocks; block++) release(r, block);
    for (u64 s = 0; s < r->schedulers; s++) r->next[s] = next_of(r, count, s);
    while (turns < r->most) {
        RetryWarp *next = NULL;
        for (u64 s = 0; s < r->schedulers; s++)
            if (r->next[s] && (!next || is_before(r, r->next[s], next))) next = r->next[s];
        if (!next) break;
        u64 number = (u64)(next - r->state), own = number % r->schedulers;
        r->cycles = next->ready = accepted(r, next);
        turns += next->swaps;
        r->released = 0;
        if (next->swaps) swap(r, number, &r->accepted[own]);
        else load(r, number, &r->accepted[own]);
        for (u64 s = 0; s < r->schedulers; s++)
            if (s == own || r->released) r->next[s] = next_of(r, count, s);
    }
}
