/* One SM, instruction by instruction: when each warp may issue, which servers its accesses queue
   at. Times are in cycles of the SM. All is known when an instruction issues, so that the next
   event is always the next issue. */

#include "simulator.h"

#define MAX_SCHEDULERS 8
enum { AT_BARRIER = 1, AT_MEETING, AT_OWN, AT_CLUSTER };
#define TOGETHER_WARPS 4
#define FETCHES 1024 /* that texture units can have under way */
#define MOST_USE 0.9 /* beyond, the queue of the share itself is what counts */
#define KEPT 16 /* times to the cluster's barrier, which stand for those of blocks on other SMs */
#define CROSSINGS 4 /* barriers of a block that are told apart */
#define RECENT 4096 /* cycles back from which on, at least, the use of DRAM counts */

typedef struct {
    double server[SERVERS];
    double scheduler[MAX_SCHEDULERS];
    double next_start;
    double fetched[FETCHES]; /* when the last fetches were there, as a ring */
    double in_order;         /* when the last one is there */
    i64 fetches;
    double multiplied[MAX_SCHEDULERS][MULTIPLIED]; /* when tensor cores have made their last products */
    i64 products[MAX_SCHEDULERS];
    double drained; /* until when `filling` has been looked after */
    double filling; /* cycles of L1 for what copies bring and tensor cores read, between its own work */
    double marked[2], sent[2]; /* two times, and DRAM's busy cycles until then */
    double took[CROSSINGS][KEPT]; /* by blocks, until all of their warps came to the cluster's barrier */
    i64 counted[CROSSINGS];
    i64 begun, done;
    u64 random;
} State;

static double larger(double a, double b) { return a > b ? a : b; }

static double drawn(State *s) {
    s->random ^= s->random << 13;
    s->random ^= s->random >> 7;
    s->random ^= s->random << 17;
    return (double)(s->random >> 11) * 0x1p-53;
}

/* Exponential, of mean 1: the logarithm of what is drawn, between powers of 2 a straight line. */
static double exponential(State *s) {
    double left = drawn(s) + 0x1p-54, power = 0;
    while (left < 0.5) left *= 2, power++;
    return (power + 2 * (1 - left)) * 0.6667;
}

/* When a request that comes at `time` has been served. */
static double served(Simulation *m, State *s, i64 which, double time, double cycles) {
    s->server[which] = larger(time, s->server[which]) + cycles;
    m->busy[which] += cycles;
    return s->server[which];
}

/* The same of the SM's share of what all SMs have together: what the others left of it before, this one
   has now. */
static double served_by_all(Simulation *m, State *s, i64 which, double time, double cycles) {
    s->server[which] = larger(time - m->slack, s->server[which]) + cycles;
    m->busy[which] += cycles;
    return larger(time, s->server[which]);
}

/* What L1 still has to do beside its own queue, at a time: it does that when it is idle. */
static void drain(State *s, double time) {
    if (time <= s->drained) return;
    double idle = time - larger(s->drained, s->server[L1]);
    if (idle > 0) s->filling = larger(0, s->filling - idle);
    s->drained = time;
}

/* Work of L1 beside its own queue, from a time on: until when it cannot be done. */
static double filled(Simulation *m, State *s, double time, double cycles) {
    drain(s, time);
    s->filling += cycles;
    m->busy[L1] += cycles;
    return time + s->filling;
}

/* The same of L1, which does the other work when it is idle, or else in turn. */
static double served_by_l1(Simulation *m, State *s, double time, double cycles) {
    drain(s, time);
    double brought = s->filling < cycles ? s->filling : cycles;
    s->filling -= brought;
    s->server[L1] = larger(time, s->server[L1]) + cycles + brought;
    m->busy[L1] += cycles;
    return s->server[L1];
}

static const Step *next_step(const Simulation *m, const Walker *w) {
    return &m->steps[m->path[w->at]];
}

static Meeting *meeting_of(const Simulation *m, i64 number, i64 barrier) {
    return &m->meetings[number / m->warps_per_block * m->meeting_count + barrier];
}

