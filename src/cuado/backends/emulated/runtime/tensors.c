/* Copies of tiles of tensors (PTX ISA, "cp.async.bulk.tensor"), in tiled mode, and changes of tensor
   maps (tensormap.replace). */

#include "alike.h"
#include "bounds.h"
#include "checks.h"
#include "halves.h"
#include "tensors.h"
#include "trace.h"

#define NOWHERE (~0ull) /* a tile that does not go to shared memory */
enum { GLOBAL_ADDRESS, RANK, BOX, DIM, STRIDE, STEP, TYPE, INTERLEAVE, SWIZZLE, FILL };

/* The host's address of bytes that generic addresses name: in global or shared memory, or parameters. */
static u8 *bytes_at(Machine *m, Warp *w, s32 instruction, s32 lane, u64 at, u32 bytes, u32 align,
                    u32 writes) {
    u64 window = at >> 32;
    if (at & (align - 1)) {
        failed(m, w, MISALIGNED, instruction, lane, at, bytes, GLOBAL);
        return NULL;
    }
    if (window == m->shared_window >> 32) {
        if (inside(at - m->shared_window, m->shared_bytes, bytes))
            return m->shared + (at - m->shared_window);
        failed(m, w, OUT_OF_BOUNDS, instruction, lane, at - m->shared_window, bytes, SHARED);
        return NULL;
    }
    u8 *parameter = writes ? NULL : parameter_at(m, at, bytes);
    if (parameter) return parameter;
    const Allocation *a = allocation_of(m, at, 0, bytes);
    if (a && !(writes && a->flags & 1)) return (u8 *)(at - m->arena_low + m->arena_host);
    failed(m, w, a ? READ_ONLY : OUT_OF_BOUNDS, instruction, lane, at, bytes, GLOBAL);
    return NULL;
}

static void replaced(TensorMap *t, u32 field, u32 n, u64 value) {
    switch (field) {
    case GLOBAL_ADDRESS: t->address = value; break;
    case RANK: t->rank = (u8)value; break;
    case BOX: t->box[n] = (u32)value; break;
    case DIM: t->dim[n] = (u32)value; break;
    case STRIDE:
        if (n < MOST_RANK - 1) t->stride[n] = value;
        break;
    case STEP: t->step[n] = (u32)value; break;
    case TYPE: t->type = (u8)value; break;
    case INTERLEAVE: t->interleave = (u8)value; break;
    case SWIZZLE: t->swizzle = (u8)value; break;
    default: t->fill = (u8)value;
    }
}

/* tensormap.replace: a field of the map at each lane's generic address. */
s32 tensormap_replace(Machine *m, Warp *w, s32 instruction, u32 mask, const u64 *restrict address,
                      u32 field, u32 ordinal, const u64 *restrict value) {
    EACH(l) if (IN(mask, l)) {
        TensorMap t;
        u8 *at = bytes_at(m, w, instruction, l, address[l], MAP_BYTES, 64, 1);
        if (!at) return FAILED;
        __builtin_memcpy(&t, at, sizeof t);
        if (t.mark && t.mark != TENSOR_MARK)
            return failed(m, w, BAD_MAP, instruction, l, 0, 0, 0);
        t.mark = TENSOR_MARK;
        if (ordinal < MOST_RANK) replaced(&t, field, ordinal, value[l]);
        __builtin_memcpy(at, &t, sizeof t);
        if (address[l] >> 32 == m->shared_window >> 32)
            __builtin_memset(m->written + (address[l] - m->shared_window), 1, MAP_BYTES);
    }
    return 0;
}

/* tensormap.cp_fenceproxy: a warp copies a map. */
s32 tensormap_copy(Machine *m, Warp *w, s32 instruction, u64 to, u64 from) {
    u8 *target = bytes_at(m, w, instruction, 0, to, MAP_BYTES, 64, 1);
    const u8 *source = target ? bytes_at(m, w, instruction, 0, from, MAP_BYTES, 64, 0) : NULL;
    if (!source) return FAILED;
    __builtin_memmove(target, source, MAP_BYTES);
    return 0;
}

/* What elements outside of a tensor are: zeros, or the NaN that says so. An H100 writes 0x7ff7 in every
   16 bits. */
static void fill(u8 *to, u32 bytes, u32 has_nans, u32 type) {
    u32 is_float = type == 6 || type == 7 || type == 9 || type == 10;
    u64 value = has_nans && is_float ? 0x7ff77ff77ff77ff7 : 0;
    __builtin_memcpy(to, &value, bytes);
}

typedef struct {
    Machine *m;
    Warp *w;
    s32 instruction, lane, slot, shared_slot;
    const TensorMap *map;
    u64 shared; /* offset of the tile */
    u32 where, how, type, cost; /* taken off the budget for each 128 bytes */
} Tile;

/* Elements of one row of a tile, from `first` in shared memory on; `inside_of` says whether the other
   coordinates are in the tensor. */
