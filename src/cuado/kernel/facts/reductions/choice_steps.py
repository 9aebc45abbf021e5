"""One iteration of a loop that may choose the best of values, followed through its registers."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import repeat

from cuado.kernel.facts.loops.loop import is_always_made
from cuado.kernel.facts.reductions.choice_tests import (
    EXTREME,
    INVERSE,
    ChoiceTest,
    identity_of,
    is_in_order,
    is_skipped_alone,
    swapped,
)
from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.operations import ALIASES
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Space, Trait
from cuado.ptx.syntax.operands import Name, Operand, rendered

_TYPES = frozenset({"s32", "u32", "s64", "u64", "f32", "f64"})
_GIVEN = frozenset({None, Space.PARAM})
_State = tuple[Key, int]
_Before = tuple[dict[Key, _State], dict[Key, ChoiceTest], set[Key], set[Key]]
"""States, tests, what is false and what is lost."""


class ChoiceSteps:
    """One iteration, followed instruction by instruction.

    Where ``keeps`` is set, the first comparison holds for a value that is not better.

    A state is a register of the loop and how many steps it has made: after step ``j`` it is what
    the comparisons 1 to ``j`` made of it. A register is lost if it depends on a state in another
    way: nothing may read it.
    """

    def __init__(
        self, kernel: Kernel, loop: Loop, best: Key, keys: tuple[Key, ...], *, keeps: bool
    ) -> None:
        self._keeps = keeps
        self._kernel, self._loop, self._code, self._best = kernel, loop, kernel.code, best
        self._states: dict[Key, _State] = {key: (key, 0) for key in keys}
        self._tests: dict[Key, ChoiceTest] = {}
        self._new: list[object] = []
        self._compares: dict[int, ChoiceTest] = {}
        self._decides: dict[int, tuple[int, bool]] = {}
        self._taken: dict[tuple[Key, int], object] = {}
        self._false: set[Key] = set()
        self._lost: set[Key] = set()
        self._kind: tuple[str, str] | None = None
        self._extremes: dict[int, tuple[str, str]] = {}
        self._keys = keys
        self._is_live = live_registers(kernel)
        inside = loops_of(kernel.slicer.flow)
        self._inner = [each for each in inside if each.blocks < loop.blocks]
        self._begun: dict[int, dict[Key, Key]] = {}

    def run(self) -> tuple[str, str, tuple[tuple[int, bool], ...]] | None:
        """The relation, its type and the comparisons; None where something else happens."""
        is_followed = is_in_order(self._kernel.slicer.flow, (self._loop, *self._inner)) and all(
            map(self._follow_block, sorted(self._loop.blocks))
        )
        last = len(self._new)
        is_whole = last and all(self._states.get(key) == (key, last) for key in self._keys)
        is_lost = any(self._is_live(key, self._loop.header) for key in self._lost)
        is_whole = is_whole and is_followed and not is_lost
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

    def _follow_block(self, number: int) -> bool:
        """Follow a block, and begin and end the loops that do with it; False if it is no step."""
        for each in self._inner:
            if each.header == number:
                self._begin(each)
        block = self._kernel.slicer.flow.blocks[number]
        indices = range(block.first, block.last + 1)
        if is_always_made(self._kernel, self._loop, block.first):
            is_followed = all(map(self._follow, indices))
        else:
            is_followed = self._follow_skipped(number, indices)
        return is_followed and all(map(self._ends, self._inner, repeat(number)))

    def _begin(self, loop: Loop) -> None:
        """Begin a loop in the loop: its iterations are more steps, so each begins with all made."""
        last = len(self._new)
        self._lost |= {key for key, state in self._states.items() if state[1] != last}
        self._lost |= self._tests.keys()
        self._states = {key: each for key, each in self._states.items() if key not in self._lost}
        self._begun[loop.header] = {key: of for key, (of, _) in self._states.items()}
        self._tests, self._false = {}, set()

    def _ends(self, loop: Loop, number: int) -> bool:
        """True if a loop in the loop does not end with a block, or leaves all steps made."""
        if number != max(loop.blocks):
            return True
        whole = {(key, (of, len(self._new))) for key, of in self._begun[loop.header].items()}
        found = (*self._states, *self._tests, *self._lost)
        carried = [key for key in found if self._is_live(key, loop.header)]
        return all((key, self._states.get(key)) in whole for key in carried)

    def _follow_skipped(self, number: int, indices: range) -> bool:
        """Follow a block that some iterations skip; False if it is more than steps of its own.

        Where it is skipped, all is as before: so each register must have been at the last step
        before, or be given up.
        """
        if not is_skipped_alone(self._kernel.slicer.flow, number):
            return all(map(self._is_apart, indices))
        test, holds = self._guard(number)
        if test is not None and (test.holds != holds or test.step != len(self._new)):
            return False
        before = dict(self._states), dict(self._tests), set(self._false), set(self._lost)
        made = len(self._new) if test is None else test.step - 1
        follow = self._follow if test is None else partial(self._follow_better, test)
        if not all(map(follow, indices)):
            return False
        self._rejoin(before, made, self._joined(test, indices, before[2]))
        if test is not None:
            written = {key for n in indices for key in self._written(n)}
            self._lost |= written - self._states.keys() - self._tests.keys()
        return True

    def _rejoin(self, before: _Before, made: int, joined: Mapping[Key, ChoiceTest]) -> None:
        """Put together what a block leaves, and what there was before it, where it was skipped."""
        states, tests, false, lost = before
        last = len(self._new)
        for register, state in [*self._states.items()]:
            # One as it was is of a step that is no longer the last one, if there is a later one.
            is_step = states.get(register) == (state[0], made) and state[1] == last
            if state != states.get(register) and not is_step:
                del self._states[register]
        kept = {key: each for key, each in tests.items() if self._tests.get(key) == each}
        # What else has changed depends on a state: by what was read, or as it is skipped.
        changed = {*states, *self._states, *tests, *self._tests}
        self._tests = {**kept, **joined}
        self._lost |= lost | (changed - self._states.keys() - self._tests.keys())
        self._false &= false

    def _written(self, index: int) -> tuple[Key, ...]:
        return self._code.keys(self._code.effects[index].writes, index)

    def _is_apart(self, index: int) -> bool:
        """True if an instruction of a block that may be skipped has nothing to do with a step."""
        reads = {*self._code.keys(self._code.effects[index].reads, index)}
        writes, steps = {*self._written(index)}, self._states.keys() | self._tests.keys()
        self._false -= writes
        return not reads & (steps | self._lost) and not writes & steps

    def _guard(self, number: int) -> tuple[ChoiceTest | None, bool]:
        """The test that decides if a block is skipped, if one does; and what it is in the block."""
        last = self._kernel.slicer.flow.blocks[number - 1].last
        branch = self._code.instructions[last]
        keys = self._code.keys((branch.guard,), last)
        return (self._tests.get(keys[0]) if keys else None), branch.negated

    def _follow_better(self, test: ChoiceTest, index: int) -> bool:
        """Follow an instruction of a block that only a better value comes to.

        Which values are better depends on who makes the iterations: there it may change registers
        alone, and load nothing that only some iterations may load.
        """
        effects = self._code.effects[index]
        reads = {*self._code.keys(effects.reads, index)}
        if reads & (self._states.keys() | self._tests.keys() | self._lost):
            return False
        opcode = effects.opcode
        if not opcode.known or opcode.traits - {Trait.BRANCH} or opcode.space not in _GIVEN:
            return False
        writes = self._written(index)
        if not effects.definite and self._tests.keys() & {*writes}:
            return False
        self._lost.difference_update(writes if effects.definite else ())
        self._false.difference_update(writes)
        return all(self._take(test, index, key) for key in writes)

    def _take(self, test: ChoiceTest, index: int, key: Key) -> bool:
        """Write a register where a value is better; False if it is none that a step may write."""
        self._tests.pop(key, None)
        state = self._states.pop(key, None)
        if state is None:
            return True
        effects, instruction = self._code.effects[index], self._code.instructions[index]
        is_plain = effects.definite and len(effects.writes) == 1 and not effects.opcode.traits
        if not is_plain or state[1] not in (test.step - 1, test.step):
            return False
        value: object = index
        if instruction.base == "mov" and isinstance(instruction.operands[1], Name):
            value = self._value(instruction.operands[1], index)
        self._states[key] = state[0], test.step
        return self._takes(state[0], test, value)

    def _takes(self, of: Key, test: ChoiceTest, value: object) -> bool:
        """True if a register may take a value where a step's is better, as others of it do.

        The best value takes what it was compared with, and nothing else. What is taken along may be
        anything, the same in all its copies.
        """
        if value is None or (of == self._best and value != self._new[test.step - 1]):
            return False
        if self._taken.setdefault((of, test.step), value) != value:
            return False
        return self._decides.setdefault(test.step, test.decision) == test.decision

    def _joined(
        self, test: ChoiceTest | None, indices: range, false: Iterable[Key]
    ) -> dict[Key, ChoiceTest]:
        """Predicates that hold where a value is better and something else does, too.

        They do not hold before a block that only a better value comes to.
        """
        found: dict[Key, ChoiceTest] = {}
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
        effects, writes = self._code.effects[index], self._written(index)
        reads = {*self._code.keys(effects.reads, index)}
        if reads & self._lost or (not effects.definite and self._tests.keys() & {*writes}):
            return False
        is_false = self._is_false(index)
        self._false.difference_update(writes)
        if effects.definite:
            self._lost.difference_update(writes)
        if not reads & (self._states.keys() | self._tests.keys()):
            for key in writes:
                self._tests.pop(key, None)
            self._false.update(writes if is_false else ())
            return self._states.keys().isdisjoint(writes) and not {*self._keys} & {*writes}
        if not writes and self._code.instructions[index].base == "bra":
            # It skips a block, and what that block does is then looked at.
            following = self._kernel.slicer.flow.block_of[index] + 1
            return (
                is_skipped_alone(self._kernel.slicer.flow, following)
                and not reads & self._states.keys()
            )
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
        made: _State | None = None
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

    def _state(self, operand: Operand, index: int) -> _State | None:
        if not isinstance(operand, Name):
            return None
        keys = self._code.keys((operand.text,), index)
        return self._states.get(keys[0]) if keys else None

    def _value(self, operand: Operand, index: int) -> object | None:
        """What tells a new value from others; None for a state."""
        if self._state(operand, index) is not None:
            return None
        return identity_of(self._kernel, self._inner, operand, index)

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
        relation, type_ = ALIASES.get(words[1], words[1]), words[2]
        for new, old, own in (
            (operands[1], operands[2], relation),
            (operands[2], operands[1], swapped(relation)),
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
            self._compares[step] = self._tests[target] = ChoiceTest(step, holds, index, index)
            return True
        return False

    def _holds(self, relation: str, type_: str) -> bool | None:
        """Whether a relation holds for a better value; None if it may also do so for another."""
        # ``ltu`` of floats holds for a NaN as well: where ``ge`` does not.
        is_open = relation.endswith("u") and type_[0] == "f"
        plain = relation.removesuffix("u") if is_open else relation
        if plain not in INVERSE or type_ not in _TYPES:
            return None
        kind, inverse = (plain, type_), (INVERSE[plain], type_)
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
    ) -> _State | None:
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

    def _selected(self, index: int, operands: tuple[Operand, ...]) -> _State | None:
        """What a register holds after a step that selects the new value, or keeps the old one."""
        keys = self._code.keys((rendered(operands[3]),), index)
        test = self._tests.get(keys[0]) if keys else None
        new, old = operands[1:3] if test is not None and test.holds else operands[2:0:-1]
        state = self._state(old, index)
        if test is None or state is None or state[1] != test.step - 1:
            return None
        is_taken = self._takes(state[0], test, self._value(new, index))
        return (state[0], test.step) if is_taken else None