/* The notes of a warp's next execution that has some: the first, and how many. */
static i64 noted(const Simulation *m, const Walker *w, const Note **first) {
    i64 variant = m->variant[w->block * m->warps_per_block + (w - m->warps) % m->warps_per_block];
    i64 at = m->first_execution[variant] + w->execution;
    *first = 0;
    if (at >= m->first_execution[variant + 1]) return 0; /* more than the emulated block had */
    *first = &m->notes[m->executions[at]];
    return m->executions[at + 1] - m->executions[at];
}

/* When the phase that a warp comes to wait for is over; below 0 if nobody has ended it yet. */
static double phase_end(const Simulation *m, Walker *w, i64 number) {
    const Note *note;
    i64 count = noted(m, w, &note);
    w->blocked = 0;
    for (i64 n = 0; n < count; n++) {
        if (note[n].kind != WAITED) continue;
        const Meeting *b = meeting_of(m, number, note[n].barrier);
        i64 over = b->phases;
        while (over > 0 && over > b->phases - 8 && b->times[(over - 1) % 8] > w->now) over--;
        if ((over & 1) != note[n].amount) return w->now;
        if (over < b->phases) return b->times[over % 8] + m->woken;
        w->blocked = note[n].barrier + 1;
        return -1;
    }
    return w->now;
}

static void renew(Simulation *m, i64 number) {
    Walker *w = &m->warps[number];
    const Step *step = next_step(m, w);
    const double *tokens = m->tokens + number * m->token_count;
    double ready = w->now;
    w->why = FIXED;
    for (i64 n = 0; n < step->waits; n++) {
        i64 token = m->waits[step->first_wait + n];
        if (tokens[token] <= ready) continue;
        ready = tokens[token];
        w->why = m->causes[number * m->token_count + token];
    }
    /* Groups are there in order: of those that must be, the last. */
    if (step->kind == AWAIT && w->committed > step->access && step->access < GROUPS) {
        double copied = w->groups[(w->committed - 1 - step->access) % GROUPS];
        if (copied > ready) ready = copied, w->why = LONG;
    }
    if (step->kind == PRODUCTS_AWAIT && w->multiplied > step->access && step->access < GROUPS) {
        double made = w->products[(w->multiplied - 1 - step->access) % GROUPS];
        if (made > ready) ready = made, w->why = PIPE;
    }
    if (step->kind == PHASE) {
        double over = phase_end(m, w, number);
        if (over > ready) ready = over, w->why = LONG;
    }
    w->ready = ready;
}

/* A phase whose arrivals and bytes are complete ends, when the last of them is there: those who wait
   for it go on. */
static void settle(Simulation *m, i64 number, i64 barrier) {
    Meeting *b = meeting_of(m, number, barrier);
    if (b->pending > 0 || b->bytes || !b->expected) return;
    b->times[b->phases++ % 8] = b->latest;
    b->pending += b->expected;
    i64 slot = number / m->warps_per_block;
    for (i64 n = 0; n < m->warps_per_block; n++) {
        Walker *w = &m->warps[slot * m->warps_per_block + n];
        if (w->alive && w->blocked == barrier + 1) renew(m, slot * m->warps_per_block + n);
    }
}

/* Something comes to an mbarrier at a time. */
static void come(Simulation *m, i64 number, const Note *note, double time) {
    Meeting *b = meeting_of(m, number, note->barrier);
    switch (note->kind) {
    case MADE: *b = (Meeting){.expected = note->amount, .pending = note->amount}; return;
    case EXPECTED: b->bytes += note->amount; break;
    case BYTES: b->bytes -= note->amount; break;
    default: b->pending -= note->amount;
    }
    b->latest = larger(b->latest, time);
    settle(m, number, note->barrier);
}

