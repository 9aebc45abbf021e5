/* Flows on the edges between basic blocks, by iterative proportional fitting: walk.py says why. */

#include "simulator.h"

/* Scale the edges at each place to what is wanted there; to 0 where there is nothing to scale. */
static void scale(double *flow, double *sums, const i64 *place, const double *wanted, i64 edges,
                  i64 places) {
    for (i64 n = 0; n < places; n++) sums[n] = 0;
    for (i64 e = 0; e < edges; e++) sums[place[e]] += flow[e];
    for (i64 e = 0; e < edges; e++) {
        double there = sums[place[e]];
        flow[e] *= there > 0 ? wanted[e] / there : 0;
    }
}

/* `wanted` is given for each edge: the sum at its source, and at its target. `room` has a double
   for each edge and each place. */
void fit(double *flow, double *room, const i64 *source, const i64 *target, const double *out,
         const double *into, i64 edges, i64 places, i64 steps) {
    double *before = room, *sums = room + edges;
    for (i64 step = 0; step < steps; step++) {
        i64 changed = 0;
        for (i64 e = 0; e < edges; e++) before[e] = flow[e];
        scale(flow, sums, source, out, edges, places);
        scale(flow, sums, target, into, edges, places);
        for (i64 e = 0; e < edges; e++) changed |= before[e] != flow[e];
        if (!changed) return; /* So would all further steps. */
    }
}
