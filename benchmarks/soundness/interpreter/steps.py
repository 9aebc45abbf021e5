"""Steps of a run: instructions whose operands are bound to registers of a frame."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import (
    Address,
    Immediate,
    Name,
    Negated,
    Operand,
    Pair,
    Sum,
    Vector,
)
from soundness.interpreter import collectives
from soundness.interpreter.access import access_of
from soundness.interpreter.arithmetic import operation
from soundness.interpreter.collectives import Met
from soundness.interpreter.decoding import Decoded, Kind, Step
from soundness.interpreter.frame import Frame
from soundness.interpreter.memory import LOCAL, SHARED
from soundness.interpreter.parties import named_by
from soundness.interpreter.values import (
    FLOATS,
    Array,
    OutsideInterpreterError,
    resized,
    unsigned,
    width,
)

Read = Callable[[Array], Any]
Write = Callable[[Array, Any], None]
_ELSEWHERE = frozenset({Kind.BRANCH, Kind.EXIT, Kind.CALL, Kind.RETURN})
_IGNORED = frozenset(
    {
        "prefetch",
        "prefetchu",
        "membar",
        "fence",
        "applypriority",
        "discard",
        "nanosleep",
        "pmevent",
        "griddepcontrol",
    }
)


@lru_cache(1 << 12)
def _literal(text: str, kind: str) -> Any:
    """A literal's value, of a type."""
    value = Immediate(text, 0, 0).value
    if kind == "pred":
        return np.bool_(bool(value))
    if kind in FLOATS:
        return FLOATS[kind](value)
    bits = width(kind)
    if isinstance(value, float):  # The bits of a float, moved.
        return np.asarray({32: np.float32, 64: np.float64}[bits](value)).view(unsigned(bits))[()]
    return resized(np.asarray(value & ((1 << bits) - 1), unsigned(bits)), kind)[()]


class Binder:
    """Ties operands of one instruction to the registers of a frame."""

    def __init__(self, code: Decoded, frame: Frame, index: int) -> None:
        self.code, self.frame, self.index = code, frame, index
        self.instruction = code.code.instructions[index]
        self.words = self.instruction.opcode.split(".")

    def read(self, operand: Operand, kind: str) -> Read:
        """Values of a type, of some threads."""
        if isinstance(operand, Immediate):
            made = _literal(operand.text, kind)
            return lambda _: made
        if isinstance(operand, Negated):
            inner = self.read(operand.operand, kind)
            return lambda active: ~inner(active)
        if isinstance(operand, Sum):
            base = self.read(operand.base, kind)
            return lambda active: base(active) + operand.offset
        if not isinstance(operand, Name):
            raise OutsideInterpreterError(f"{self.instruction.opcode}: {operand}")
        return self._named(operand.text, kind)

    def _named(self, name: str, kind: str) -> Read:
        special = self.frame.threads.special.get(name)
        if special is not None:
            return lambda active: resized(special[active], kind)
        symbol = self.code.code.symbol(name, self.index)
        if symbol is None:
            raise OutsideInterpreterError(f"'{name}'")
        space = symbol.variable.space
        if space == "reg":
            cells = self.frame.register(symbol.key, BITS[symbol.variable.type])
            return lambda active: resized(cells[active], kind)
        if space in ("shared", "local"):
            at = self.code.places[symbol.key]
        elif space == "param" and symbol.key in self.code.places:
            # Of a function, or passed to one: only an access may name it.
            if not self.is_passing:
                raise OutsideInterpreterError(f"the address of '{name}'")
            at = self.code.places[symbol.key]
        elif space == "param":
            at = self.code.parameters[
                [p.name for p in self.code.code.function.parameters].index(symbol.variable.name)
            ]
        else:
            at = self.frame.addresses[symbol.variable.name]
        fixed = unsigned(width(kind))(at & ((1 << width(kind)) - 1))
        return lambda _: fixed

    @property
    def is_passing(self) -> bool:
        """True for an access to what functions are passed: a kernel's parameters are apart."""
        if self.instruction.base not in ("ld", "st"):
            return False
        address = next((o for o in self.instruction.operands if isinstance(o, Address)), None)
        base = address.base if address is not None else None
        symbol = self.code.code.symbol(base.text, self.index) if isinstance(base, Name) else None
        return (
            symbol is not None
            and symbol.key in self.code.places
            and (symbol.variable.space == "param")
        )

    def write(self, operand: Operand) -> Write | None:
        """Where results go; None for ``_``."""
        if isinstance(operand, Name) and operand.text == "_":
            return None
        symbol = (
            self.code.code.symbol(operand.text, self.index) if isinstance(operand, Name) else None
        )
        if symbol is None or symbol.variable.space != "reg":
            raise OutsideInterpreterError(f"{self.instruction.opcode} writes {operand}")
        bits = BITS[symbol.variable.type]
        cells, kind = self.frame.register(symbol.key, bits), unsigned(bits)

        def into(active: Array, values: Any) -> None:
            made = np.asarray(values)
            if made.dtype.kind == "f":
                made = made.view(unsigned(made.dtype.itemsize * 8))
            cells[active] = made.astype(kind, copy=False)

        return into

    def guard(self) -> Read | None:
        """Whether the instruction runs; None where it always does."""
        if not self.instruction.guard:
            return None
        held = self._named(self.instruction.guard, "pred")
        return (lambda active: ~held(active)) if self.instruction.negated else held