static void begin(Simulation *m, State *s, i64 slot, double time) {
    i64 block = s->begun++;
    time = larger(time, s->next_start);
    s->next_start = time + m->interval;
    m->live[2 * slot] = m->warps_per_block;
    m->live[2 * slot + 1] = 0;
    for (i64 n = 0; n < m->meeting_count; n++)
        m->meetings[slot * m->meeting_count + n] = (Meeting){.latest = 0};
    for (i64 n = 0; n < NUMBERS; n++) m->came[slot * NUMBERS + n] = 0;
    m->crossed[slot] = 0, m->since[slot] = time;
    for (i64 n = 0; n < m->warps_per_block; n++) {
        i64 number = slot * m->warps_per_block + n;
        i64 variant = m->variant[block * m->warps_per_block + n];
        Walker *w = &m->warps[number];
        w->now = w->issued = time + m->start;
        w->met = 0;
        w->at = m->path_first[variant];
        w->end = m->path_first[variant + 1];
        w->block = block;
        w->waiting = 0;
        w->alive = 1;
        w->committed = 0;
        w->copied = w->product = 0;
        w->multiplied = w->execution = w->blocked = w->arrivals = 0;
        for (i64 token = 0; token < m->token_count; token++)
            m->tokens[number * m->token_count + token] = 0;
        renew(m, number);
    }
}

/* The use of DRAM in the last cycles: what it did before leaves no queue. */
static double dram_use(Simulation *m, State *s, const Cost *a, double at) {
    if (at > s->marked[1] + RECENT) {
        s->marked[0] = s->marked[1], s->sent[0] = s->sent[1];
        s->marked[1] = at, s->sent[1] = m->busy[DRAM];
    }
    return (m->busy[DRAM] - s->sent[0]) / (larger(at - s->marked[0], 0) + a->dram_latency);
}

/* The additional time of what waits for DRAM: the busier its channels, the longer the queues. */
static double dram_latency(Simulation *m, State *s, const Cost *a, double at) {
    double use = dram_use(m, s, a, at);
    if (use > MOST_USE) use = MOST_USE;
    return a->dram_latency + m->spread * exponential(s) + m->service * use / (1 - use);
}

/* When what L1 may not have is there. */
static double found(Simulation *m, State *s, const Cost *a, double at) {
    if (a->remote > 0) return served(m, s, PORT, at, a->remote) + a->latency;
    double done = at + a->latency;
    if (a->miss <= 0 || (a->miss < 1 && drawn(s) >= a->miss)) return done;
    double port = served(m, s, PORT, at, a->port);
    double l2 = a->fill > 0 ? served_by_all(m, s, L2, at, a->l2) : served(m, s, L2, at, a->l2);
    if (a->stored > 0) l2 = larger(l2, served(m, s, STORES, at, a->stored));
    if (a->atomic > 0) l2 = larger(l2, served(m, s, ATOMIC, at, a->atomic));
    done = larger(done, larger(port, l2) + a->l2_latency);
    if (a->dram_miss <= 0 || (a->dram_miss < 1 && drawn(s) >= a->dram_miss)) return done;
    double late = dram_latency(m, s, a, at);
    if (a->fill > 0) return larger(done, served_by_all(m, s, DRAM, at, a->dram) + late);
    return larger(done, served(m, s, DRAM, at, a->dram) + late);
}

/* Texture units give back what they fetch in the order that it was asked for, hit or miss, and
   have room for so many fetches. */
static double fetched(Simulation *m, State *s, const Cost *a, double time, double *read) {
    i64 room = (i64)m->fetches, count = (i64)(a->fetches + drawn(s)); /* whole, the same on average */
    if (count > room) count = room;
    double at = count ? larger(time, s->fetched[(s->fetches + count - 1) % room]) : time;
    at = served(m, s, TEXTURE, at, a->l1);
    *read = at;
    s->in_order = larger(s->in_order, found(m, s, a, at));
    for (; count > 0; count--) s->fetched[s->fetches++ % room] = s->in_order;
    return s->in_order;
}

