"""Follows what loops accumulate to the atomic updates that bring it to memory.

What that must be like, and why, ``summed_items`` says.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NoReturn

from cuado.kernel.facts.accesses.constant_loads import why_not_constant
from cuado.kernel.facts.iterations.loop_dependence import carried_registers
from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.loops.iteration_counts import name_of, where
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.reductions.merging_begins import Begins
from cuado.kernel.facts.reductions.merging_families import Families, mingled_updates
from cuado.kernel.facts.reductions.merging_operators import (
    MOVE,
    NAMES,
    Operator,
    fused_operator_of,
    of_type,
    operator_of,
)
from cuado.kernel.facts.reductions.unused_atomics import reduction_at
from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, rendered

_MEETING = frozenset({Trait.BARRIER, Trait.WARP, Trait.MATRIX, Trait.ASYNC})
_OF_BLOCK = frozenset({Space.SHARED, Space.LOCAL, Space.PARAM, Space.CONST})


_CHOOSING = frozenset({"mov", "selp"})
_MERGING = NAMES | _CHOOSING | {"mad", "fma"}
_SUMMANDS = {"mad": (3, None), "fma": (3, None), "selp": (1, 3), "shfl": (1, 2), "redux": (1, 2)}
"""Where instructions may take sums, if not by all operands: positions from the first on."""


class NotMergedError(Exception):
    """A condition that does not hold, in a sentence."""


class Merging:
    """The conditions, of one kernel along one axis of its grid."""

    def __init__(
        self,
        kernel: Kernel,
        loops: Sequence[Loop],
        steps: frozenset[int],
        axis: str,
        *,
        rounded: bool,
    ) -> None:
        self._rounded = rounded
        self._kernel, self._code, self._steps = kernel, kernel.code, steps
        self._specials = (f"%ctaid.{axis}", f"%nctaid.{axis}")
        self._loops = sorted(loops, key=lambda each: each.header)
        self._loop_of = {n: each for each in self._loops for n in instructions_of(kernel, each)}
        self._accumulators: dict[Loop, frozenset[Key]] = {}
        self._merged: dict[int, Operator] = {}
        """Instructions whose result is a sum, or merges sums."""
        self._arrays: dict[object, Operator] = {}
        self._ends: set[int] = set()
        self._families = Families(kernel, self._merged)
        self._begins = Begins(kernel, self._loop_of.keys(), self._families)

    def check(self) -> None:
        """Raises NotMergedError: a condition does not hold."""
        for loop in self._loops:
            self._check_loop(loop)
        self._check_labels()
        self._follow()
        self._families.join((*self._merged, *self._ends))
        for index, operator in self._merged.items():
            self._check_merging(index, operator)
        self._check_rest()
        for index in self._begins.chosen():
            self._check_decisions(index)

    def _fail(self, words: str) -> NoReturn:
        raise NotMergedError(words)

    # Loops

    def _check_loop(self, loop: Loop) -> None:
        """Check that a loop carries, and leaves behind, nothing but its accumulators."""
        exit_ = self._exit(loop)
        inside = [*instructions_of(self._kernel, loop)]
        for n in inside:
            self._check_access(n)
        keys = frozenset(carried_registers(self._kernel, loop, self._steps))
        self._accumulators[loop] = keys
        flow, is_live = self._kernel.slicer.flow, live_registers(self._kernel)
        name = name_of(self._kernel, loop)
        out = {*flow.successors[exit_]} - loop.blocks - {EXIT}
        # What is stepped has after the loop what it would have: that is looked at elsewhere.
        for n in (each for each in inside if each not in self._steps):
            for key in self._code.keys(self._code.effects[n].writes, n):
                if key not in keys and any(is_live(key, each) for each in out):
                    what = f"what {where(self._kernel, n)} computes"
                    self._fail(f"{what} in the last iteration of {name} is used after it")
                if key in keys and exit_ not in loop.latches and flow.block_of[n] == exit_:
                    self._fail(f"{where(self._kernel, n)} accumulates before {name} is left")
                if key in keys:
                    self._accumulate(n, loop)

    def _exit(self, loop: Loop) -> int:
        """The one block from which a loop is left: where an iteration begins, or ends."""
        flow, name = self._kernel.slicer.flow, name_of(self._kernel, loop)
        leaving = [b for b in loop.blocks if not loop.blocks.issuperset(flow.successors[b])]
        if len(leaving) != 1 or leaving[0] not in {loop.header, *loop.latches}:
            self._fail(f"{name} has several exits")
        if len(loop.latches) != 1:
            self._fail(f"{name} goes on from several places")
        return leaving[0]

    def _check_access(self, index: int) -> None:
        """An iteration loads what nothing writes, and does nothing that others see."""
        effects, at = self._code.effects[index], where(self._kernel, index)
        if not effects.opcode.known or not effects.opcode.traits.isdisjoint(_MEETING):
            self._fail(f"threads may wait for each other at {at}, in the loop")
        access, space = effects.opcode.access, self._kernel.space(index)
        if access is None or space in (Space.PARAM, Space.CONST):
            return
        if access is not Access.LOAD:
            self._fail(f"an iteration that accumulates also writes at {at}")
        if space is not Space.GLOBAL or (reason := why_not_constant(self._kernel, index)):
            self._fail(reason if space is Space.GLOBAL else f"an iteration reads what {at} shares")

    def _accumulate(self, index: int, loop: Loop) -> None:
        """Follow an accumulator through an iteration, from the last value that it gets."""
        todo = [index]
        while todo:
            n = todo.pop()
            if n in self._merged or self._loop_of.get(n) is not loop:
                continue
            self._merged[n] = self._combined(n)
            for operand in self._summands(n):
                if self._labels(operand, n, loop, frozenset()):
                    todo += definitions_of(self._kernel, rendered(operand), n)

    def _check_labels(self) -> None:
        """Each value in a loop comes of one accumulator, and each accumulator of itself."""
        for n in [each for each in self._merged if each in self._loop_of]:
            loop, found = self._loop_of[n], frozenset[Key]()
            for operand in self._summands(n):
                found |= self._labels(operand, n, loop, frozenset())
            written = {*self._code.keys(self._code.effects[n].writes, n)}
            own = written & self._accumulators[loop]
            if len(found) != 1 or (own and own != found):
                at = where(self._kernel, n)
                self._fail(f"{at} takes what another register accumulates, in its own order")

    def _labels(
        self, operand: Operand, index: int, loop: Loop, seen: frozenset[int]
    ) -> frozenset[Key]:
        """The accumulators of a loop that an operand comes of, in the same iteration."""
        if not isinstance(operand, Name):
            return frozenset()
        found = self._accumulators[loop].intersection(self._code.keys((operand.text,), index))
        if found:
            return found
        for each in definitions_of(self._kernel, operand.text, index):
            if self._loop_of.get(each) is not loop or each in seen:
                continue
            if self._code.instructions[each].base not in _MERGING:
                continue
            for other in self._summands(each):
                found |= self._labels(other, each, loop, seen | {each})
        return found

    def _summands(self, index: int) -> Sequence[Operand]:
        """The operands that an instruction may take sums by."""
        instruction = self._code.instructions[index]
        first, last = _SUMMANDS.get(instruction.base, (1, None))
        return [each for each in instruction.operands[first:last] if not isinstance(each, Address)]

    def _combined(self, index: int) -> Operator:
        """The operator of an instruction in a loop; none for one that chooses or moves."""
        instruction = self._code.instructions[index]
        if instruction.base in _CHOOSING:
            return MOVE
        fused = fused_operator_of(instruction.opcode, rounded=self._rounded)
        return fused or self._operator(index)

    def _operator(self, index: int) -> Operator:
        """The operator of an instruction that combines two values; of others it fails."""
        opcode = self._code.instructions[index].opcode
        found = operator_of(opcode, rounded=self._rounded)
        if found is None:
            at = where(self._kernel, index)
            self._fail(f"'{opcode}' at {at} does more with what a loop accumulates than merge it")
        return found

    # What comes of the accumulators

    def _follow(self) -> None:
        """Find all instructions that merge sums, to the atomic updates at the end."""
        todo = [*self._merged]
        while todo:
            index = todo.pop()
            for user in self._kernel.slicer.chains.users.get(index, ()):
                if user not in self._merged and user not in self._ends:
                    todo += self._use(user, index)

    def _use(self, user: int, source: int) -> Iterator[int]:
        """Account for an instruction that reads a sum; yields what has sums after it."""
        instruction, effects = self._code.instructions[user], self._code.effects[user]
        if user in self._loop_of:
            self._fail(
                f"{where(self._kernel, user)} uses what a loop accumulates, before it is complete"
            )
        for name in (*effects.address, *([instruction.guard] if instruction.guard else [])):
            if source in definitions_of(self._kernel, name, user):
                self._fail(
                    f"what a loop accumulates decides what is done at {where(self._kernel, user)}"
                )
        base = instruction.base
        if base in ("atom", "red"):
            yield from self._update(user)
        elif base == "st" and self._kernel.space(user) is Space.SHARED:
            yield from self._array(user)
        elif base in (*_CHOOSING, "shfl"):
            self._merged[user] = MOVE
            yield user
        elif base == "redux":
            self._merged[user] = self._redux(user)
            yield user
        else:
            self._merged[user] = self._operator(user)
            yield user

    def _redux(self, index: int) -> Operator:
        words = self._code.instructions[index].opcode.split(".")
        name = next((each for each in words if each in NAMES), "")
        if not name:
            self._fail(f"'{'.'.join(words)}' merges in an unknown way")
        return of_type(name, words[-1])

    def _update(self, index: int) -> Iterator[int]:
        """An atomic update by a sum: of an array of the block, or at the end."""
        update = reduction_at(self._kernel, index)
        if update is None or not (self._rounded or update.operator.is_exact):
            self._fail(f"the update at {where(self._kernel, index)} is not of a plain integer")
        if self._kernel.space(index) is Space.SHARED:
            yield from self._array(index)
            return
        if self._kernel.space(index) is not Space.GLOBAL:
            self._fail(f"{where(self._kernel, index)} may update any memory")
        self._ends.add(index)

    def _array(self, index: int) -> Iterator[int]:
        """All loads of the shared array that is written with sums have sums."""
        array = next((a for a in self._kernel.shared.arrays if index in a.accesses), None)
        if array is None or array.escapes or self._kernel.shared.unresolved:
            self._fail(f"which array {where(self._kernel, index)} writes is not known")
        self._ends.add(index)
        for n in array.accesses:
            access = self._code.effects[n].opcode.access
            if access is Access.LOAD and n not in self._merged:
                self._merged[n] = MOVE
                yield n
            elif access is not Access.LOAD:
                self._ends.add(n)

    # Whether all that is merged are sums

    def _check_merging(self, index: int, operator: Operator) -> None:
        """What merges sums merges nothing else, by the one operator of all of them."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        if effects.opcode.access is Access.LOAD:
            return
        read, base = self._summands(index), instruction.base
        sums = [each for each in read if self._is_sum(each, index)]
        is_chosen = base in _CHOOSING or index not in self._loop_of
        # A register may be read as a sum and as something else: ``mad.lo.s32 s, s, 3, s``.
        asides = {
            rendered(o) for o in instruction.operands[1:] if not any(o is each for each in read)
        }
        others = {*effects.reads} - {rendered(o) for o in sums} | asides
        if len(sums) != (len(read) if is_chosen else 1) or self._are_sums(others, index):
            self._fail(
                f"{where(self._kernel, index)} merges what a loop accumulates with something else"
            )
        if index not in self._loop_of:
            self._check_choice(index, others)
        if operator.name:
            self._agree(operator, index)

    def _check_choice(self, index: int, others: Iterable[str]) -> None:
        """What an instruction behind the loops reads besides sums is the same in any grid."""
        slicer = self._kernel.slicer
        made = {n for name in others for n in definitions_of(self._kernel, name, index)}
        every = (slicer.control_of(made), slicer.stored_values_of(made))
        found = made.union(*(each.instructions for each in every))
        if self._of_grid(found) or found & self._loop_of.keys():
            at = where(self._kernel, index)
            self._fail(f"the block's index or the grid's size decides what is chosen at {at}")

    def _is_sum(self, operand: object, index: int) -> bool:
        """True if an operand is a sum, or what may stand for none."""
        if isinstance(operand, Immediate):
            return index not in self._loop_of and self._begins.stands_for_none(operand.value, index)
        if not isinstance(operand, Name):
            return False
        # In a loop a constant is no sum: to choose it is to forget the items before.
        loop = self._loop_of.get(index)
        if loop is not None and not self._labels(operand, index, loop, frozenset()):
            return False
        found = definitions_of(self._kernel, operand.text, index)
        return bool(found) and all(
            d in self._merged or self._begins.is_one(d, index) for d in found
        )

    def _are_sums(self, names: Iterable[str], index: int) -> bool:
        """True if one of some registers may be a sum."""
        return any(
            each in self._merged
            for name in names
            for each in definitions_of(self._kernel, name, index)
        )

    def _agree(self, operator: Operator, index: int) -> None:
        """All sums of a family are merged by one operator."""
        first = next(iter(self._families.operators_of(index)), operator)
        if operator != first:
            at, own = where(self._kernel, index), f"{first.name}.{first.type}"
            self._fail(f"{at} merges by another operator than '{own}'")

    # Everything else

    def _check_rest(self) -> None:
        """Nothing else is written, and neither index nor size of the grid decides anything."""
        kernel = self._kernel
        if not any(kernel.space(n) is Space.GLOBAL for n in self._ends):
            self._fail("no atomic update brings to memory what a loop accumulates")
        for n in sorted(self._ends):
            self._check_end(n)
        reasons = (mingled_updates(kernel, self._ends), self._families.parts_in_arrays())
        for reason in chain(*reasons):
            self._fail(reason)
        for n, effects in enumerate(self._code.effects):
            if n in self._loop_of:
                continue
            access, space = effects.opcode.access, kernel.space(n)
            is_seen = access not in (None, Access.LOAD) and space not in _OF_BLOCK
            if is_seen and n not in self._ends:
                self._fail(f"{where(kernel, n)} writes something else, for each block")
            has_effect = access is not None and space not in (Space.PARAM, Space.CONST)
            is_meeting = not effects.opcode.traits.isdisjoint(_MEETING)
            if n in self._merged or n in self._ends or has_effect or is_meeting:
                self._check_decisions(n)
        self._check_loaded()

    def _check_loaded(self) -> None:
        """What is loaded outside of the loops is the same for all blocks, too."""
        # It may be a factor of what is accumulated, or choose it: read from where the updates go,
        # it would be what other blocks have come to by then.
        for n, effects in enumerate(self._code.effects):
            if effects.opcode.access in (Access.COPY, Access.UNKNOWN):
                self._fail(f"what {where(self._kernel, n)} reads may be written by other blocks")
            is_load = effects.opcode.access is Access.LOAD and n not in self._loop_of
            is_common = not is_load or self._kernel.space(n) in _OF_BLOCK
            if not is_common and (reason := why_not_constant(self._kernel, n)):
                self._fail(reason)

    def _check_end(self, index: int) -> None:
        """A store or an update is of sums, or of what stands for none."""
        instruction = self._code.instructions[index]
        value = next(o for o in instruction.operands[::-1] if not isinstance(o, Address))
        update = reduction_at(self._kernel, index)
        is_atomic = self._code.effects[index].opcode.access is Access.ATOMIC
        if not self._is_sum(value, index) or (is_atomic and update is None):
            self._fail(f"{where(self._kernel, index)} writes something else among what is merged")
        if update is not None:
            self._agree(of_type(update.operator.name, update.operator.type), index)

    def _check_decisions(self, index: int) -> None:
        """Index and size of the grid do not decide if, or where, an instruction is run."""
        slicer, at = self._kernel.slicer, where(self._kernel, index)
        slices = (slicer.control_of([index]), slicer.addresses_of([index]))
        for each in slices:
            if self._of_grid(each.instructions) or each.instructions & self._loop_of.keys():
                self._fail(f"the block's index or the grid's size decides what is done at {at}")
            # What a block has for itself the slice follows through its stores. Other data is the
            # same for all blocks only if nothing writes it: that is not looked into.
            others = [n for n in each.loads if self._kernel.space(n) not in _OF_BLOCK]
            if others or each.instructions & self._merged.keys():
                self._fail(f"data decides what is done at {at}, where sums are merged")

    def _of_grid(self, instructions: Iterable[int]) -> bool:
        operands = (each for n in instructions for each, _ in self._code.effects[n].operands)
        return any(isinstance(each, Name) and each.text in self._specials for each in operands)
