"""Loads, stores, atomic operations and copies, bound to a frame."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Vector
from soundness.interpreter.atomics import updated
from soundness.interpreter.races import READ, READ_ONLY, WRITE, atomic
from soundness.interpreter.values import Array, OutsideInterpreterError, signed, unsigned

if TYPE_CHECKING:
    from soundness.interpreter.steps import Binder

Run = Callable[[Array], None]
_SPACES = {name: name for name in ("global", "shared", "local", "const", "param")}


def access_of(binder: "Binder") -> Run:
    """An instruction that accesses memory.

    Raises:
        OutsideInterpreterError: it is not defined here.
    """
    base, words = binder.instruction.base, binder.words
    if base == "cp":
        return _copy(binder)
    if any(word.startswith("param") for word in words) and not binder.is_passing:
        return _parameter(binder)
    if base in ("ld", "ldu"):
        return _load(binder)
    if base == "st":
        return _store(binder)
    if base in ("atom", "red"):
        return _atomic(binder)
    raise OutsideInterpreterError(binder.instruction.opcode)


def _space(words: list[str]) -> str:
    return next((_SPACES[w.split(":")[0]] for w in words[1:] if w.split(":")[0] in _SPACES), "")


def _items(operand: Operand) -> tuple[Operand, ...]:
    return operand.items if isinstance(operand, Vector) else (operand,)


def _address(binder: "Binder", operand: Operand, space: str) -> Callable[[Array], Array]:
    if not isinstance(operand, Address):
        raise OutsideInterpreterError(binder.instruction.opcode)
    offset = np.int64(operand.offset or 0)
    if isinstance(operand.base, Immediate):
        raise OutsideInterpreterError("an address that is a number")
    bits = _address_bits(binder, operand.base, space)
    read = binder.read(operand.base, f"b{bits}")

    def addresses(active: Array) -> Array:
        base = np.broadcast_to(np.asarray(read(active)), active.shape).astype(np.int64)
        made = base + offset
        return made & np.int64(0xFFFFFFFF) if bits == 32 else made

    return addresses


def _address_bits(binder: "Binder", base: Operand, space: str) -> int:
    symbol = binder.code.code.symbol(base.text, binder.index) if isinstance(base, Name) else None
    if symbol is not None and symbol.variable.space == "reg":
        return BITS[symbol.variable.type]
    return 32 if space in ("shared", "local") else 64


def _placed(
    binder: "Binder", space: str, addresses: Callable[[Array], Array], size: int, kind: int
) -> Callable[[Array], tuple[Any, Array]]:
    """Segment and offsets of an access, which is noted."""
    frame = binder.frame

    def places(active: Array) -> tuple[Any, Array]:
        name, at = frame.located(space, addresses(active))
        segment = frame.memory[name]
        found = segment.places(at, active, size)
        if name in frame.logs and space != "const":
            epochs = frame.block_epoch[active], frame.warp_epoch[active]
            frame.logs[name].add(found, size, active, epochs, kind)
        return segment, found

    return places


def _load(binder: "Binder") -> Run:
    words, (target, address, *_) = binder.words, binder.instruction.operands
    space, bits = _space(words), BITS[words[-1]]
    items = _items(target)
    addresses = _address(binder, address, space)
    kind = READ | READ_ONLY if "nc" in words else READ
    places = _placed(binder, space, addresses, bits // 8 * len(items), kind)
    writes = [binder.write(item) for item in items]
    widen = signed(bits) if words[-1][0] == "s" else unsigned(bits)

    def run(active: Array) -> None:
        segment, found = places(active)
        for n, write in enumerate(writes):
            if write is not None:
                write(active, segment.load(found + n * bits // 8, bits).view(widen))

    return run


def _store(binder: "Binder") -> Run:
    words, (address, source, *_) = binder.words, binder.instruction.operands
    space, bits = _space(words), BITS[words[-1]]
    items = _items(source)
    addresses = _address(binder, address, space)
    places = _placed(binder, space, addresses, bits // 8 * len(items), WRITE)
    reads = [binder.read(item, f"b{bits}") for item in items]

    def run(active: Array) -> None:
        values = [np.asarray(read(active)) for read in reads]
        segment, found = places(active)
        for n, value in enumerate(values):
            segment.store(found + n * bits // 8, value.view(unsigned(bits)), bits)

    return run


def _atomic(binder: "Binder") -> Run:
    words, operands = binder.words, list(binder.instruction.operands)
    target = operands.pop(0) if words[0] == "atom" else None
    space, bits = _space(words), BITS[words[-1]]
    if bits > 64 or words[-1].endswith("x2") or any(w in ("v2", "v4", "v8") for w in words):
        raise OutsideInterpreterError(binder.instruction.opcode)
    addresses = _address(binder, operands[0], space)
    places = _placed(binder, space, addresses, bits // 8, atomic(words))
    reads = [binder.read(each, f"b{bits}") for each in operands[1:3]]
    write = binder.write(target) if target is not None else None

    def run(active: Array) -> None:
        values = [np.broadcast_to(np.asarray(read(active)), active.shape) for read in reads]
        segment, found = places(active)
        cells = segment.data.view(unsigned(bits))
        old = updated(words, cells, found // (bits // 8), values)
        if write is not None:
            write(active, old)

    return run


def _parameter(binder: "Binder") -> Run:
    """ld.param: the same for all threads, but for indices into a structure."""
    words, (target, address) = binder.words, binder.instruction.operands
    if words[0] == "st":
        raise OutsideInterpreterError(binder.instruction.opcode)
    bits, items = BITS[words[-1]], _items(target)
    addresses = _address(binder, address, "param")
    writes = [binder.write(item) for item in items]
    parameters = binder.frame.parameters
    widen = signed(bits) if words[-1][0] == "s" else unsigned(bits)

    def run(active: Array) -> None:
        at = addresses(active)
        size = bits // 8
        if at.size and (at == at[0]).all():
            at = at[:1]  # As nearly always: the same for all of them.
        if at.size and (at.min() < 0 or at.max() + size * len(items) > parameters.size):
            raise OutsideInterpreterError("a parameter that is not there")
        for n, write in enumerate(writes):
            rows = parameters[at[:, None] + n * size + np.arange(size)]
            if write is not None:
                write(
                    active,
                    np.broadcast_to(np.ascontiguousarray(rows).view(widen)[:, 0], active.shape),
                )

    return run


def _copy(binder: "Binder") -> Run:
    """cp.async of some bytes, at once; groups of them are always there."""
    words, operands = binder.words, binder.instruction.operands
    if not any(isinstance(each, Address) for each in operands):
        return lambda _: None
    size = operands[2].value if len(operands) == 3 and isinstance(operands[2], Immediate) else None
    if words[1] != "async" or "bulk" in words or not isinstance(size, int):
        raise OutsideInterpreterError(binder.instruction.opcode)
    to = _placed(binder, "shared", _address(binder, operands[0], "shared"), size, WRITE)
    source = _placed(binder, "global", _address(binder, operands[1], "global"), size, READ)

    def run(active: Array) -> None:
        taken, given = source(active)
        segment, places = to(active)
        for byte in range(0, size, 4):
            segment.store(places + byte, taken.load(given + byte, 32), 32)

    return run
