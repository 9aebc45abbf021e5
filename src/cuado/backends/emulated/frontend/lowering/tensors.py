"""Copies of tiles of tensors by tensor maps, and changes of such maps (``runtime/tensors.c``)."""

from dataclasses import replace

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import matrix
from cuado.backends.emulated.frontend.lowering.bulk import (
    FROM_SHARED,
    INTO_SHARED,
    blocks_of,
    is_multicast,
    reduction,
    sides,
)
from cuado.backends.emulated.frontend.lowering.charges import moved_cost
from cuado.backends.emulated.frontend.lowering.checked import called
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.mbarriers import failing, passed
from cuado.backends.emulated.frontend.lowering.memory import address_of
from cuado.backends.emulated.frontend.lowering.types import I32, I64, POINTER, TYPES
from cuado.ptx.syntax.operands import Address, Immediate, Operand, Vector

_MAPS, _SHARED, _BARRIERS, _COORDINATES, _VALUES, _OFFSETS = 33, 34, 35, 36, 37, 39
"""Numbers of the arrays on the host's stack."""
_FIELDS = (
    *("global_address", "rank", "box_dim", "global_dim", "global_stride", "element_stride"),
    *("elemtype", "interleave_layout", "swizzle_mode", "fill_mode"),
)
"""Fields of a tensor map, in the order of ``runtime/tensors.c``."""
_ORDINAL = frozenset({"box_dim", "global_dim", "global_stride", "element_stride"})
"""Fields that there is one of for each dimension."""


def copy_tile(e: Emitter) -> None:
    """cp.async.bulk.tensor and its reductions: a tile, or pixels, by a tensor map."""
    if "prefetch" in e.words:
        _prefetch(e)
        return
    where, mask = sides(e), e.active()
    into = where == INTO_SHARED
    if where not in (INTO_SHARED, FROM_SHARED):
        raise e.unsupported()
    map_, coordinates = _map_of(e, e.operands[1 if into else 0])
    how = reduction(e)
    maps = passed(e, address_of(e, map_), _MAPS)
    shared = passed(e, address_of(e, e.operands[0 if into else 1]), _SHARED)
    barrier = passed(e, address_of(e, e.operands[2]), _BARRIERS) if into else POINTER(None)
    at = _coordinates(e, coordinates)
    if e.is_checked:
        called(e, "check_tile", [I32(e.index), mask, I32(where), maps, shared, barrier])
    slots = I32(e.slot(e.access_slots)), I32(e.slot(e.copy_slots))
    numbers = [mask, I32(where), I32(len(coordinates))]
    ranks = offsets = POINTER(None)
    behind = list(e.operands[3:])
    if "im2col" in e.words:
        given = behind.pop(0) if behind else None
        if not into or not isinstance(given, Vector) or len(given.items) != len(coordinates) - 2:
            raise e.unsupported()
        offsets = _offsets(e, given.items)
    if is_multicast(e):
        if not into or not behind:
            raise e.unsupported()
        ranks = blocks_of(e, behind[0])
    cost = moved_cost(e.words, is_checked=e.is_checked)
    arguments = [*slots, *numbers, maps, at, shared, barrier, I32(cost), I32(how), ranks, offsets]
    failing(e, "tensor_copy", arguments)


def _prefetch(e: Emitter) -> None:
    """A tile fetched into L2, which changes nothing here: it is an error by a map that is none."""
    if "tile" not in e.words:
        raise e.unsupported()
    map_, coordinates = _map_of(e, e.operands[0])
    maps = passed(e, address_of(e, map_), _MAPS)
    failing(e, "tensor_prefetch", [e.active(), I32(len(coordinates)), maps])


def _map_of(e: Emitter, operand: Operand) -> tuple[Address, tuple[Operand, ...]]:
    """The address of the map, and the coordinates behind it: as many as the tensor's dimensions."""
    rank = next((n for n in range(1, 6) if f"{n}d" in e.words), 0)
    if not rank or not isinstance(operand, Address) or len(operand.extra) != 1:
        raise e.unsupported()
    (coordinates,) = operand.extra
    if not isinstance(coordinates, Vector) or len(coordinates.items) != rank:
        raise e.unsupported()
    return replace(operand, extra=()), coordinates.items


def _coordinates(e: Emitter, items: tuple[Operand, ...]) -> ir.Value:
    """Coordinates as an array on the host's stack: one row of lanes for each dimension."""
    b, place = e.builder, e.scratch(I32, _COORDINATES, len(items))
    for number, item in enumerate(items):
        at = b.gep(place, [I32(0), I32(number)])
        b.store(e.read(item, TYPES["b32"]), at, align=ALIGNMENT)
    return b.bitcast(place, POINTER)


def _offsets(e: Emitter, items: tuple[Operand, ...]) -> ir.Value:
    """Offsets of im2col mode, which are not negative: one row of lanes for each dimension."""
    b, place = e.builder, e.scratch(I32, _OFFSETS, len(items))
    for number, item in enumerate(items):
        at = b.gep(place, [I32(0), I32(number)])
        b.store(e.resized(e.read(item, TYPES["b16"]), 32), at, align=ALIGNMENT)
    return b.bitcast(place, POINTER)


def change_map(e: Emitter) -> None:
    """tensormap: a field of a tensor map replaced; a map copied by a warp."""
    b, operands = e.builder, e.operands
    if e.words[1] == "cp_fenceproxy":
        matrix.whole(e)
        both = [
            b.extract_element(_generic(e, operand, n), I32(0))
            for n, operand in enumerate(operands[:2])
        ]
        failing(e, "tensormap_copy", both)
        return
    if e.words[1:3] != ["replace", "tile"] or e.words[3] not in _FIELDS:
        raise e.unsupported()
    ordinal = 0
    if e.words[3] in _ORDINAL:
        number = operands[1]
        if not isinstance(number, Immediate) or not 0 <= number.value < 5:
            raise e.unsupported()
        ordinal = int(number.value)
    bits = 64 if e.words[-1] == "b64" else 32
    value = e.resized(e.read(operands[-1], TYPES[f"b{bits}"]), 64)
    arguments = [
        e.active(),
        passed(e, _generic(e, operands[0], 0), _MAPS),
        I32(_FIELDS.index(e.words[3])),
        I32(ordinal),
        passed(e, value, _VALUES),
    ]
    failing(e, "tensormap_replace", arguments)


def _generic(e: Emitter, operand: Operand, number: int) -> ir.Value:
    """An address as a generic one: of the ``number``-th space that the opcode names."""
    spaces = [w.partition("::")[0] for w in e.words]
    spaces = [w for w in spaces if w in ("global", "shared")]
    address = address_of(e, operand)
    if number < len(spaces) and spaces[number] == "shared":
        return e.builder.add(address, e.splat(e.of_machine("shared_window", I64)))
    return address


HANDLERS = {"tensormap": change_map}