static double accessed(Simulation *m, State *s, const Cost *a, double time, double *read) {
    if (a->fetches > 0) return fetched(m, s, a, time, read);
    double at = served(m, s, LSU, time, a->issue);
    at = served_by_l1(m, s, at, a->l1);
    *read = at;
    return a->fill > 0 ? larger(found(m, s, a, at), filled(m, s, at, a->fill)) : found(m, s, a, at);
}

/* A bulk copy: the engine asks for chunks, one after another. When all are there. The blocks that
   share a tile come to it together, so that all of it is in L2, or nothing; what DRAM sends is spread
   over all copies, since those of other SMs wait at other times. */
static double bulk(Simulation *m, State *s, const Cost *a, double bytes, double time) {
    double done = 0, at = served(m, s, ENGINE, time, m->engine);
    u64 waits = drawn(s) < a->dram_miss;
    for (; bytes > 0; bytes -= m->chunk) {
        at = served(m, s, ENGINE, at, a->issue);
        double port = served(m, s, PORT, at, a->port), l2 = served_by_all(m, s, L2, at, a->l2);
        double sent = a->dram > 0 ? served_by_all(m, s, DRAM, at, a->dram) : at;
        double there = larger(port, l2) + a->l2_latency;
        if (a->stored > 0) there = served(m, s, STORES, at, a->stored) + a->l2_latency;
        else if (waits) there = larger(there, sent + dram_latency(m, s, a, at));
        done = larger(done, larger(there, filled(m, s, at, a->l1)));
    }
    return done;
}

/* What an execution does at mbarriers, and what it copies: when the copies are there. */
static double met(Simulation *m, State *s, i64 number, const Step *step, double time) {
    Walker *w = &m->warps[number];
    const Note *note;
    i64 count = noted(m, w, &note);
    double done = time;
    w->execution++;
    for (i64 n = 0; n < count; n++)
        switch (note[n].kind) {
        case MOVED:
            if (step->kind == BULK)
                done = bulk(m, s, &m->accesses[step->access], (double)note[n].amount, time);
            break;
        case WAITED: break;
        case BYTES: come(m, number, &note[n], done); break;
        case COPIED: come(m, number, &note[n], larger(time + m->arrived, w->copied)); break;
        default: come(m, number, &note[n], time + m->arrived);
        }
    return done;
}

/* A product of a warp's part of its warpgroup: the tensor core takes it as its factors come. */
static double product(Simulation *m, State *s, i64 number, i64 scheduler, const Step *step,
                      double time) {
    Walker *w = &m->warps[number];
    double *pipe = &m->pipes[scheduler * m->pipe_count + step->pipe];
    double start = larger(time, *pipe);
    *pipe = larger(start + step->occupancy, filled(m, s, time, step->reads));
    s->multiplied[scheduler][s->products[scheduler]++ % (i64)m->queued] = *pipe;
    w->product = larger(w->product, *pipe + step->latency);
    if (step->kind == PRODUCTS_END) w->products[w->multiplied++ % GROUPS] = w->product;
    return w->product;
}

static void release(Simulation *m, i64 slot, double time) {
    m->live[2 * slot + 1] = 0;
    for (i64 n = 0; n < m->warps_per_block; n++) {
        i64 number = slot * m->warps_per_block + n;
        Walker *w = &m->warps[number];
        if (w->waiting != AT_BARRIER) continue;
        w->waiting = 0;
        w->now = larger(w->now, time + m->barrier);
        renew(m, number);
    }
}

/* All warps at a barrier of its own number go on. */
static void part(Simulation *m, i64 slot, i64 barrier, double time) {
    Walker *first = &m->warps[slot * m->warps_per_block];
    for (i64 n = 0; n < m->warps_per_block; n++) {
        if (!first[n].alive || first[n].waiting != AT_OWN || first[n].barrier != barrier) continue;
        first[n].waiting = 0;
        first[n].now = larger(first[n].now, time + m->barrier);
        renew(m, slot * m->warps_per_block + n);
    }
}

