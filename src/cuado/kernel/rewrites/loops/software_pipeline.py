"""Pipelines a loop: the loads of an iteration are made one iteration earlier.

Before the loop's first iteration its loads are made into registers of their own. Each iteration
takes over their values, issues the loads of the next iteration into them, if one follows, and has
moves where its own loads were.
"""

from collections.abc import Iterator

from cuado.kernel.facts.accesses.load_reuse import values_of
from cuado.kernel.facts.loops.conditional_loads import scoped
from cuado.kernel.facts.loops.unrollable_loops import Trips
from cuado.kernel.rewrites.loops.repeat_instructions import RepeatedInstructions, Signed, signed
from cuado.kernel.rewrites.switches.switched_accesses import WORD, register_bits
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.tree import Directive, Instruction, Label


class SoftwarePipeline:
    """The edits for one loop.

    Args:
        rewriting: the rewriting that collects them.
        trips: the loop; the addresses of its loads depend on no load.
    """

    def __init__(self, rewriting: Rewriting, trips: Trips) -> None:
        self._rewriting, self._kernel = rewriting, rewriting.subject
        self._trips = trips
        self._code, self._repeat = rewriting.subject.code, RepeatedInstructions(rewriting)
        self._waiting = {load: self._registers(load) for load in trips.loads}
        self._taken = {load: self._registers(load) for load in trips.loads}

    def run(self) -> None:
        """Make the edits."""
        trips, rewriting = self._trips, self._rewriting
        top = rewriting.fresh("$cuado_earlier")
        lines = [*self._begin(), f"{top}:", *self._pragmas(), *self._advance()]
        rewriting.before(trips.first, "\n".join(lines))
        for load in trips.loads:
            guard = self._code.instructions[load].prefix
            own = {name: name for name in values_of(self._kernel, load)}
            moves = self._moves(load, own, self._taken[load])
            rewriting.replace(load, "\n".join(f"{guard}{move}" for move in moves))
        rewriting.operand(trips.last, 0, top)

    def _pragmas(self) -> Iterator[str]:
        """The pragmas at the loop's label, such as the one that forbids unrolling."""
        first, found = self._code.instructions[self._trips.first], list[str]()
        for _, each in self._kernel.function.statements():
            if each is first:
                break
            if isinstance(each, Label | Instruction):
                found = []
            elif isinstance(each, Directive) and each.name == "pragma":
                found.append(self._kernel.module.text[each.start : each.end])
        yield from found

    def _registers(self, load: int) -> dict[str, str]:
        return {name: self._repeat.fresh(name, load) for name in values_of(self._kernel, load)}

    def _moves(self, load: int, to: dict[str, str], source: dict[str, str]) -> Iterator[str]:
        """Moves of a load's values."""
        for name in values_of(self._kernel, load):
            bits = register_bits(self._kernel, name, load) or WORD
            yield f"mov.b{bits} {to[name]}, {source[name]};"

    def _begin(self) -> Iterator[str]:
        """The loads of the first iteration."""
        names: dict[str, str] = {}
        for index, known in scoped(self._trips.computing, self._trips.conditions, names):
            if index not in self._trips.loads:
                yield self._repeat.instruction(index, known)
                continue
            condition = self._trips.conditions.get(index)
            if condition is not None:
                nothing = dict.fromkeys(values_of(self._kernel, index), "0")
                yield from self._moves(index, self._waiting[index], nothing)
            only = signed(condition, known) if condition is not None else None
            yield self._repeat.instruction(index, known, self._waiting[index], only)

    def _advance(self) -> Iterator[str]:
        """Take over the loaded values, and make the loads of the next iteration."""
        trips, back = self._trips, self._code.instructions[self._trips.last]
        names: dict[str, str] = {}
        for index in trips.deciding:
            yield self._repeat.instruction(index, names)
        follows = names.get(back.guard, back.guard), back.negated
        # Values are handed over before any load is made again: the next iteration's loads go into
        # the same registers, and none is made beyond the last iteration.
        for load in trips.loads:
            yield from self._moves(load, self._taken[load], self._waiting[load])
        names = {}
        for index, known in scoped(trips.computing, trips.conditions, names):
            if index not in trips.loads:
                yield self._repeat.instruction(index, known)
        for index, known in scoped(trips.computing, trips.conditions, names):
            if index in trips.loads:
                yield from self._load(index, known, follows)
            else:
                yield self._repeat.instruction(index, known)

    def _load(self, load: int, names: dict[str, str], follows: Signed) -> Iterator[str]:
        """A load of the next iteration, if that exists and makes the load."""
        only, condition = follows, self._trips.conditions.get(load)
        if condition is not None:
            lines, only = self._repeat.both(signed(condition, names), follows)
            yield from lines
        yield self._repeat.instruction(load, names, self._waiting[load], only)