static s32 copy_row(const Tile *t, u64 row, s64 column, u64 first, u32 inside_of) {
    Machine *m = t->m;
    const TensorMap *map = t->map;
    u32 bytes = element_bytes(map->type), count = copied_of(map, 0);
    s64 low = -1, high = -1;
    u32 is_whole = inside_of && column >= 0 && column + count <= map->dim[0];
    u32 unit = is_whole ? 16 / bytes : 1; /* chunks stay together, however tiles are swizzled */
    for (u32 n = 0; n < count; n += unit) {
        s64 x = column + (s64)n;
        u64 linear = first + (u64)n * bytes, at = t->shared + linear;
        if (map->swizzle) at ^= (at >> 7 & ((1u << map->swizzle) - 1)) << 4;
        u8 *own = m->shared + at;
        if (!inside_of || x < 0 || x >= map->dim[0]) {
            if (t->where & 1) fill(own, bytes, map->fill, map->type);
            continue;
        }
        u64 address = row + (u64)x * bytes;
        u32 size = unit * bytes;
        const Allocation *a = allocation_of(m, address, 0, size);
        if (!a)
            return failed(m, t->w, OUT_OF_BOUNDS, t->instruction, t->lane, address, size, GLOBAL);
        if (!(t->where & 1) && a->flags & 1)
            return failed(m, t->w, READ_ONLY, t->instruction, t->lane, address, bytes, GLOBAL);
        u8 *other = (u8 *)(address - m->arena_low + m->arena_host);
        if (t->where & 1) __builtin_memcpy(own, other, size);
        else if (t->how) reduce(other, own, size, t->how, t->type);
        else __builtin_memcpy(other, own, size);
        low = low < 0 ? (s64)address : low, high = (s64)address + size - bytes;
    }
    if (low < 0 || t->slot < 0) return 0;
    count_bulk(m, t->slot, (u64)low, (u32)(high - low) + bytes);
    u32 kind = t->how ? ATOMIC : t->where & 1 ? LOAD : STORE;
    return m->tracing == TRACE_REQUESTS &&
                   trace_span(m, t->slot, place_of(m, NULL, (u64)low), (u64)(high - low) + bytes, kind)
               ? FAILED
               : 0;
}

static s32 copy_tile(const Tile *t, const s32 *restrict at) {
    const TensorMap *map = t->map;
    u32 index[MOST_RANK] = {0}, inner = copied_of(map, 0) * element_bytes(map->type);
    u64 rows = tile_bytes(map) / inner;
    for (u64 n = 0; n < rows; n++) {
        u64 row = map->address;
        u32 inside_of = 1;
        for (u32 d = 1; d <= map->rank; d++) {
            s64 x = at[d] + (s64)index[d] * map->step[d];
            inside_of &= x >= 0 && x < map->dim[d];
            row += (u64)x * map->stride[d - 1];
        }
        if (copy_row(t, row, at[0], n * inner, inside_of)) return FAILED;
        for (u32 d = 1; d <= map->rank && ++index[d] == copied_of(map, d); d++) index[d] = 0;
    }
    return 0;
}

/* Pixels one after another, of each some channels: they begin at a position, go on along the second
   dimension up to the box's corner, then along the third, and so on; each is read at an offset from its
   position (the place in a filter). */
static s32 copy_pixels(const Tile *t, const s32 *restrict at, const u32 *restrict offset) {
    const TensorMap *map = t->map;
    u32 inner = map->box[0] * element_bytes(map->type);
    s64 place[MOST_RANK];
    for (u32 d = 0; d <= map->rank; d++) place[d] = at[d];
    for (u32 n = 0; n < map->box[1]; n++) {
        u64 row = map->address;
        u32 inside_of = 1;
        for (u32 d = 1; d <= map->rank; d++) {
            s64 x = place[d] + (d < map->rank ? (s64)offset[d - 1] : 0);
            inside_of &= x >= 0 && x < map->dim[d];
            row += (u64)x * map->stride[d - 1];
        }
        if (copy_row(t, row, at[0], (u64)n * inner, inside_of)) return FAILED;
        for (u32 d = 1; d <= map->rank; d++) {
            place[d] += map->step[d];
            if (d == map->rank || place[d] < (s64)map->dim[d] + map->high[d - 1]) break;
            place[d] = map->low[d - 1];
        }
    }
    return 0;
}

/* The map that a lane's copy is by; 0 if it may not be made: the runtime has failed then. */
static u32 map_of(Machine *m, Warp *w, s32 instruction, s32 lane, u64 address, u32 rank, u64 shared,
                  u32 is_im2col, TensorMap *map) {
    u8 *at = bytes_at(m, w, instruction, lane, address, MAP_BYTES, 64, 0);
    if (!at) return 0;
    __builtin_memcpy(map, at, sizeof *map);
    if (!is_map(map) || map->rank + 1u != rank || map->is_im2col != is_im2col) failed(m, w, BAD_MAP, instruction, lane, 0, 0, 0);
    else if (shared & 127 && shared != NOWHERE)
        failed(m, w, MISALIGNED, instruction, lane, shared, 128, SHARED);
    else if (shared != NOWHERE &&
             (tile_bytes(map) > m->shared_bytes || !inside(shared, m->shared_bytes, (u32)tile_bytes(map))))
        failed(m, w, OUT_OF_BOUNDS, instruction, lane, shared, tile_bytes(map), SHARED);
    else return 1;
    return 0;
}

