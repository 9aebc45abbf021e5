/* Where the operands of a warpgroup's products are in shared memory: PTX ISA, "Asynchronous
   warpgroup-level matrix operations", "Shared Memory Matrix Layout" and "Matrix Descriptor Format".

   An operand is chunks of 16 bytes. Where the terms of the sum lie side by side (K major), a row has
   two of them, and eight rows are a group; where they do not, a term has chunks of eight elements of
   16 bits, and eight terms are a group. */

#pragma once

#include "machine.h"

typedef struct {
    u64 start;
    u32 leading, stride; /* distances in bytes */
    u32 swizzle;         /* 0 for none; 1, 2, 3: of 128, 64, 32 bytes */
    u32 across;          /* whether the terms of the sum do not lie side by side */
} Descriptor;

static inline Descriptor descriptor_of(u64 bits, u32 across) {
    return (Descriptor){(bits & 0x3fff) << 4, (u32)(bits >> 16 & 0x3fff) << 4,
                        (u32)(bits >> 32 & 0x3fff) << 4, (u32)(bits >> 62), across};
}

/* The offset of a chunk: of a row, or of a term where these do not lie side by side. */
static inline u64 chunk_at(const Descriptor *d, u32 line, u32 chunk) {
    u32 width = d->swizzle ? 256u >> d->swizzle : 16, beside = width / 16;
    u64 at = d->start + line % 8 * width;
    if (!d->across) at += (u64)(line / 8) * d->stride + chunk * (d->swizzle ? 16 : d->leading);
    else if (!d->swizzle) at += (u64)chunk * d->stride + (u64)(line / 8) * d->leading;
    else
        at += chunk % beside * 16 + (u64)(chunk / beside) * d->leading +
              (u64)(line / 8) * d->stride;
    return at ^ (d->swizzle ? (at >> 7 & (beside - 1)) << 4 : 0);
}

/* Lines and chunks of a line of an operand of `extent` rows or columns. */
static inline u32 lines_of(const Descriptor *d, u32 extent) { return d->across ? 16 : extent; }
static inline u32 chunks_of(const Descriptor *d, u32 extent) { return d->across ? extent / 8 : 2; }