/* A barrier of its own number, or of some warps: all go on when the last of them has come. */
static void meet_at(Simulation *m, i64 slot, i64 barrier, i64 meets, double time) {
    const Walker *first = &m->warps[slot * m->warps_per_block];
    i64 *came = &m->came[slot * NUMBERS + barrier % NUMBERS], here = *came, all = m->live[2 * slot];
    if (meets > 0 && meets < all) all = meets;
    for (i64 n = 0; n < m->warps_per_block; n++)
        here += first[n].alive && first[n].waiting == AT_OWN && first[n].barrier == barrier;
    if (here < all) return;
    /* Those that went on may have come again, for the next time. */
    *came = here > all && *came > here - all ? here - all : 0;
    part(m, slot, barrier, time);
}

/* The cluster's barrier, when the last warp of a block comes. The other blocks are on other SMs, where
   things are as here: they take as long to come as blocks did here lately, drawn by lot. */
static void meet_cluster(Simulation *m, State *s, i64 slot, double time) {
    i64 first = slot * m->warps_per_block, end = first + m->warps_per_block, least = -1;
    for (i64 n = first; n < end; n++) {
        const Walker *w = &m->warps[n];
        if (w->alive && (least < 0 || w->arrivals < least)) least = w->arrivals;
    }
    if (least <= m->crossed[slot]) return;
    i64 which = m->crossed[slot] < CROSSINGS ? m->crossed[slot] : CROSSINGS - 1;
    double *took = s->took[which], longest = larger(time - m->since[slot], 0);
    took[s->counted[which]++ % KEPT] = longest;
    i64 known = s->counted[which] < KEPT ? s->counted[which] : KEPT;
    for (i64 n = 1; n < m->cluster; n++)
        longest = larger(longest, took[(i64)(drawn(s) * (double)known)]);
    m->crossed[slot]++;
    m->since[slot] += longest + m->clustered;
    for (i64 n = first; n < end; n++) {
        Walker *w = &m->warps[n];
        if (!w->alive || w->waiting != AT_CLUSTER) continue;
        w->waiting = 0;
        w->now = larger(w->now, m->since[slot]);
        renew(m, n);
    }
}

/* The warps of a warpgroup go on together, when the last of them has come that is not at a barrier: paths
   of warps may differ by an iteration. */
static void meet(Simulation *m, i64 number) {
    i64 of_block = number % m->warps_per_block, first = number - of_block % TOGETHER_WARPS;
    i64 end = number - of_block + m->warps_per_block;
    double time = 0;
    if (end > first + TOGETHER_WARPS) end = first + TOGETHER_WARPS;
    for (i64 n = first; n < end; n++) {
        const Walker *w = &m->warps[n];
        if (w->alive && !w->waiting) return;
        if (w->alive && w->waiting == AT_MEETING) time = larger(time, w->now);
    }
    for (i64 n = first; n < end; n++) {
        Walker *w = &m->warps[n];
        if (!w->alive || w->waiting != AT_MEETING) continue;
        w->waiting = 0;
        w->now = time;
        renew(m, n);
    }
}

static void leave(Simulation *m, State *s, i64 number, double time) {
    i64 slot = number / m->warps_per_block;
    Walker *w = &m->warps[number];
    w->alive = 0;
    m->live[2 * slot]--;
    if (m->live[2 * slot] == 0) {
        m->finished[s->done++] = time;
        if (s->begun < m->blocks) begin(m, s, slot, time);
        return;
    }
    meet(m, number);
    meet_cluster(m, s, slot, time);
    if (m->live[2 * slot + 1] == m->live[2 * slot]) release(m, slot, time);
    for (i64 n = 0; n < m->warps_per_block; n++) {
        const Walker *other = &m->warps[slot * m->warps_per_block + n];
        if (other->alive && other->waiting == AT_OWN)
            meet_at(m, slot, other->barrier, other->meets, time);
    }
}

