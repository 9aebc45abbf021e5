"""Registers in which a loop keeps the best value so far, and what belongs to it: where it was.

In each step a new value is compared with the best one, and if it is better, takes its place, along
with other registers (``if (v > best) { best = v; at = c; }``). Nothing else in the loop reads them.
The last best value is then the greatest (or least) of the first one and all new ones, the earliest
of equals where only a greater one is better, else the latest: so iterations may be made in any
order, in parts, if each part remembers the iteration in which it found its best value.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from cuado.kernel.facts.counted_loops import definitions_of
from cuado.kernel.facts.loop_accumulators import Accumulator
from cuado.kernel.facts.loops import instructions_of, is_always_made
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name, Operand, rendered

_SWAPPED = {"gt": "lt", "lt": "gt", "ge": "le", "le": "ge"}
_INVERSE = {"gt": "le", "lt": "ge", "ge": "lt", "le": "gt"}
_WORDS = {"hi": "gt", "hs": "ge", "lo": "lt", "ls": "le"}
_TYPES = frozenset({"s32", "u32", "s64", "u64", "f32", "f64"})
_EXTREME = {"gt": "max", "ge": "max", "lt": "min", "le": "min"}
_MOST_TAKEN = 4


@dataclass(frozen=True, slots=True)
class Choice(Accumulator):
    """The best value of a loop, and what is taken along with it.

    Attributes:
        relation: of a better value to the best one so far: ``gt``, ``ge``, ``lt`` or ``le``.
        type: of the comparison.
        taken: the other registers, with their sizes.
        compares: the comparisons of an iteration, and whether they hold for a better value.
        copies: registers that have the same at the end of an iteration as one of these.
    """

    relation: str
    type: str
    taken: tuple[tuple[Key, int], ...]
    compares: tuple[tuple[int, bool], ...]
    copies: tuple[tuple[Key, Key], ...]

    @property
    def keys(self) -> frozenset[Key]:
        """All registers that hold a result after the loop."""
        return frozenset((self.key, *(key for key, _ in (*self.taken, *self.copies))))

    @property
    def is_exact(self) -> bool:
        """True: equal values are told apart by their iterations."""
        return True

    @property
    def neutral(self) -> str:
        """Empty: each part begins with the first value, which is older than all others."""
        return ""


def choice_of(kernel: Kernel, loop: Loop, keys: Iterable[Key]) -> Choice | None:
    """Registers that a loop carries, as a best value and what belongs to it; None if they are not.

    Args:
        kernel: the kernel.
        loop: one of its loops.
        keys: all that it carries besides inductions and accumulators.
    """
    keys = tuple(keys)
    sizes = {key: BITS.get(kernel.code.variable(key).type, 0) for key in keys}
    if len(keys) > 1 + _MOST_TAKEN or not all(size in (32, 64) for size in sizes.values()):
        return None
    # ``v >= best`` is written as ``v < best`` that keeps the old value, too.
    for best, keeps in product(keys, (False, True)):
        steps = _Steps(kernel, loop, best, keys, keeps=keeps)
        found = steps.run()
        if found is None:
            continue
        relation, type_, compares = found
        taken = tuple((key, sizes[key]) for key in keys if key != best)
        name = f"{'first' if relation in ('gt', 'lt') else 'last'} {_EXTREME[relation]}.{type_}"
        updates = frozenset(n for n, _ in compares)
        return Choice(
            *(best, sizes[best], name, updates, relation, type_, taken, compares),
            tuple(steps.copies()),
        )
    return None


class _Steps:
    """One iteration, followed instruction by instruction.

    Where ``keeps`` is set, the first comparison holds for a value that is not better.

    A state is a register of the loop and how many steps it has made: after step ``j`` it is what
    the comparisons 1 to ``j`` made of it.
    """

    def __init__(
        self, kernel: Kernel, loop: Loop, best: Key, keys: tuple[Key, ...], *, keeps: bool
    ) -> None:
        self._keeps = keeps
        self._kernel, self._loop, self._code, self._best = kernel, loop, kernel.code, best
        self._states: dict[Key, tuple[Key, int]] = {key: (key, 0) for key in keys}
        self._tests: dict[Key, tuple[int, bool]] = {}
        self._new: list[object] = []
        self._compares: dict[int, tuple[int, bool]] = {}
        self._kind: tuple[str, str] | None = None
        self._extremes: set[tuple[str, str]] = set()
        self._keys = keys

    def run(self) -> tuple[str, str, tuple[tuple[int, bool], ...]] | None:
        """The relation, its type and the comparisons; None where something else happens."""
        if not all(self._follow(n) for n in instructions_of(self._kernel, self._loop)):
            return None
        last = len(self._new)
        is_whole = last and all(self._states.get(key) == (key, last) for key in self._keys)
        if not is_whole or self._kind is None or len(self._compares) != last:
            return None
        if self._extremes - {(_EXTREME[self._kind[0]], self._kind[1])}:
            return None
        return *self._kind, tuple(self._compares[step] for step in range(1, last + 1))

    def _follow(self, index: int) -> bool:
        """Follow an instruction; False if it does with a state what no step does."""
        effects = self._code.effects[index]
        reads = {*self._code.keys(effects.reads, index)}
        writes = self._code.keys(effects.writes, index)
        if not reads & (self._states.keys() | self._tests.keys()):
            for key in writes:
                self._tests.pop(key, None)
            return not any(key in self._keys or key in self._states for key in writes)
        is_plain = effects.definite and len(writes) == 1 and not effects.opcode.traits
        # A state is what all comparisons up to a step have made: an iteration that skips one would
        # be in another state.
        is_made = is_always_made(self._kernel, self._loop, index)
        return is_plain and is_made and self._step(index, writes[0])

    def copies(self) -> Iterator[tuple[Key, Key]]:
        """Registers that have what a carried one has when the iteration ends, and which that is."""
        for key, (of, made) in self._states.items():
            if key not in self._keys and made == len(self._new):
                yield key, of

    def _step(self, index: int, target: Key) -> bool:
        """Follow an instruction that reads a state or a test; False if it is none of a step."""
        instruction = self._code.instructions[index]
        words, operands = instruction.opcode.split("."), instruction.operands
        made: tuple[Key, int] | None = None
        if words[0] == "setp" and len(words) == 3:
            self._states.pop(target, None)
            return self._compared(index, words, operands, target)
        if words[0] == "mov":
            made = self._state(operands[1], index)
        elif words[0] in ("max", "min") and len(words) == 2 and words[1] in _TYPES:
            made = self._extreme(index, words, operands)
        elif words[0] == "selp":
            made = self._selected(index, operands)
        if made is None:
            return False
        self._tests.pop(target, None)
        self._states[target] = made
        return True

    def _state(self, operand: Operand, index: int) -> tuple[Key, int] | None:
        if not isinstance(operand, Name):
            return None
        keys = self._code.keys((operand.text,), index)
        return self._states.get(keys[0]) if keys else None

    def _value(self, operand: Operand, index: int) -> object | None:
        """What tells a new value from others: its text and who wrote it; None for a state."""
        if self._state(operand, index) is not None:
            return None
        if not isinstance(operand, Name):
            return rendered(operand)
        return operand.text, definitions_of(self._kernel, operand.text, index)

    def _number(self, value: object | None, step: int) -> int | None:
        """The step that takes a new value: the next one, or one that has begun with it."""
        if value is None:
            return None
        if step == len(self._new):
            self._new.append(value)
        return step + 1 if self._new[step] == value else None

    def _compared(
        self, index: int, words: list[str], operands: tuple[Operand, ...], target: Key
    ) -> bool:
        """True if an instruction compares a new value with the best one of its step."""
        relation, type_ = _WORDS.get(words[1], words[1]), words[2]
        for new, old, own in (
            (operands[1], operands[2], relation),
            (operands[2], operands[1], _SWAPPED.get(relation, "")),
        ):
            state, value = self._state(old, index), self._value(new, index)
            if state is None or state[0] != self._best or value is None:
                continue
            if own not in _SWAPPED or type_ not in _TYPES:
                return False
            kind, inverse = (own, type_), (_INVERSE[own], type_)
            if self._kind is None:
                self._kind = inverse if self._keeps else kind
            holds = self._kind == kind
            # Of floats the inverse holds for a NaN as well.
            if not holds and (self._kind != inverse or type_[0] == "f"):
                return False
            step = self._number(value, state[1])
            if step is None or step in self._compares:
                return False
            self._compares[step] = (index, holds)
            self._tests[target] = (step, holds)
            return True
        return False

    def _extreme(
        self, index: int, words: list[str], operands: tuple[Operand, ...]
    ) -> tuple[Key, int] | None:
        """The best value after its step, where it is a maximum or minimum of integers."""
        for new, old in ((operands[1], operands[2]), (operands[2], operands[1])):
            state, value = self._state(old, index), self._value(new, index)
            if state is None or state[0] != self._best or words[1][0] == "f":
                continue
            step = self._number(value, state[1])
            self._extremes.add((words[0], words[1]))
            return (self._best, step) if step is not None else None
        return None

    def _selected(self, index: int, operands: tuple[Operand, ...]) -> tuple[Key, int] | None:
        """What a register holds after a step that selects the new value, or keeps the old one."""
        test = self._tests.get(self._code.keys((rendered(operands[3]),), index)[0])
        if test is None:
            return None
        step, holds = test
        new, old = (operands[1], operands[2]) if holds else (operands[2], operands[1])
        state = self._state(old, index)
        if state is None or state[1] != step - 1 or self._state(new, index) is not None:
            return None
        # The best value takes what it was compared with, and nothing else. What is taken along may
        # be anything.
        if state[0] == self._best and self._value(new, index) != self._new[step - 1]:
            return None
        return state[0], step
