/* Which lines of global memory the blocks of some traces access. */

#include "trace.h"

/* Sets the bits of a mark at each line, numbered from the first address of the arena. */
void mark_lines(const u64 **traces, u64 count, u32 warps, u8 mark, u8 *marks) {
    for (u64 n = 0; n < count; n++) for (u32 w = 0; w < warps; w++) {
        const u64 *trace = traces[n];
        for (u64 next = trace[w] & TRACE_LINK; next;) {
            const u64 *at = trace + next;
            for (; *at >> TRACE_KIND != TRACE_END; at++) {
                u32 kind = (u32)(*at >> TRACE_KIND);
                if (kind == TRACE_LOCAL_LOAD || kind == TRACE_LOCAL_STORE) continue;
                marks[*at & TRACE_LINE] |= mark;
                if (kind == TRACE_PART_STORE) at += 2;
            }
            next = *at & TRACE_LINK;
        }
    }
}
