/* Tensor maps: what cuado puts into their 128 bytes, which are opaque to programs. The GPUs' own layout
   is not known: a map that a GPU's driver made cannot be read here. */

#pragma once

#include "machine.h"

#define TENSOR_MARK 0x70616d63u /* where a map was made by cuado, or in the kernel from zeros */
#define PARAMETERS_AT (1ull << 31) /* lowering/moves.py has the same */
enum { MOST_RANK = 5, MAP_BYTES = 128, MOST_BOX = 256, MOST_PIXELS = 1024 };

typedef struct {
    u64 address;
    u64 stride[MOST_RANK - 1]; /* bytes from one element to the next, of all dimensions but the first */
    u32 dim[MOST_RANK];        /* elements */
    u32 box[MOST_RANK];        /* elements of a tile */
    u32 step[MOST_RANK];       /* of these each such is copied, but along the first dimension all */
    u8 rank;                   /* less 1 */
    u8 type, interleave, swizzle, fill;
    u8 is_im2col; /* the box is channels and pixels then */
    u8 unused[2];
    u32 mark;
    int16_t low[MOST_RANK - 2], high[MOST_RANK - 2]; /* corners of the box that pixels are in, from the
                                                    tensor's first and last elements */
} TensorMap;

/* Bytes of an element by the number of its type; 0 for types that are not emulated: what the hardware
   rounds or flushes on its way is not known. */
static inline u32 element_bytes(u32 type) {
    static const u8 bytes[] = {1, 2, 4, 4, 8, 8, 2, 4, 0, 8, 2, 0, 0};
    return type < sizeof bytes ? bytes[type] : 0;
}

/* The host's address of bytes among the parameters; NULL for generic addresses of others. */
static inline u8 *parameter_at(const Machine *m, u64 address, u32 bytes) {
    u64 at = address - m->local_window - PARAMETERS_AT;
    return bytes <= m->parameter_bytes && at <= m->parameter_bytes - bytes ? m->parameters + at : NULL;
}

/* Elements of a tile along a dimension. Steps along the first one are ignored (CUDA driver API,
   cuTensorMapEncodeTiled: elementStrides). */
static inline u32 copied_of(const TensorMap *t, u32 n) {
    if (!n) return t->box[0];
    return t->step[n] ? (t->box[n] + t->step[n] - 1) / t->step[n] : 0;
}

static inline u64 tile_bytes(const TensorMap *t) {
    u64 found = element_bytes(t->type);
    if (t->is_im2col) return found * t->box[0] * t->box[1];
    for (u32 n = 0; n <= t->rank; n++) found *= copied_of(t, n);
    return found;
}

/* Whether copies of a map are defined and emulated: its numbers are what a driver would accept. */
static inline u32 is_map(const TensorMap *t) {
    u32 bytes = element_bytes(t->type), width = t->swizzle ? 16u << t->swizzle : 0;
    if (t->mark != TENSOR_MARK || t->rank >= MOST_RANK || !bytes || t->interleave ||
        t->swizzle > 3 || t->fill > 1 || t->is_im2col > 1 || (t->is_im2col && t->rank < 2) || t->address & 15)
        return 0;
    for (u32 n = 0; n <= t->rank; n++) {
        u32 most = !t->is_im2col ? MOST_BOX : n > 1 ? 0 : n ? MOST_PIXELS : MOST_BOX;
        if (!t->dim[n] || !t->step[n] || t->step[n] > 8) return 0;
        if (most && (!t->box[n] || t->box[n] > most)) return 0;
        if (t->is_im2col && n && n < t->rank && t->low[n - 1] >= (s64)t->dim[n] + t->high[n - 1])
            return 0;
        if (n && (t->stride[n - 1] & 15 || t->stride[n - 1] >> 40)) return 0;
    }
    u32 inner = copied_of(t, 0) * bytes;
    return inner % 16 == 0 && (!width || inner == width);
}
