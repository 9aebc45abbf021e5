"""Loops of one basic block whose induction variables have proved strides and steps.

All lanes run such a loop equally often, and the trip count is known. An induction variable is here
a *walk*: lane ``l`` has ``first + l * stride + k * step`` in iteration ``k``, where ``first`` is
the same for the warp. A register that differs between the lanes and does not change is a walk with
step 0.

The stride between lanes is proved for the machine's registers, while lane analysis assumes that no
32-bit number wraps around: a walk's first value is followed back to parameters and indices through
sums, products and shifts, and each 32-bit result among these lies between known bounds for the
launch's grid, block and numbers, or is known exactly for each thread. The 64-bit results are exact
modulo 2**64, as the walk's own steps are.
"""

from dataclasses import dataclass
from itertools import pairwise

from cuado.kernel.facts.loops.counted_loops import counting_of, written_by
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_values import WARP, Known
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait, is_special
from cuado.ptx.syntax.operands import Address, Immediate, Name, rendered

_LINEAR = frozenset({"mov", "cvt", "cvta", "add", "sub", "mul", "mad", "shl"})
_LOSING = frozenset({"hi", "sat", "cc"})
_ALIKE = frozenset({"%ntid", "%ctaid", "%nctaid"})
_WIDE = 64
_LONGEST = 1 << 24
"""Limit of strides and steps: their products with 32 lanes are 32-bit numbers."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A register whose values lie a constant stride apart between lanes.

    Attributes:
        name: the register.
        bits: 32 or 64.
        stride: difference from lane to lane.
        step: difference from iteration to iteration.
        update: the instruction that makes the step; None for a register that the loop does not
            change.
    """

    name: str
    bits: int
    stride: int
    step: int = 0
    update: int | None = None


@dataclass(frozen=True, slots=True)
class LaneLoop:
    """A loop of one basic block.

    Attributes:
        loop: the loop as flow analysis found it.
        first: its first instruction.
        last: the branch back.
        trips: the trip count of every lane.
        deciding: instructions that only decide whether to continue: the branch and the comparison.
        walks: induction variables whose strides are proved.
        unproved: other induction variables, and why their strides are not proved.
        is_whole: whether all lanes of each warp provably reach it, each time.
    """

    loop: Loop
    first: int
    last: int
    trips: int
    deciding: frozenset[int]
    walks: dict[Key, Walk]
    unproved: dict[Key, str]
    is_whole: bool

    @property
    def body(self) -> range:
        """Its instructions, the branch back left out."""
        return range(self.first, self.last)