/* When a warp could issue, as things are. */
static double possible(const Simulation *m, const State *s, i64 number, i64 scheduler) {
    const Walker *w = &m->warps[number];
    const Step *step = next_step(m, w);
    double time = larger(w->ready, s->scheduler[scheduler]);
    /* Products of warpgroups wait in a queue, in place of their warps. */
    if (step->kind == PRODUCT || step->kind == PRODUCTS_END)
        return larger(time, s->multiplied[scheduler][s->products[scheduler] % (i64)m->queued]);
    time = larger(time, m->pipes[scheduler * m->pipe_count + step->pipe]);
    if (step->kind != ACCESS && step->kind != COPY) return time;
    if (m->accesses[step->access].fetches > 0) return larger(time, s->server[TEXTURE] - m->queue);
    time = larger(time, s->server[LSU] - m->queue);
    return larger(time, s->server[L1] - m->queue);
}

/* What holds back a warp that is ready, as things are: a queue before a pipe before other warps. */
static i64 held_by(const Simulation *m, const State *s, const Step *step, i64 scheduler, double time) {
    if (step->kind == ACCESS || step->kind == COPY) {
        double queued = m->accesses[step->access].fetches > 0
                            ? s->server[TEXTURE]
                            : larger(s->server[LSU], s->server[L1]);
        if (queued - m->queue >= time) return step->queue;
    }
    if (step->kind == PRODUCT || step->kind == PRODUCTS_END) return PIPE;
    return m->pipes[scheduler * m->pipe_count + step->pipe] >= time ? PIPE : OTHERS;
}

/* Divide a warp's time since it last issued among its states; it issues now. */
static void account(Simulation *m, const State *s, i64 number, i64 scheduler, double time) {
    const Walker *w = &m->warps[number];
    double *states = m->states + STATES * m->path[w->at];
    states[SELECTED] += m->issue;
    states[w->met ? MEETING : FIXED] += w->now - w->issued;
    if (w->ready > w->now) states[w->why] += w->ready - w->now;
    if (time > w->ready)
        states[held_by(m, s, next_step(m, w), scheduler, time)] += time - w->ready;
    m->issues[m->path[w->at]]++;
}

/* An instruction's result, or its operands once read, release a token. */
static void release_token(Simulation *m, i64 number, i64 token, const Step *step, double time) {
    i64 place = number * m->token_count + token;
    if (time < m->tokens[place]) return;
    m->tokens[place] = time;
    m->causes[place] = step->awaited;
}

