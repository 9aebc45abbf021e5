/* Lanes of a warp that make the same bulk copy. */
#ifndef ALIKE_H
#define ALIKE_H

#include "machine.h"

enum { MOST_OPERANDS = 14 };

/* The operands of the copies of a warp's lanes, those of 8 bytes and those of 4. */
typedef struct {
    const u64 *wide[4];
    const u32 *narrow[MOST_OPERANDS];
    u32 wides, narrows;
} Operands;

static inline void wide_operand(Operands *o, const u64 *lanes) {
    if (lanes) o->wide[o->wides++] = lanes;
}

static inline void narrow_operand(Operands *o, const u32 *lanes) {
    if (lanes) o->narrow[o->narrows++] = lanes;
}

static inline u32 alike(const Operands *o, int a, int b) {
    for (u32 n = 0; n < o->wides; n++)
        if (o->wide[n][a] != o->wide[n][b]) return 0;
    for (u32 n = 0; n < o->narrows; n++)
        if (o->narrow[n][a] != o->narrow[n][b]) return 0;
    return 1;
}

/* The first lanes of those whose operands are the same. A copy is an instruction of a warp, with operands
   of a warp: where these differ, ptxas makes a loop over the values that there are, each of which is
   copied once (R2UR and BRA.U.ANY around UBLKCP, UTMALDG and UTMASTG, ptxas 13.0 for sm_90a). */
static inline u32 first_of_each(const Operands *o, u32 mask) {
    u32 kept = 0;
    EACH(l) if (IN(mask, l)) {
        u32 found = 0;
        for (int k = 0; k < l && !found; k++) found = IN(kept, k) && alike(o, k, l);
        if (!found) kept |= 1u << l;
    }
    return kept;
}

#endif