class LaneLoops:
    """The single-block loops of a kernel, with their induction variables.

    Args:
        kernel: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._ranges = kernel.ranges

    def of(self, loop: Loop) -> LaneLoop | str:
        """The facts of a loop, or why it does not qualify."""
        kernel, code = self._kernel, self._code
        if kernel.launch.threads_per_block % WARP:
            return "the last warp of the block is partial"
        block = kernel.slicer.flow.blocks[loop.header]
        if len(loop.blocks) > 1 or len({code.scopes[n] for n in _all(block.first, block.last)}) > 1:
            return "the loop body has branches"
        counting = counting_of(kernel, loop, shifted=True)
        if counting is None or counting.branch != block.last:
            return "the trip count is not known before the loop"
        trips = {counting.trips(warp) for warp in range(len(counting.first))}
        count = trips.pop() if len(trips) == 1 else None
        if count is None:
            return "the trip count differs between lanes or warps"
        # All warps have one trip count now, so iterations can be numbered across the warp.
        walks, unproved = self._advanced(block.first, block.last)
        decide = frozenset({counting.branch, counting.compare})
        is_whole = self._is_whole(loop.header)
        return LaneLoop(loop, block.first, block.last, count, decide, walks, unproved, is_whole)

    def invariant(self, name: str, index: int) -> Walk | str:
        """A register that a loop does not write, as a walk of step 0; or why it is not one."""
        found = written_by(self._kernel, name, index)
        symbol = self._code.symbol(name, index)
        bits = BITS.get(symbol.variable.type, 0) if symbol is not None else 0
        if found is None or bits not in (32, _WIDE):
            return f"each lane has its own '{name}'"
        stride = self._stride(found, name, index)
        if isinstance(stride, str):
            return f"each lane has its own '{name}', and {stride}"
        return Walk(name, bits, stride)

    def _advanced(self, first: int, last: int) -> tuple[dict[Key, Walk], dict[Key, str]]:
        """Registers that a loop advances by a constant, once per iteration."""
        code, walks, unproved = self._code, dict[Key, Walk](), dict[Key, str]()
        writing: dict[Key, list[int]] = {}
        for n in range(first, last):
            for key in code.keys(code.effects[n].writes, n):
                writing.setdefault(key, []).append(n)
        for key, (update, *others) in writing.items():
            step = None if others else self._step(update)
            if step is None:
                continue
            before = self._kernel.slicer.chains.definitions.get((update, key), ())
            entering = [n for n in before if n != update]
            symbol = code.symbol(key[0], update)
            bits = BITS.get(symbol.variable.type, 0) if symbol is not None else 0
            # An induction variable has two definitions: its own update and one before the loop.
            if update not in before or len(entering) != 1 or bits not in (32, _WIDE):
                continue
            stride = self._stride(entering[0], key[0], update)
            if isinstance(stride, str):
                unproved[key] = stride
            else:
                walks[key] = Walk(key[0], bits, stride, step, update)
        return walks, unproved

    def _step(self, update: int) -> int | None:
        """The constant that an instruction adds to its own result; None for another instruction."""
        instruction = self._code.instructions[update]
        words = instruction.opcode.split(".")
        if words[0] not in ("add", "sub") or instruction.guard or not _is_integer(words):
            return None
        target, one, other = instruction.operands
        if rendered(target) != rendered(one):
            return None
        step = (
            other.value if isinstance(other, Immediate) else self._number(rendered(other), update)
        )
        if not isinstance(step, int) or abs(step) > _LONGEST:
            return None
        return step if words[0] == "add" else -step

    def _number(self, name: str, index: int) -> int | None:
        """The one number that a register has in all threads; None if not known."""
        found = self._kernel.lanes.value(name, index)
        if found is None or not found.exact or len({*found.offsets}) != 1:
            return None
        return found.offsets[0]

    def _stride(self, index: int, name: str, reader: int) -> int | str:
        """The stride between lanes of an instruction's result, or why it is not proved.

        The reading instruction decides if all lanes hold the result of the same execution.
        """
        found = _stride_of(self._kernel.lanes.value(name, reader))
        is_definite = self._code.effects[index].definite
        if (
            found is None
            or not is_definite
            or found != _stride_of(self._kernel.lanes.result(index))
        ):
            return "the distance between lanes is unknown there"
        return found if not (reason := self._inexact(index)) else reason

    def _inexact(self, index: int) -> str:
        """Why a result may overflow, unlike in lane analysis; empty if it cannot."""
        todo, seen = [index], {index}
        while todo:
            at = todo.pop()
            if not self._is_leaf(at):
                if reason := self._objection(at):
                    return reason
                code, definitions = self._code, self._kernel.slicer.chains.definitions
                for key in code.keys(code.effects[at].reads, at):
                    more = set(definitions.get((at, key), ())) - seen
                    seen |= more
                    todo += more
        return ""

    def _is_leaf(self, index: int) -> bool:
        """True if none of the inputs of a result can have wrapped around."""
        opcode, found = self._code.effects[index].opcode, self._kernel.lanes.result(index)
        if opcode.access is Access.LOAD:
            return opcode.space is Space.PARAM or (found is not None and found.uniform)
        return found is not None and found.exact

    def _objection(self, index: int) -> str:
        """Why an operation may differ from unbounded integer arithmetic; empty if it cannot."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        words = instruction.opcode.split(".")
        where = f"'{instruction.opcode}' (PTX line {self._kernel.module.lines(instruction.start)})"
        is_sum = words[0] in _LINEAR and _LOSING.isdisjoint(words) and effects.definite
        if not is_sum or effects.opcode.access is not None:
            return f"{where} is not a sum"
        types = [BITS[each] for each in words if each in BITS]
        bits = types[0] if words[0] == "cvt" else types[-1] * (2 if "wide" in words else 1)
        if bits == _WIDE and words[0] == "shl":
            by = instruction.operands[2]
            return "" if isinstance(by, Immediate) else f"{where} shifts by an unknown amount"
        if bits == _WIDE or self._ranges.result(index) is not None:
            return ""
        return f"{where} may wrap around"

    def _is_whole(self, block: int) -> bool:
        """True if no divergent branch leads to a block."""
        divergence, flow = self._kernel.lanes.divergence, self._kernel.slicer.flow
        return all(
            source not in divergence.divergent or self._ranges.settles(flow.blocks[source].last)
            for source, _ in divergence.control[block]
            if source != block
        )


def why_different(kernel: Kernel, name: str, index: int) -> str:
    """Why lanes may hold different values in a register; empty if they provably do not."""
    base = name.partition(".")[0]
    if is_special(base):
        return "" if base in _ALIKE else f"lanes read their own '{name}' there"
    return "" if kernel.lanes.is_uniform(name, index) else f"each lane has its own '{name}'"


def trait_of(kernel: Kernel, index: int) -> str:
    """An instruction's effect besides computing and accessing memory; empty for none."""
    effects = kernel.code.effects[index]
    if not effects.opcode.known:
        return "is not known to cuado"
    if found := effects.opcode.traits - {Trait.BRANCH}:
        return f"is neither arithmetic nor an access ({min(found).value})"
    return ""


def _all(first: int, last: int) -> range:
    return range(first, last + 1)


def _is_integer(words: list[str]) -> bool:
    return words[-1] in ("s32", "u32", "s64", "u64") and _LOSING.isdisjoint(words)


def _stride_of(value: Known) -> int | None:
    """The difference from lane to lane if it is the same in all warps."""
    if value is None:
        return None
    warps = (value.offsets[n : n + WARP] for n in range(0, len(value.offsets), WARP))
    steps = {b - a for warp in warps for a, b in pairwise(warp)}
    stride = steps.pop() if len(steps) == 1 else None
    return stride if stride is not None and abs(stride) <= _LONGEST else None


def registers_read(kernel: Kernel, index: int) -> tuple[str, ...]:
    """Registers and special registers that an instruction reads."""
    code, found = kernel.code, dict[str, None]()
    for name in code.effects[index].reads:
        symbol = code.symbol(name, index)
        if symbol is None or symbol.variable.space == "reg":
            found[name] = None
    return tuple(found)


def base_of(kernel: Kernel, index: int) -> tuple[str, int] | None:
    """Register and offset of an access's plain address; None for another one."""
    operands = (operand for operand, _ in kernel.code.effects[index].operands)
    address = next((each for each in operands if isinstance(each, Address)), None)
    is_plain = address is not None and not address.extra and address.is_near
    if address is None or not is_plain or not isinstance(address.base, Name):
        return None
    return address.base.text, address.offset or 0


def lanes_are_apart(kernel: Kernel, index: int) -> bool:
    """True if the lanes of a warp are not known to access neighbouring words."""
    stride, size = kernel.lanes.stride_of(index), kernel.code.effects[index].opcode.bytes
    return stride is None or size is None or abs(stride) > size