class _Step:
    """An instruction, bound; ``named``: what reads a barrier's number and count."""

    def __init__(
        self,
        binder: Binder,
        kind: Kind,
        run: Callable[[Array], None],
        named: Sequence[Read] = (),
    ) -> None:
        self.kind, self._guard, self._run = kind, binder.guard(), run
        self._binder, self._named = binder, named
        self._mask: Read | None = None
        if kind is Kind.COLLECTIVE:
            self._mask = binder.read(binder.instruction.operands[-1], "b32")

    def taken(self, active: Array) -> Array:
        if self._guard is None:
            return np.ones(active.size, np.bool_)
        return np.asarray(self._guard(active))

    def run(self, active: Array) -> None:
        if self._guard is not None:
            active = active[self._guard(active)]
        if active.size:
            self._run(active)

    def meetings(self, here: Array) -> list[Array]:
        assert self._mask is not None  # noqa: S101 - a collective
        here = here[self.taken(here)]
        if not here.size:
            return []
        threads = self._binder.frame.threads
        masks = np.broadcast_to(np.asarray(self._mask(here)), here.shape)
        order = np.lexsort((masks, threads.warp_of[here]))
        here, masks = here[order], masks[order]
        warps = threads.warp_of[here]
        new = np.ones(here.size, np.bool_)
        new[1:] = (warps[1:] != warps[:-1]) | (masks[1:] != masks[:-1])
        starts = np.flatnonzero(new)
        bits = np.uint32(1) << threads.lane[here].astype(np.uint32)
        present = np.bitwise_or.reduceat(bits, starts)
        wanted = masks[starts].astype(np.uint32) & threads.whole[here[starts]]
        complete = (present & wanted == wanted)[np.cumsum(new) - 1]
        # Of a warp's groups one after another; first groups of all warps together.
        firsts = np.diff(warps[starts], prepend=-1) != 0
        numbers = np.arange(starts.size)
        turn = numbers - np.maximum.accumulate(np.where(firsts, numbers, 0))
        turns = turn[np.cumsum(new) - 1]
        groups = (here[complete & (turns == n)] for n in range(int(turns.max()) + 1))
        return [group for group in groups if group.size]

    def meet(self, members: Array) -> None:
        self._run(members)

    def named(self, coming: Array) -> tuple[Array, Array]:
        found = [np.asarray(read(coming)).astype(np.int64) for read in self._named]
        return found[0], found[1] if len(found) > 1 else np.zeros(1, np.int64)


def step_of(code: Decoded, frame: Frame, index: int) -> Step:
    """One instruction, bound to a frame.

    Raises:
        OutsideInterpreterError: it is not defined here.
    """
    binder, kind = Binder(code, frame, index), code.kinds[index]
    base = binder.instruction.base
    if kind is Kind.TABLE:
        number = binder.read(binder.instruction.operands[0], "u32")
        return _Step(binder, kind, lambda _: None, [number])
    if kind in _ELSEWHERE or base in _IGNORED:
        return _Step(binder, kind, lambda _: None)
    if kind is Kind.BARRIER:
        named = [binder.instruction.operands[n] for n in named_by(binder.instruction)]
        return _Step(binder, kind, _barrier(binder), [binder.read(each, "b32") for each in named])
    if base in collectives.NAMES or kind is Kind.COLLECTIVE:
        return _Step(binder, kind, _collective(binder))
    if any(isinstance(o, Address) for o in binder.instruction.operands) or base == "cp":
        return _Step(binder, kind, access_of(binder))
    return _Step(binder, kind, _computed(binder))


def _computed(binder: Binder) -> Callable[[Array], None]:
    base, words = binder.instruction.base, binder.words
    if base in ("mov", "cvta", "createpolicy", "isspacep"):
        return _moved(binder)
    found = operation(binder.instruction.opcode)
    target, *sources = binder.instruction.operands
    reads = [binder.read(o, k) for o, k in zip(sources, found.sources, strict=False)]
    if len(sources) != len(found.sources):
        raise OutsideInterpreterError(".".join(words))
    both = [target.first, target.second] if isinstance(target, Pair) else [target]
    writes = [binder.write(each) for each in both]

    def run(active: Array) -> None:
        made = found.compute(*(np.asarray(read(active)) for read in reads))
        results = made if isinstance(made, tuple) else (made,)
        for write, values in zip(writes, results, strict=False):
            if write is not None:
                write(active, values)

    return run


