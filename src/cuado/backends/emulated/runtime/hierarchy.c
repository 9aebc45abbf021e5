/* The model of the caches, as its callers see it: opened, fed with traces, run and closed. */

void free_traces(u64 **traces, u64 count) {
    for (u64 n = 0; n < count; n++) free(traces[n]);
}

void *hierarchy_open(const Config *c) {
    Hierarchy *h = calloc(1, sizeof(Hierarchy));
    h->c = *c;
    h->turn = 1u << 20;
    h->sm = calloc(c->sms, sizeof(Processor));
    h->dirty = calloc(c->dirty_lines, sizeof(Dirty));
    h->join = calloc((u64)c->groups * JOINS, sizeof(Join));
    for (u32 n = 0; n < c->sms; n++) cache_open(&h->sm[n].l1, c->l1_lines, 0);
    for (u32 n = 0; c->is_behind && n < c->sms; n++) h->sm[n].copy = calloc(WARPS, c->slots);
    for (u32 n = 0; n < c->partitions; n++) cache_open(&h->l2[n], c->l2_lines, 1);
    return h;
}

/* Traces of the blocks that come next, which are freed when they are through. The list stays the
   caller's, and must stay until they are taken. */
void hierarchy_feed(Hierarchy *h, const u64 **traces, u64 count) {
    h->queue = traces;
    h->queued = count;
    h->taken = 0;
}

/* Go on until all is done, or blocks are missing that are still to come. */
void hierarchy_run(Hierarchy *h, u32 is_all) {
    for (;;) {
        Processor *p = &h->sm[h->cursor];
        if (h->taken < h->queued) take(h, p);
        else if (!is_all && p->blocks < h->c.resident) return;
        else if (!h->busy) return;
        issue(h, h->cursor);
        if (++h->cursor == h->c.sms) h->cursor = 0, h->turn++;
    }
}

/* What is still dirty; L1 forgets what it has. */
void hierarchy_end(Hierarchy *h) {
    for (u32 k = 0; k < h->c.partitions; k++)
        for (u32 n = 0; n < h->l2[k].sets; n++)
            for (u32 w = 0; w < WAYS; w++) h->c.totals->dirty += bits(h->l2[k].set[n].dirty[w]);
    for (u32 s = 0; s < h->c.sms; s++)
        for (u32 n = 0; n < h->sm[s].l1.sets; n++) h->sm[s].l1.set[n] = (Set){0};
}

void hierarchy_close(Hierarchy *h) {
    for (u32 n = 0; n < h->c.sms; n++) {
        for (u32 b = 0; b < WARPS; b++) free((void *)h->sm[n].trace[b]);
        cache_close(&h->sm[n].l1);
        free(h->sm[n].copy);
    }
    for (u64 n = h->taken; n < h->queued; n++) free((void *)h->queue[n]);
    for (u32 n = 0; n < h->c.partitions; n++) cache_close(&h->l2[n]);
    free(h->dirty), free(h->sm), free(h->join), free(h);
}