/* A copy of one lane, with one block of the cluster. */
static s32 copy_with(Tile *t, u64 address, u32 rank_of_tensor, const s32 *restrict at,
                     const u64 *barrier, const u32 *offset) {
    static const u8 types[] = {0, 0, BULK_U32, BULK_S32, BULK_U64, BULK_S64, BULK_F16,
                               BULK_F32, 0, BULK_F64, BULK_BF16};
    Machine *m = t->m;
    TensorMap map;
    u64 own = t->shared;
    if (borrow_shared(m, t->w, t->instruction, t->lane, &t->shared)) return FAILED;
    u32 found = map_of(m, t->w, t->instruction, t->lane, address, rank_of_tensor, t->shared, offset != NULL,
                       &map);
    t->map = &map;
    if (found && (s64)at[0] * element_bytes(map.type) % 16) {
        failed(m, t->w, TILE_PLACE, t->instruction, t->lane, (u64)(s64)at[0], 16, GLOBAL);
        found = 0;
    }
    t->type = found && map.type < sizeof types ? types[map.type] : 0;
    if (found && t->how && !t->type) {
        failed(m, t->w, BAD_MAP, t->instruction, t->lane, 0, 0, 0);
        found = 0;
    }
    u32 bytes = found ? (u32)tile_bytes(&map) : 0;
    if (spend(m, t->w, t->instruction, 0, (bytes + 127) / 128 * t->cost)) found = 0;
    s32 how = !found ? FAILED : offset ? copy_pixels(t, at, offset) : copy_tile(t, at);
    if (!how && t->where & 1) __builtin_memset(m->written + t->shared, 1, bytes);
    return_shared(m);
    t->shared = own;
    if (how) return FAILED;
    count_bulk(m, t->shared_slot, own, bytes);
    if (m->tracing == TRACE_NOTES && trace_note(m, t->w, t->instruction, NOTE_MOVED, 0, bytes))
        return FAILED;
    if (barrier && m->checks) check_used(m, t->w, t->instruction, t->lane, *barrier, 1);
    return barrier ? complete_bytes(m, t->w, t->instruction, t->lane, *barrier, bytes) : 0;
}

/* Copies of lanes, the same ones once: `maps` are generic addresses, `at` the coordinates, dimension by dimension; `ranks`
   the blocks of the cluster that a copy goes to, or NULL; `offsets` those of im2col mode, or NULL. */
s32 tensor_copy(Machine *m, Warp *w, s32 instruction, s32 global_slot, s32 shared_slot, u32 mask,
                u32 where, u32 rank, const u64 *restrict maps, const s32 *restrict at,
                const u64 *restrict shared, const u64 *restrict barrier, u32 cost,
                u32 how, const u32 *restrict ranks, const u32 *restrict offsets) {
    if (m->tracing == TRACE_NOTES && trace_note(m, w, instruction, NOTE_CAME, 0, 0)) return FAILED;
    Operands given = {0};
    wide_operand(&given, maps), wide_operand(&given, shared), wide_operand(&given, barrier);
    narrow_operand(&given, ranks);
    for (u32 d = 0; d < rank; d++) narrow_operand(&given, (const u32 *)at + d * LANES);
    for (u32 d = 0; offsets && d + 2 < rank; d++) narrow_operand(&given, offsets + d * LANES);
    mask = first_of_each(&given, mask);
    EACH(l) if (IN(mask, l)) {
        Tile t = {m, w, instruction, l, global_slot, shared_slot, NULL, shared[l], where, how, 0, cost};
        s32 own[MOST_RANK];
        u32 shifts[MOST_RANK] = {0}, *offset = offsets ? shifts : NULL;
        for (u32 d = 0; d < rank; d++) own[d] = at[d * LANES + (u32)l];
        for (u32 d = 0; offsets && d + 2 < rank; d++) shifts[d] = offsets[d * LANES + (u32)l];
        if (!ranks) {
            if (copy_with(&t, maps[l], rank, own, barrier ? &barrier[l] : NULL, offset))
                return FAILED;
            continue;
        }
        for (u32 to = 0; to < MOST_CLUSTER; to++) {
            if (!IN(ranks[l], to)) continue;
            if (to >= m->cluster_blocks)
                return failed(m, w, NO_BLOCK, instruction, l, shared[l], 0, 0);
            u64 its = place_in(barrier[l], to);
            t.shared = place_in(shared[l], to);
            if (copy_with(&t, maps[l], rank, own, &its, offset)) return FAILED;
            t.slot = -1; /* read once */
        }
    }
    return 0;
}

/* Prefetches of lanes: their maps must be ones. */
s32 tensor_prefetch(Machine *m, Warp *w, s32 instruction, u32 mask, u32 rank,
                    const u64 *restrict maps) {
    EACH(l) if (IN(mask, l)) {
        TensorMap map;
        if (!map_of(m, w, instruction, l, maps[l], rank, NOWHERE, 0, &map)) return FAILED;
    }
    return 0;
}