def _moved(binder: Binder) -> Callable[[Array], None]:
    """mov, also of vectors; cvta from and to the windows of generic addresses."""
    target, *sources = binder.instruction.operands
    base, words = binder.instruction.base, binder.words
    if base == "createpolicy":
        write = binder.write(target)
        return lambda active: write(active, np.uint64(0)) if write else None
    bits = BITS[words[-1]]
    if base == "isspacep" or bits == 128:
        raise OutsideInterpreterError(binder.instruction.opcode)
    if isinstance(target, Vector):
        return _split(binder, target, sources[0], bits)
    write = binder.write(target)
    if write is None:
        raise OutsideInterpreterError(binder.instruction.opcode)
    if isinstance(sources[0], Vector):
        return _joined(binder, sources[0], write, bits)
    kind = "pred" if words[-1] == "pred" else f"b{bits}"
    read = binder.read(sources[0], kind)
    window = {"shared": SHARED, "local": LOCAL}.get(next((w for w in words[1:-1] if w != "to"), ""))
    if base == "mov" or window is None:
        return lambda active: write(active, read(active))
    delta = np.uint64((-window if "to" in words else window) & ((1 << 64) - 1))
    return lambda active: write(active, np.asarray(read(active), np.uint64) + delta)


def _split(binder: Binder, target: Vector, source: Operand, bits: int) -> Callable[[Array], None]:
    part = bits // len(target.items)
    writes = [binder.write(item) for item in target.items]
    read = binder.read(source, f"b{bits}")

    def run(active: Array) -> None:
        whole = np.asarray(read(active), np.uint64)
        for n, write in enumerate(writes):
            if write is not None:
                write(active, (whole >> np.uint64(n * part)).astype(unsigned(part)))

    return run


def _joined(binder: Binder, source: Vector, write: Write, bits: int) -> Callable[[Array], None]:
    part = bits // len(source.items)
    reads = [binder.read(item, f"b{part}") for item in source.items]

    def run(active: Array) -> None:
        whole: Array = np.zeros(1, np.uint64)
        for n, read in enumerate(reads):
            whole = whole | np.asarray(read(active)).astype(np.uint64) << np.uint64(n * part)
        write(active, np.asarray(whole).astype(unsigned(bits)))

    return run


def _barrier(binder: Binder) -> Callable[[Array], None]:
    """bar.sync of whole blocks; ``bar.red`` reduces a predicate."""
    words, operands = binder.words, binder.instruction.operands
    if "red" not in words:
        return lambda _: None
    write = binder.write(operands[0])
    predicate = binder.read(operands[-1], "pred")
    reduce = {"popc": np.add, "and": np.logical_and, "or": np.logical_or}[
        next(word for word in words if word in ("popc", "and", "or"))
    ]

    def run(members: Array) -> None:
        held = np.broadcast_to(np.asarray(predicate(members)), members.shape)
        blocks = binder.frame.threads.block_of[members]
        starts = np.flatnonzero(np.diff(blocks, prepend=-1))
        found = reduce.reduceat(held.astype(np.uint32 if "popc" in words else np.bool_), starts)
        if write is not None:
            write(members, found[np.cumsum(np.diff(blocks, prepend=blocks[:1]) != 0)])

    return run


def _collective(binder: Binder) -> Callable[[Array], None]:
    words, operands = binder.words, binder.instruction.operands
    threads, frame = binder.frame.threads, binder.frame
    if words[0] in ("bar", "barrier"):

        def sync(members: Array) -> None:
            frame.warp_epoch[members] += 1

        return sync
    target, *sources = operands
    both = [target.first, target.second] if isinstance(target, Pair) else [target]
    writes = [binder.write(each) for each in both]
    if words[0] == "activemask":
        return _by_warp(frame, writes[0])
    kind = "pred" if words[0] == "vote" else f"b{BITS[words[-1]]}"
    reads = [binder.read(sources[0], kind)]
    reads += [binder.read(each, "b32") for each in sources[1:-1]]

    def run(members: Array) -> None:
        met = Met.of(threads.warp_of[members], threads.lane[members])
        values = [np.broadcast_to(np.asarray(read(members)), members.shape) for read in reads]
        made: tuple[Array, ...]
        if words[0] == "shfl":
            value, by, clamp = values
            made = collectives.shuffled(words, value, by, clamp, met)
        elif words[0] == "vote":
            made = (collectives.voted(words, values[0], met),)
        elif words[0] == "match":
            made = collectives.matched(words, values[0], met)
        else:
            made = (collectives.reduced(words, values[0], met),)
        for write, found in zip(writes, made, strict=False):
            if write is not None:
                write(members, found)

    return run


def _by_warp(frame: Frame, write: Write | None) -> Callable[[Array], None]:
    def run(active: Array) -> None:
        met = Met.of(frame.threads.warp_of[active], frame.threads.lane[active])
        found = collectives.ballots(met, np.ones(active.size, np.bool_))
        if write is not None:
            write(active, found[met.row])

    return run
