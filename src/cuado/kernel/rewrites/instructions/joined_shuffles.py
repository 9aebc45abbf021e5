"""Shuffles of 64 bits, which compilers write as two of 32, as single ones.

No machine has such a shuffle: the text is for analyses alone, which read it as a move of a whole
number between lanes. Each instruction keeps its number; what had the halves has 0, and nobody reads
it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name, Operand, Vector, rendered

_TWO = 2


@dataclass(frozen=True, slots=True)
class _Joined:
    """A shuffle in halves.

    Attributes:
        root: the instruction that joins the halves.
        parts: all that leads from the whole number to it.
        value: the register with the whole number.
        text: the shuffle's operands from the lane on.
        mode: ``shfl.sync.down``.
    """

    root: int
    parts: frozenset[int]
    value: str
    text: str
    mode: str


@dataclass(frozen=True, slots=True)
class _Half:
    """A half on its way: how it was shuffled, and what it is of.

    Attributes:
        parts: the instructions.
        mode: of the shuffle.
        rest: its operands from the lane on, and who made them.
        value: the register with the whole number.
        made: who made that.
        first: the instruction that reads it.
        shuffle: the shuffle.
    """

    parts: frozenset[int]
    mode: str
    rest: tuple[tuple[str, tuple[int, ...]], ...]
    value: str
    made: tuple[int, ...]
    first: int
    shuffle: int

    @property
    def whole(self) -> object:
        """What two halves of one shuffle have in common."""
        return self.mode, self.rest, self.value, self.made


def with_joined_shuffles(kernel: Kernel) -> Kernel:
    """The kernel with its shuffles in halves as single ones; itself where there are none.

    It is not to be assembled.
    """
    return kernel.once("joined shuffles", lambda: _with_joined(kernel))


def _with_joined(kernel: Kernel) -> Kernel:
    found = [*_joined(kernel)]
    if not found:
        return kernel
    rewriting, code = Rewriting(kernel), kernel.code
    for each in found:
        target = code.effects[each.root].writes[0]
        rewriting.replace(each.root, f"{each.mode}.b64 {target}, {each.value}, {each.text};")
        for n in each.parts:
            # A shuffle may say whether its lane was in range, too: that is not read either.
            name = code.effects[n].writes[0]
            (key,) = code.keys((name,), n)
            rewriting.replace(n, f"mov.b{BITS[code.variable(key).type]} {name}, 0;")
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


def _joined(kernel: Kernel) -> Iterator[_Joined]:
    for root, instruction in enumerate(kernel.code.instructions):
        halves = _halves(instruction.opcode, instruction.operands)
        if halves is None or instruction.guard:
            continue
        low, high = (_half(kernel, each, root, is_high=is_high) for each, is_high in halves)
        if low is None or high is None or low.whole != high.whole:
            continue
        if _are_apart(kernel, low, high, root):
            text = ", ".join(text for text, _ in low.rest)
            yield _Joined(root, low.parts | high.parts, low.value, text, low.mode)


def _are_apart(kernel: Kernel, low: _Half, high: _Half, root: int) -> bool:
    """True if nothing else reads the halves, and what makes them is the same where they join."""
    users, block_of = kernel.slicer.chains.users, kernel.slicer.flow.block_of
    parts, first = low.parts | high.parts, min(low.first, high.first)
    if not all(block_of[n] == block_of[root] and n < root for n in parts):
        return False
    if not all({*users.get(n, ())} <= parts | {root} for n in parts):
        return False
    names, since = [text for text, made in low.rest if made], min(low.shuffle, high.shuffle)
    is_kept = not _is_written(kernel, [low.value], first, root)
    return is_kept and not _is_written(kernel, names, since, root)


def _is_written(kernel: Kernel, names: Iterable[str], first: int, last: int) -> bool:
    """True if one of some registers is written between two instructions of a basic block."""
    keys = {key for name in names for key in kernel.code.keys((name,), first)}
    effects = kernel.code.effects
    return any(
        not keys.isdisjoint(kernel.code.keys(effects[n].writes, n)) for n in range(first, last)
    )


def _halves(
    opcode: str, operands: tuple[Operand, ...]
) -> tuple[tuple[Operand, bool], tuple[Operand, bool]] | None:
    """What is joined to 64 bits, and whether it is the upper half."""
    if opcode == "mov.b64" and isinstance(operands[1], Vector) and len(operands[1].items) == _TWO:
        low, high = operands[1].items
        return (low, False), (high, True)
    if opcode == "bfi.b64" and [rendered(each) for each in operands[3:]] == ["32", "32"]:
        return (operands[2], False), (operands[1], True)
    return None


def _half(kernel: Kernel, operand: Operand, index: int, *, is_high: bool) -> _Half | None:
    """A half that is joined, followed back to the whole number."""
    code, parts = kernel.code, set[int]()
    at = _maker(kernel, operand, index)
    if at is not None and code.instructions[at].opcode == "cvt.u64.u32":
        parts.add(at)
        at = _maker(kernel, code.instructions[at].operands[1], at)
    shuffle = "" if at is None else code.instructions[at].opcode
    if at is None or not shuffle.startswith("shfl.sync.") or not shuffle.endswith(".b32"):
        return None
    parts.add(at)
    sources = code.instructions[at].operands
    rest = tuple((rendered(each), _makers(kernel, each, at)) for each in sources[2:])
    whole = _whole(kernel, sources[1], at, is_high=is_high)
    if whole is None:
        return None
    more, value, first = whole
    mode = shuffle.removesuffix(".b32")
    made = _makers(kernel, value, first)
    return _Half(frozenset(parts) | more, mode, rest, value.text, made, first, at)


def _whole(
    kernel: Kernel, operand: Operand, index: int, *, is_high: bool
) -> tuple[frozenset[int], Name, int] | None:
    """The number that a half is of: what takes it, its register, and the instruction that reads
    that.
    """
    at = _maker(kernel, operand, index)
    if at is None:
        return None
    instruction = kernel.code.instructions[at]
    target, source = instruction.operands[0], instruction.operands[1]
    if instruction.opcode == "mov.b64" and isinstance(target, Vector) and len(target.items) == _TWO:
        is_own = rendered(target.items[is_high]) == rendered(operand)
        return (frozenset({at}), source, at) if is_own and isinstance(source, Name) else None
    if instruction.opcode != "cvt.u32.u64" or not isinstance(source, Name):
        return None
    if not is_high:
        return frozenset({at}), source, at
    shift = _maker(kernel, source, at)
    if shift is None or kernel.code.instructions[shift].opcode != "shr.u64":
        return None
    _, value, by = kernel.code.instructions[shift].operands
    is_half = rendered(by) == "32" and isinstance(value, Name)
    return (frozenset({at, shift}), value, shift) if is_half else None  # type: ignore[return-value]


def _maker(kernel: Kernel, operand: Operand, index: int) -> int | None:
    """The one instruction that makes an operand, in any case; None without one."""
    found = _makers(kernel, operand, index)
    if len(found) != 1 or kernel.code.instructions[found[0]].guard:
        return None
    return found[0]


def _makers(kernel: Kernel, operand: Operand, index: int) -> tuple[int, ...]:
    if not isinstance(operand, Name):
        return ()
    return definitions_of(kernel, operand.text, index)
