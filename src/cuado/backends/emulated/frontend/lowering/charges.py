"""What running a piece of a kernel takes off its budget: by what it takes the host.

An endless loop is told by the work that it has done, not by the clock: else the end of a launch
would depend on what else the machine does. The work is in plain instructions of a warp, each about
a nanosecond; what takes longer is charged as so many of them. Times are of one core of a Xeon of
2.5 GHz, of loops of twenty such instructions, with all lanes.
"""

from dataclasses import dataclass

from cuado.backends.emulated.frontend.lowering.segments import Segment
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access, Space, Trait

TURN = 7
"""Cost of one turn of a loop beyond its instructions: it is counted, charged and branched to."""
ATOMIC_COST = 31
"""Cost of a checked atomic operation beyond that of other checked instructions, each of which takes
longer than a plain one: it is done lane by lane."""
_LEAST = 64
"""Work from which a segment that is no head of a loop is charged."""
_MATRIX = 250
"""Of a matrix product: a tenth of what it takes. Those of whole tiles are what long kernels do."""
_MEMORY = {
    Access.ATOMIC: 80,  # 30 to 150 ns
    Access.LOAD: 30,  # 10 to 60
    Access.STORE: 30,  # 12 to 110
    Access.COPY: 60,
    Access.UNKNOWN: 30,
}
_SHARED = {Access.LOAD: 10, Access.STORE: 10}
_FREE = frozenset({Space.PARAM, Space.CONST})
_TRAITS = {Trait.MATRIX: _MATRIX, Trait.BARRIER: 50, Trait.WARP: 12, Trait.CALL: 30}
_SPECIAL = frozenset({"sin", "cos", "ex2", "lg2", "tanh"})
_HALVES = frozenset({"f16", "f16x2", "bf16", "bf16x2"})
_IN_SOFTWARE = 40
"""Of special functions and of arithmetic with halves."""
_DIVISION = 10
"""Of a division or root of doubles."""


@dataclass(frozen=True, slots=True)
class Charge:
    """What a warp is charged for running a segment.

    Attributes:
        instructions: of a head of a loop; they count as the warp's work.
        more: beyond them, in plain instructions.
    """

    instructions: int
    more: int

    @property
    def total(self) -> int:
        """Both together."""
        return self.instructions + self.more


def charge_of(code: Code, segment: Segment, *, is_checked: bool) -> Charge:
    """What a segment takes off the budget: every head of a loop does, and slow code elsewhere."""
    own = range(segment.first, segment.last + 1)
    if is_checked:
        slow = ATOMIC_COST * sum(_is_atomic(code, index) for index in own)
        return Charge(len(own), slow) if segment.is_loop else Charge(0, 0)
    slow = sum(_delay(code, index) for index in own)
    if segment.is_loop:
        return Charge(len(own), TURN + slow)
    work = len(own) + slow
    return Charge(0, work if work >= _LEAST else 0)


def _is_atomic(code: Code, index: int) -> bool:
    return code.effects[index].opcode.access is Access.ATOMIC


def _delay(code: Code, index: int) -> int:
    """What an instruction takes beyond a plain one, in plain ones."""
    opcode, words = code.effects[index].opcode, code.instructions[index].opcode.split(".")
    found = max((cost for trait, cost in _TRAITS.items() if trait in opcode.traits), default=0)
    if opcode.access is not None and opcode.space not in _FREE:
        costs = _SHARED if opcode.space is Space.SHARED else _MEMORY
        return max(found, costs.get(opcode.access, _MEMORY.get(opcode.access, 0)))
    if words[0] in _SPECIAL or not _HALVES.isdisjoint(words):
        return max(found, _IN_SOFTWARE)
    if words[-1] == "f64" and words[0] in ("div", "rcp", "sqrt", "rsqrt"):
        return max(found, _DIVISION)
    return found
