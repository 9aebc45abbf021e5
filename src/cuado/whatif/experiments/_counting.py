"""Loops that count: how many iterations each warp makes, known before anything runs.

A counter goes by a constant step until it meets a bound. Where both are known numbers in every
warp, for the launch's block and integer arguments, so is the number of iterations.
"""

from dataclasses import dataclass

from cuado.ptx.analysis.lanevalues import WARP, Known, as_type, constant
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.syntax.operands import Immediate, Name, rendered
from cuado.whatif.subject import Subject

_SWAPPED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le", "ne": "ne", "eq": "eq"}
_INVERSE = {"lt": "ge", "le": "gt", "gt": "le", "ge": "lt", "eq": "ne", "ne": "eq"}
_UNSIGNED = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_RISING = {"lt": True, "le": True, "gt": False, "ge": False}
_PAST = {"le": 1, "ge": -1}
"""From the bound to the first number at which the loop ends."""
_TYPES = frozenset({"s32", "u32", "b32", "s64", "u64", "b64"})


@dataclass(frozen=True, slots=True)
class Counting:
    """How a loop counts.

    Attributes:
        branch: goes back to the loop's start, while the counter is related to the bound.
        add: makes the step.
        compare: compares the counter, after the step, with the bound.
        entering: gives the counter its first value.
        position: of the counter among the operands of ``compare``.
        relation: of the counter to the bound.
        type_: that they are compared as.
        step: per iteration.
        first: the counter's first value in each warp.
        bound: the bound in each warp.
    """

    branch: int
    add: int
    compare: int
    entering: int
    position: int
    relation: str
    type_: str
    step: int
    first: tuple[int, ...]
    bound: tuple[int, ...]

    def trips(self, warp: int) -> int | None:
        """Iterations of a warp that comes to the loop; None if it would have to wrap around."""
        way = self.bound[warp] + _PAST.get(self.relation, 0) - self.first[warp]
        if self.relation == "ne":
            return way // self.step if way % self.step == 0 and way // self.step > 0 else None
        return max(1, -(-way // self.step))

    def distance(self, trips: int) -> int:
        """From the first value to the bound, for a loop of this length."""
        return self.step * trips - _PAST.get(self.relation, 0)


def counting_of(subject: Subject, loop: Loop) -> Counting | None:
    """How a loop counts; None if it does otherwise, or what it counts by is not known."""
    code, flow = subject.code, subject.slicer.flow
    if len(loop.latches) != 1 or loop.header == loop.latches[0] + 1:
        return None
    branch = flow.blocks[loop.latches[0]].last
    instruction = code.instructions[branch]
    compare = written_by(subject, instruction.guard, branch)
    words = code.instructions[compare].opcode.split(".") if compare is not None else []
    if compare is None or len(words) != 3 or words[0] != "setp" or words[2] not in _TYPES:
        return None
    relation = _UNSIGNED.get(words[1], words[1])
    if instruction.negated:
        relation = _INVERSE.get(relation, "")
    for position, own in ((1, relation), (2, _SWAPPED.get(relation, ""))):
        counted = _counted(subject, loop, compare, position)
        if counted is None:
            continue
        add, entering, step = counted
        first = _by_warp(subject.lanes.result(entering), words[2])
        bound = _by_warp(_other(subject, compare, 3 - position), words[2])
        if first is None or bound is None or (own != "ne" and _RISING.get(own) != (step > 0)):
            return None
        return Counting(branch, add, compare, entering, position, own, words[2], step, first, bound)
    return None


def _counted(
    subject: Subject, loop: Loop, compare: int, position: int
) -> tuple[int, int, int] | None:
    """Step and entry of the counter that an operand of a comparison is, and the step's size."""
    code, flow = subject.code, subject.slicer.flow
    operand = code.instructions[compare].operands[position]
    add = written_by(subject, operand.text, compare) if isinstance(operand, Name) else None
    size = _step(subject, add) if add is not None else 0
    if add is None or not size or not _runs_once(subject, loop, add):
        return None
    (key,) = code.keys((rendered(operand),), add)
    sources = set(subject.slicer.chains.definitions.get((add, key), ()))
    entering = [n for n in sources - {add} if code.effects[n].definite]
    if len(entering) != 1 or len(sources) != 2 or flow.block_of[entering[0]] in loop.blocks:
        return None
    return add, entering[0], size


def _step(subject: Subject, add: int) -> int:
    """What an instruction adds to a register, in place; 0 if it does otherwise."""
    instruction = subject.code.instructions[add]
    if instruction.base != "add" or instruction.guard:
        return 0
    result, one, _ = instruction.operands
    size = _other(subject, add, 2)
    if size is None or not size.exact or not size.uniform or rendered(one) != rendered(result):
        return 0
    return as_type(size.offsets[0], "s" + instruction.opcode[-2:])


def _runs_once(subject: Subject, loop: Loop, index: int) -> bool:
    """Whether an instruction runs just once in each iteration of a loop."""
    block, control = subject.slicer.flow.block_of[index], subject.lanes.divergence.control
    return block in loop.blocks and control[block] == control[loop.latches[0]]


def written_by(subject: Subject, name: str, index: int) -> int | None:
    """The one instruction that writes, in any case, what another one reads as ``name``."""
    code, definitions = subject.code, subject.slicer.chains.definitions
    found = {n for key in code.keys((name,), index) for n in definitions.get((index, key), ())}
    if len(found) != 1:
        return None
    (only,) = found
    return only if code.effects[only].definite else None


def _other(subject: Subject, compare: int, position: int) -> Known:
    """What a counter is compared with."""
    operand = subject.code.instructions[compare].operands[position]
    if isinstance(operand, Immediate) and isinstance(operand.value, int):
        return constant(operand.value, subject.launch.threads_per_block)
    return subject.lanes.value(operand.text, compare) if isinstance(operand, Name) else None


def _by_warp(value: Known, type_: str) -> tuple[int, ...] | None:
    """The number that all lanes of a warp have, for each warp; None if that is not known."""
    if value is None or not value.exact or not value.uniform:
        return None
    return tuple(as_type(offset, type_) for offset in value.offsets[::WARP])