static void issue(Simulation *m, State *s, i64 number, i64 scheduler, double time) {
    Walker *w = &m->warps[number];
    const Step *step = next_step(m, w);
    double done = time + step->latency, read = time + m->operands;
    account(m, s, number, scheduler, time);
    m->issued++;
    s->scheduler[scheduler] = time + m->issue;
    if (step->kind != PRODUCT && step->kind != PRODUCTS_END)
        m->pipes[scheduler * m->pipe_count + step->pipe] = time + step->occupancy;
    if (step->beside > 0) {
        double *core = &m->pipes[scheduler * m->pipe_count + m->core];
        if (*core > time) *core += step->beside, s->scheduler[scheduler] += m->disturbs;
    }
    if (step->kind == ACCESS || step->kind == COPY)
        done = accessed(m, s, &m->accesses[step->access], time, &read);
    if (step->noted) {
        double copied = met(m, s, number, step, time);
        if (step->kind == BULK) done = copied;
    }
    if (step->kind == PRODUCT || step->kind == PRODUCTS_END)
        done = product(m, s, number, scheduler, step, time);
    if (step->kind == COPY || step->kind == BULK) w->copied = larger(w->copied, done);
    if (step->kind == COMMIT) done = w->groups[w->committed++ % GROUPS] = w->copied;
    if (step->sets >= 0) release_token(m, number, step->sets, step, done);
    if (step->frees >= 0) release_token(m, number, step->frees, step, read);
    w->issued = time + m->issue;
    w->met = (step->kind == BARRIER && !step->goes_on) || step->kind == CLUSTER_WAIT;
    w->now = time + step->stall;
    w->at++;
    if (w->at < w->end && m->path[w->at] != m->path[w->at - 1] + 1) w->now += m->branch;
    m->end = larger(m->end, larger(w->now, done));
    if (w->at == w->end) {
        leave(m, s, number, w->now);
        return;
    }
    if (step->kind == BARRIER && step->goes_on) {
        i64 slot = number / m->warps_per_block;
        time = served(m, s, BARRIERS, time, m->arrival);
        m->came[slot * NUMBERS + step->barrier % NUMBERS]++;
        meet_at(m, slot, step->barrier, step->meets, time);
    }
    if (step->kind == CLUSTER_ARRIVE) {
        i64 slot = number / m->warps_per_block;
        w->arrivals++;
        meet_cluster(m, s, slot, time);
    }
    if (step->kind == CLUSTER_WAIT) {
        i64 slot = number / m->warps_per_block;
        if (w->arrivals > m->crossed[slot]) {
            w->waiting = AT_CLUSTER;
            return;
        }
        w->now = larger(w->now, m->since[slot]);
    }
    if (step->kind == BARRIER && !step->goes_on && (step->barrier || step->meets)) {
        w->waiting = AT_OWN;
        w->barrier = step->barrier, w->meets = step->meets;
        time = served(m, s, BARRIERS, time, m->arrival);
        meet_at(m, number / m->warps_per_block, step->barrier, step->meets, time);
        return;
    }
    if (step->kind == BARRIER && !step->goes_on) {
        i64 slot = number / m->warps_per_block;
        w->waiting = AT_BARRIER;
        time = served(m, s, BARRIERS, time, m->arrival);
        if (++m->live[2 * slot + 1] == m->live[2 * slot]) release(m, slot, time);
        else meet(m, number);
        return;
    }
    if (step->kind == TOGETHER) {
        w->waiting = AT_MEETING;
        meet(m, number);
        return;
    }
    renew(m, number);
}

/* Nobody can go on: the warps go on that wait longest at a barrier of some, as paths of warps need not be
   those of one block. If there are none, the warp goes on unasked that waits longest at an mbarrier. */
static i64 forced(Simulation *m, i64 count) {
    Walker *first = 0, *own = 0, *cluster = 0;
    for (i64 number = 0; number < count; number++) {
        Walker *w = &m->warps[number];
        if (w->alive && w->blocked && (!first || w->now < first->now)) first = w;
        if (w->alive && w->waiting == AT_OWN && (!own || w->now < own->now)) own = w;
        if (w->alive && w->waiting == AT_CLUSTER && (!cluster || w->now < cluster->now)) cluster = w;
    }
    if (own) {
        part(m, (own - m->warps) / m->warps_per_block, own->barrier, own->now);
        return 1;
    }
    if (cluster) {
        cluster->waiting = 0;
        renew(m, cluster - m->warps);
        return 1;
    }
    if (!first) return 0;
    first->blocked = 0;
    return ++m->forced;
}

void simulate(Simulation *m) {
    State state = {.random = 0x9e3779b97f4a7c15ull}, *s = &state;
    i64 count = m->resident * m->warps_per_block;
    if (m->fetches > FETCHES) m->fetches = FETCHES;
    if (m->queued > MULTIPLIED) m->queued = MULTIPLIED;
    if (m->queued < 1) m->queued = 1;
    for (i64 slot = 0; slot < m->resident && s->begun < m->blocks; slot++) begin(m, s, slot, 0);
    while (s->done < m->blocks) {
        double best = 1e300;
        i64 who = -1, where = 0;
        for (i64 number = 0; number < count; number++) {
            const Walker *w = &m->warps[number];
            if (!w->alive || w->waiting || w->blocked || w->ready >= best) continue;
            i64 scheduler = number % m->schedulers;
            double time = possible(m, s, number, scheduler);
            if (time < best) best = time, who = number, where = scheduler;
        }
        if (who < 0 && !forced(m, count)) break;
        if (who < 0) continue;
        issue(m, s, who, where, best);
    }
    for (i64 which = 0; which < SERVERS; which++) m->end = larger(m->end, s->server[which]);
}
