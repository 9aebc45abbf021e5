"""Whether blocks provably share the work out by how many they are: grid-stride loops.

Such a loop starts at ``b * u``, where ``b`` is the block's index along an axis of the grid, and
goes on by ``g * u``, where ``g`` is the grid's size along it: whatever ``g`` is, each number of the
work is met by one block. That holds for the kernel if it uses ``g`` for these steps only, and ``b``
for where they start and for whether anything is to be done at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.syntax.operands import Immediate, Name, Operand
from cuado.whatif.experiments._blocks import special_reads
from cuado.whatif.experiments._counting import definitions_of, written_by
from cuado.whatif.experiments._loops import innermost, instructions_of, is_always_made
from cuado.whatif.subject import Subject

AXES = "xyz"
_PURE = frozenset({"mov", "cvt", "cvta", "add", "sub", "mul", "mad", "shl"})
"""Arithmetic that makes one number of others, and no decision."""
_LOGIC = frozenset({"and", "or", "xor", "not"})
_DECIDING = frozenset({"setp", "bra"})


@dataclass(frozen=True, slots=True)
class _Form:
    """A number as ``of_block * b + of_grid * g + rest``; the rest may be unknown."""

    of_block: int
    of_grid: int
    rest: int | None

    @property
    def is_free(self) -> bool:
        """Whether it has neither the block's index nor the grid's size in it."""
        return self.of_block == 0 == self.of_grid


_UNKNOWN = _Form(0, 0, None)


@dataclass(frozen=True, slots=True)
class _Stride:
    """A register that goes through the work in a loop.

    Attributes:
        loop: which.
        entering: gives the register its first value.
        add: makes the step.
        turned: writes what the next iteration begins with: ``add``, or a move of it.
        step: the position of the step among the operands of ``add``.
    """

    loop: Loop
    entering: int
    add: int
    turned: int
    step: int

    @property
    def values(self) -> frozenset[int]:
        """The instructions that give the register its values."""
        return frozenset({self.entering, self.add, self.turned})


class GridStride:
    """How a kernel uses the block's index and the grid's size along one axis.

    Args:
        subject: the kernel.
        axis: ``x``, ``y`` or ``z``.
    """

    def __init__(self, subject: Subject, axis: str) -> None:
        self._subject, self._code = subject, subject.code
        self._index, self._size = f"%ctaid.{axis}", f"%nctaid.{axis}"
        self._block_of = subject.slicer.flow.block_of
        self._loops = loops_of(subject.slicer.flow)
        self._strides = tuple(self._found())

    def objection(self) -> str:
        """Why the grid's size along the axis may not be changed; empty if it may."""
        if not self._strides:
            return "no loop provably goes through the work by the number of blocks"
        if any(map(self._leaves_otherwise, {each.loop for each in self._strides})):
            return "a loop over the work ends for another reason than that there is no more"
        if not self._only_steps():
            return "the kernel uses the number of blocks for more than to share its work out"
        if not self._only_starts():
            return "the kernel uses the block's index for more than where its work starts"
        return ""

    # The loops

    def _found(self) -> Iterator[_Stride]:
        for loop in self._loops:
            for index in instructions_of(self._subject, loop):
                if self._code.instructions[index].base == "add":
                    yield from self._strides_of(loop, index)

    def _strides_of(self, loop: Loop, add: int) -> Iterator[_Stride]:
        """The add as the step of a register, if it is one that suits where the register starts."""
        instruction = self._code.instructions[add]
        if innermost(self._subject, self._loops, add) != loop or not self._is_plain(add):
            return
        if not is_always_made(self._subject, loop, add):
            return
        for own, step in ((1, 2), (2, 1)):
            counter = instruction.operands[own]
            if not isinstance(counter, Name):
                continue
            found = definitions_of(self._subject, counter.text, add)
            inside = [n for n in found if self._block_of[n] in loop.blocks]
            if len(found) != 2 or len(inside) != 1 or not self._is_turn(inside[0], add):
                continue
            (entering,) = {*found} - {*inside}
            first = self._made_by(entering)
            each = self._form(instruction.operands[step], add)
            if first is None or each is None or first.of_grid or each.of_block or each.rest != 0:
                continue
            if first.of_block == each.of_grid != 0:
                yield _Stride(loop, entering, add, inside[0], step)

    def _is_turn(self, turned: int, add: int) -> bool:
        """Whether an instruction is the add, or moves what that has made."""
        if turned == add:
            return True
        instruction = self._code.instructions[turned]
        source = instruction.operands[1] if instruction.base == "mov" else None
        is_move = isinstance(source, Name) and self._is_plain(turned)
        return is_move and written_by(self._subject, source.text, turned) == add  # type: ignore[union-attr]

    def _is_plain(self, index: int) -> bool:
        return self._code.effects[index].definite and not self._code.instructions[index].guard

    def _leaves_otherwise(self, loop: Loop) -> bool:
        """Whether a loop can be left but for what its counter has come to."""
        flow = self._subject.slicer.flow
        leaving = [n for n in loop.blocks if not loop.blocks.issuperset(flow.successors[n])]
        return not leaving or not all(self._is_of_counter(loop, flow.blocks[n].last) for n in leaving)

    def _is_of_counter(self, loop: Loop, branch: int) -> bool:
        """Whether a branch compares the counter with what is the same in all iterations."""
        guard = self._code.instructions[branch].guard
        compare = written_by(self._subject, guard, branch) if guard else None
        if compare is None or self._code.instructions[compare].base != "setp":
            return False
        sides = [self._follows(loop, o, compare) for o in self._code.instructions[compare].operands[1:]]
        return len(sides) == 2 and any(sides)

    def _follows(self, loop: Loop, operand: Operand, index: int, depth: int = 0) -> bool:
        """Whether a number is the counter's, or computed of it."""
        if not isinstance(operand, Name) or depth > len(self._code.instructions):
            return False
        found = {*definitions_of(self._subject, operand.text, index)}
        if any(found & {s.add, s.turned} for s in self._strides if s.loop == loop):
            return True
        if len(found) != 1:
            return False
        (only,) = found
        instruction = self._code.instructions[only]
        if instruction.base not in _PURE or self._block_of[only] not in loop.blocks:
            return False
        return any(self._follows(loop, o, only, depth + 1) for o in instruction.operands[1:])

    # What else is made of the number of blocks, and of the block's index

    def _reading(self, special: str) -> list[int]:
        return [
            n
            for n in special_reads(self._subject, special.partition(".")[0])
            if any(isinstance(o, Name) and o.text == special for o, _ in self._code.effects[n].operands)
        ]

    def _only_steps(self) -> bool:
        """Whether all that is made of the grid's size is steps."""
        steps = {stride.add for stride in self._strides}
        todo, seen = self._reading(self._size), set[int]()
        while todo:
            index = todo.pop()
            if index in seen or index in steps:
                continue
            if self._code.instructions[index].base not in _PURE:
                return False
            seen.add(index)
            todo += self._users(index)
        return True

    def _only_starts(self) -> bool:
        """Whether all that is made of the block's index is starts, and decisions before a loop."""
        todo, seen = self._reading(self._index), set[int]()
        shared = frozenset[int]().union(*(stride.loop.blocks for stride in self._strides))
        while todo:
            index = todo.pop()
            if index in seen:
                continue
            seen.add(index)
            base, is_shared = self._code.instructions[index].base, self._block_of[index] in shared
            if base not in _PURE | _LOGIC and (base not in _DECIDING or is_shared):
                return False
            todo += [n for n in self._users(index) if not self._goes_through(n, index)]
        return not any(self._survives(stride) for stride in self._strides)

    def _users(self, index: int) -> tuple[int, ...]:
        return self._subject.slicer.chains.users.get(index, ())

    def _goes_through(self, user: int, entering: int) -> bool:
        """Whether an instruction reads, of what was the start, only what the loop makes of it."""
        names = [
            name
            for name in self._code.effects[user].reads
            if entering in definitions_of(self._subject, name, user)
        ]
        return all(
            any(
                stride.entering == entering
                and self._block_of[user] in stride.loop.blocks
                and {*definitions_of(self._subject, name, user)} == {entering, stride.turned}
                for stride in self._strides
            )
            for name in names
        )

    def _survives(self, stride: _Stride) -> bool:
        """Whether where the loop ended matters after it."""
        users = (*self._users(stride.add), *self._users(stride.turned))
        return any(self._block_of[user] not in stride.loop.blocks for user in users)

    # Numbers

    def _form(self, operand: Operand, index: int, depth: int = 0) -> _Form | None:
        """What an instruction reads; None if it may have the index or the size in another way."""
        if isinstance(operand, Immediate):
            return _Form(0, 0, operand.value) if isinstance(operand.value, int) else _UNKNOWN
        if not isinstance(operand, Name):
            return None
        if operand.text in (self._index, self._size):
            return _Form(int(operand.text == self._index), int(operand.text == self._size), 0)
        known = self._subject.lanes.value(operand.text, index)
        if known is not None and known.exact and len({*known.offsets}) == 1:
            return _Form(0, 0, known.offsets[0])
        found = definitions_of(self._subject, operand.text, index)
        if not found:
            return _UNKNOWN
        if len(found) > 1 or depth > len(self._code.instructions):
            return None
        return self._made_by(found[0], depth + 1)

    def _made_by(self, index: int, depth: int = 0) -> _Form | None:
        """What an instruction leaves in its register."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        if not self._is_plain(index):
            return None
        if effects.opcode.access is not None:
            return _UNKNOWN
        forms = [self._form(o, index, depth) for o in instruction.operands[1:]]
        known = [form for form in forms if form is not None]
        if len(known) < len(forms):
            return None
        words = instruction.opcode.split(".")
        match words[0], known:
            case ("mov" | "cvt" | "cvta", [one]):
                return one
            case "add", [one, other]:
                return _sum(one, other)
            case "sub", [one, other]:
                return _sum(one, _times(other, -1))
            case "mul", [one, other] if "hi" not in words:
                return _product(one, other)
            case "mad", [one, other, third] if "hi" not in words:
                product = _product(one, other)
                return _sum(product, third) if product is not None else None
            case "shl", [one, _Form(rest=int(bits))] if 0 <= bits < 32:  # noqa: PLR2004
                return _times(one, 1 << bits)
        return _UNKNOWN if all(form.is_free for form in known) else None


def _sum(one: _Form, other: _Form) -> _Form:
    rest = None if one.rest is None or other.rest is None else one.rest + other.rest
    return _Form(one.of_block + other.of_block, one.of_grid + other.of_grid, rest)


def _times(one: _Form, factor: int) -> _Form:
    rest = None if one.rest is None else factor * one.rest
    return _Form(factor * one.of_block, factor * one.of_grid, rest)


def _product(one: _Form, other: _Form) -> _Form | None:
    for form, factor in ((one, other), (other, one)):
        if factor.is_free and factor.rest is not None:
            return _times(form, factor.rest)
    return _UNKNOWN if one.is_free and other.is_free else None
