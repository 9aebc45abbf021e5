"""One iteration of a loop that may choose the best of values, followed through its registers."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.loops.loop import is_always_made
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.syntax.operands import Name, Operand, rendered

_SWAPPED = {"gt": "lt", "lt": "gt", "ge": "le", "le": "ge"}
_INVERSE = {"gt": "le", "lt": "ge", "ge": "lt", "le": "gt"}
_WORDS = {"hi": "gt", "hs": "ge", "lo": "lt", "ls": "le"}
_TYPES = frozenset({"s32", "u32", "s64", "u64", "f32", "f64"})
EXTREME = {"gt": "max", "ge": "max", "lt": "min", "le": "min"}


def _swapped(relation: str) -> str:
    """A relation with its sides exchanged; ``ltu`` becomes ``gtu``."""
    open_ = "u" if relation.endswith("u") else ""
    plain = _SWAPPED.get(relation.removesuffix("u"), "")
    return f"{plain}{open_}" if plain else ""


@dataclass(frozen=True, slots=True)
class _Test:
    """A predicate that says if a step's value is better.

    Attributes:
        step: the step.
        holds: whether it holds for a better value.
        compare: the comparison.
        decides: what joins it with another condition; the comparison where there is none.
    """

    step: int
    holds: bool
    compare: int
    decides: int

    @property
    def decision(self) -> tuple[int, bool]:
        """What decides about the step, and whether it holds for a better value."""
        return self.decides, self.holds


def _is_skipped_alone(kernel: Kernel, number: int) -> bool:
    """True if a branch before a block skips this block alone, and nothing else leads to it."""
    flow = kernel.slicer.flow
    before = [n for n, following in enumerate(flow.successors) if number in following]
    after = flow.successors[number]
    if len(before) != 1 or len(after) != 1 or number in flow.successors[after[0]]:
        return False
    return before == [number - 1] and {*flow.successors[number - 1]} == {number, *after}


class ChoiceSteps:
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
        self._tests: dict[Key, _Test] = {}
        self._new: list[object] = []
        self._compares: dict[int, _Test] = {}
        self._decides: dict[int, tuple[int, bool]] = {}
        self._false: set[Key] = set()
        self._kind: tuple[str, str] | None = None
        self._extremes: dict[int, tuple[str, str]] = {}
        self._keys = keys

    def run(self) -> tuple[str, str, tuple[tuple[int, bool], ...]] | None:
        """The relation, its type and the comparisons; None where something else happens."""
        flow = self._kernel.slicer.flow
        for number in sorted(self._loop.blocks):
            block = flow.blocks[number]
            indices = range(block.first, block.last + 1)
            if is_always_made(self._kernel, self._loop, block.first):
                is_followed = all(map(self._follow, indices))
            else:
                is_followed = self._follow_skipped(number, indices)
            if not is_followed:
                return None
        last = len(self._new)
        is_whole = last and all(self._states.get(key) == (key, last) for key in self._keys)
        if not is_whole or self._kind is None or len(self._compares) != last:
            return None
        extreme = EXTREME[self._kind[0]], self._kind[1]
        compares = []
        for step in range(1, last + 1):
            test = self._compares[step]
            decision = self._decides.get(step, test.decision)
            # A maximum takes each better value: no other condition may decide about the rest.
            is_extreme = step in self._extremes
            if is_extreme and (self._extremes[step] != extreme or decision != test.decision):
                return None
            compares.append(decision)
        return *self._kind, tuple(compares)

    def _follow_skipped(self, number: int, indices: range) -> bool:
        """Follow a block that some iterations skip; False if it is more than steps of its own.

        Where it is skipped, all is as before: so each register must have been at the last step
        before, or be given up.
        """
        if not _is_skipped_alone(self._kernel, number):
            return all(map(self._is_apart, indices))
        test, holds = self._guard(number)
        if test is not None and (test.holds != holds or test.step != len(self._new)):
            return False
        states, tests, false = dict(self._states), dict(self._tests), set(self._false)
        made = len(self._new) if test is None else test.step - 1
        follow = self._follow if test is None else partial(self._follow_better, test)
        if not all(map(follow, indices)):
            return False
        last = len(self._new)
        for register, state in [*self._states.items()]:
            if state == states.get(register):
                # As it was: of a step that is no longer the last one, if there is a later one.
                continue
            if states.get(register) != (state[0], made) or state[1] != last:
                del self._states[register]
        joined = self._joined(test, indices, false)
        kept = {key: each for key, each in tests.items() if self._tests.get(key) == each}
        self._tests = kept | joined
        self._false &= false
        return True

    def _is_apart(self, index: int) -> bool:
        """True if an instruction of a block that may be skipped has nothing to do with a step."""
        effects = self._code.effects[index]
        writes = {*self._code.keys(effects.writes, index)}
        touched = {*self._code.keys(effects.reads, index)} | writes
        self._false -= writes
        return not touched & (self._states.keys() | self._tests.keys())

    def _guard(self, number: int) -> tuple[_Test | None, bool]:
        """The test that decides if a block is skipped, if one does; and what it is in the block."""
        last = self._kernel.slicer.flow.blocks[number - 1].last
        branch = self._code.instructions[last]
        keys = self._code.keys((branch.guard,), last)
        return (self._tests.get(keys[0]) if keys else None), branch.negated

    def _follow_better(self, test: _Test, index: int) -> bool:
        """Follow an instruction of a block that only a better value comes to."""
        effects, instruction = self._code.effects[index], self._code.instructions[index]
        reads = {*self._code.keys(effects.reads, index)}
        if reads & (self._states.keys() | self._tests.keys()):
            return False
        for key in self._code.keys(effects.writes, index):
            self._tests.pop(key, None)
            self._false.discard(key)
            state = self._states.pop(key, None)
            if state is None:
                continue
            is_plain = effects.definite and len(effects.writes) == 1 and not effects.opcode.traits
            if not is_plain or state[1] not in (test.step - 1, test.step):
                return False
            is_new = instruction.base == "mov" and (
                self._value(instruction.operands[1], index) == self._new[test.step - 1]
            )
            if state[0] == self._best and not is_new:
                return False
            if self._decides.setdefault(test.step, test.decision) != test.decision:
                return False
            self._states[key] = state[0], test.step
        return True

    def _joined(self, test: _Test | None, indices: range, false: Iterable[Key]) -> dict[Key, _Test]:
        """Predicates that hold where a value is better and something else does, too.

        They do not hold before a block that only a better value comes to.
        """
        found: dict[Key, _Test] = {}
        for index in indices if test is not None else ():
            effects = self._code.effects[index]
            for key in self._code.keys(effects.writes, index):
                found.pop(key, None)
                is_plain = effects.definite and len(effects.writes) == 1
                if test is not None and key in false and is_plain:
                    found[key] = replace(test, holds=True, decides=index)
        return found

    def _follow(self, index: int) -> bool:
        """Follow an instruction; False if it does with a state what no step does."""
        effects = self._code.effects[index]
        reads = {*self._code.keys(effects.reads, index)}
        writes = self._code.keys(effects.writes, index)
        is_false = self._is_false(index)
        self._false.difference_update(writes)
        if not reads & (self._states.keys() | self._tests.keys()):
            for key in writes:
                self._tests.pop(key, None)
            if is_false:
                self._false.update(writes)
            return not any(key in self._keys or key in self._states for key in writes)
        if not writes and self._code.instructions[index].base == "bra":
            # It skips a block, and what that block does is then looked at.
            following = self._kernel.slicer.flow.block_of[index] + 1
            return _is_skipped_alone(self._kernel, following) and not reads & self._states.keys()
        is_plain = effects.definite and len(writes) == 1 and not effects.opcode.traits
        return is_plain and self._step(index, writes[0])

    def _is_false(self, index: int) -> bool:
        """True if an instruction sets a predicate that never holds."""
        instruction = self._code.instructions[index]
        if instruction.opcode != "mov.pred" or not self._code.effects[index].definite:
            return False
        source = instruction.operands[1]
        keys = self._code.keys((rendered(source),), index)
        return keys[0] in self._false if keys else rendered(source) == "0"

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
        if words[0] in ("and", "or") and words[1:] == ["pred"]:
            self._states.pop(target, None)
            return self._refined(index, words[0], operands, target)
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
            (operands[2], operands[1], _swapped(relation)),
        ):
            state, value = self._state(old, index), self._value(new, index)
            if state is None or state[0] != self._best or value is None:
                continue
            holds = self._holds(own, type_)
            if holds is None:
                return False
            step = self._number(value, state[1])
            if step is None or step in self._compares:
                return False
            self._compares[step] = self._tests[target] = _Test(step, holds, index, index)
            return True
        return False

    def _holds(self, relation: str, type_: str) -> bool | None:
        """Whether a relation holds for a better value; None if it may also do so for another."""
        # ``ltu`` of floats holds for a NaN as well: where ``ge`` does not.
        is_open = relation.endswith("u") and type_[0] == "f"
        plain = relation.removesuffix("u") if is_open else relation
        if plain not in _SWAPPED or type_ not in _TYPES:
            return None
        kind, inverse = (plain, type_), (_INVERSE[plain], type_)
        if self._kind is None:
            self._kind = inverse if self._keeps else kind
        holds = self._kind == kind
        # Of floats one of the two relations is ordered, and the other is not.
        is_other = type_[0] == "f" and is_open == holds
        return None if is_other or (not holds and self._kind != inverse) else holds

    def _refined(self, index: int, word: str, operands: tuple[Operand, ...], target: Key) -> bool:
        """True if an instruction joins a test with a condition that is none: for a better value
        both hold, or for one that is not, either.
        """
        keys = [self._code.keys((rendered(each),), index) for each in operands[1:]]
        found = [self._tests.get(each[0]) if each else None for each in keys]
        tests = [each for each in found if each is not None]
        is_apart = all(each and each[0] not in self._states for each in keys)
        if len(tests) != 1 or not is_apart or tests[0].holds != (word == "and"):
            return False
        self._tests[target] = replace(tests[0], decides=index)
        return True

    def _extreme(
        self, index: int, words: list[str], operands: tuple[Operand, ...]
    ) -> tuple[Key, int] | None:
        """The best value after its step, where it is a maximum or minimum of integers."""
        for new, old in ((operands[1], operands[2]), (operands[2], operands[1])):
            state, value = self._state(old, index), self._value(new, index)
            if state is None or state[0] != self._best or words[1][0] == "f":
                continue
            step = self._number(value, state[1])
            kind = words[0], words[1]
            if step is None or self._extremes.setdefault(step, kind) != kind:
                return None
            return self._best, step
        return None

    def _selected(self, index: int, operands: tuple[Operand, ...]) -> tuple[Key, int] | None:
        """What a register holds after a step that selects the new value, or keeps the old one."""
        test = self._tests.get(self._code.keys((rendered(operands[3]),), index)[0])
        if test is None or self._decides.setdefault(test.step, test.decision) != test.decision:
            return None
        step = test.step
        new, old = (operands[1], operands[2]) if test.holds else (operands[2], operands[1])
        state = self._state(old, index)
        if state is None or state[1] != step - 1 or self._state(new, index) is not None:
            return None
        # The best value takes what it was compared with, and nothing else. What is taken along may
        # be anything.
        if state[0] == self._best and self._value(new, index) != self._new[step - 1]:
            return None
        return state[0], step
