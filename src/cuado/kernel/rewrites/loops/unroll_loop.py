"""Unrolls a loop with the loads of all its copies first.

Where enough iterations follow, their loads are made into registers of their own, and the loop's
instructions are copied for each of them, with moves in place of the loads. The original loop comes
after them, for the remaining iterations.
"""

from collections.abc import Iterator

from cuado.kernel.facts.accesses.load_reuse import values_of
from cuado.kernel.facts.loops.conditional_loads import scoped
from cuado.kernel.facts.loops.unrollable_loops import Trips
from cuado.kernel.rewrites.loops.repeat_instructions import RepeatedInstructions, signed
from cuado.kernel.rewrites.switches.switched_accesses import WORD, register_bits
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.rewrite import renamed
from cuado.ptx.syntax.tree import Label

_PATTERN = "0x9E3779B9"
"""The pattern of :meth:`Unrolling._wait`: any number works, best one that data seldom has."""
_WORD_OF = {
    16: "mov.b32 {word}, {{{value}, {value}}};",
    WORD: "mov.b32 {word}, {value};",
    64: "mov.b64 {{{word}, _}}, {value};",
}


class Unrolling:
    """The edits for one loop.

    Args:
        rewriting: the rewriting that collects them.
        trips: the loop.
        factor: iterations that are made at once.
        strict: whether all loads are issued before anything waits for one of them; otherwise the
            assembler may move them to save registers.
    """

    def __init__(
        self, rewriting: Rewriting, trips: Trips, factor: int, *, strict: bool = True
    ) -> None:
        self._rewriting, self._kernel = rewriting, rewriting.subject
        self._trips, self._factor, self._strict = trips, factor, strict
        self._code = rewriting.subject.code
        self._repeat = RepeatedInstructions(rewriting)
        self._fetched: list[dict[int, list[str]]] = []

    def run(self) -> None:
        """Make the edits."""
        trips, rewriting = self._trips, self._rewriting
        rest, after = rewriting.fresh("$cuado_rest"), rewriting.fresh("$cuado_after")
        lines = [*self._decide(rest), *self._load_all()]
        if self._strict:
            lines += self._wait(rest)
        for number in range(self._factor):
            lines += self._copy(number, after)
        rewriting.before(trips.first, "\n".join([*lines, f"{rest}:"]))
        rewriting.operand(trips.last, 0, rest)
        rewriting.after(trips.last, f"{after}:")

    def _decide(self, rest: str) -> Iterator[str]:
        """Branch to the original loop if fewer iterations follow than are made at once."""
        back, names = self._code.instructions[self._trips.last], dict[str, str]()
        for _ in range(self._factor - 1):
            for index in self._trips.deciding:
                yield self._repeat.instruction(index, names)
            goes_on = names.get(back.guard, back.guard)
            yield f"@{'' if back.negated else '!'}{goes_on} bra {rest};"

    def _load_all(self) -> Iterator[str]:
        """The loads of all iterations, with the computation of their addresses."""
        names: dict[str, str] = {}
        for _ in range(self._factor):
            fetched: dict[int, list[str]] = {}
            for index, known in scoped(self._trips.computing, self._trips.conditions, names):
                if index in self._trips.conditions:
                    yield from self._load_if(index, known)
                else:
                    yield self._repeat.instruction(index, known)
                if index in self._trips.loads:
                    fetched[index] = [known[each] for each in values_of(self._kernel, index)]
            self._fetched.append(fetched)

    def _load_if(self, load: int, names: dict[str, str]) -> Iterator[str]:
        """A load under its condition; without it the register holds 0."""
        into = {}
        for name in values_of(self._kernel, load):
            into[name] = self._repeat.fresh(name, load)
            bits = register_bits(self._kernel, name, load) or WORD
            yield f"mov.b{bits} {into[name]}, 0;"
        only = signed(self._trips.conditions[load], names)
        yield self._repeat.instruction(load, names, into, only)

    def _wait(self, rest: str) -> Iterator[str]:
        """Compare a word of each load, or the assembler would move loads to their uses.

        Where the words happen to equal the pattern, the original loop runs.
        """
        folded = ""
        for fetched in self._fetched:
            for load, kept in fetched.items():
                word = self._rewriting.register("b32")
                bits = register_bits(self._kernel, values_of(self._kernel, load)[0], load)
                yield _WORD_OF[bits or WORD].format(word=word, value=kept[0])
                if folded:
                    yield f"xor.b32 {word}, {word}, {folded};"
                folded = word
        occurs = self._rewriting.register("pred")
        yield f"setp.eq.b32 {occurs}, {folded}, {_PATTERN};"
        yield f"@{occurs} bra {rest};"

    def _copy(self, number: int, after: str) -> Iterator[str]:
        """The instructions of an iteration, its loads left out."""
        trips, back = self._trips, self._code.instructions[self._trips.last]
        labels = self._labels()
        renaming = {name: fresh for name, (_, fresh) in labels.items()}
        for index in range(trips.first, trips.last + 1):
            yield from (f"{fresh}:" for at, fresh in labels.values() if at == index)
            if index in trips.loads:
                yield from self._moves(index, number)
            elif index < trips.last:
                yield renamed(self._code.instructions[index], renaming)
            elif number == self._factor - 1:
                yield back.rendered()
                yield f"bra.uni {after};"

    def _labels(self) -> dict[str, tuple[int, str]]:
        """The labels inside of the loop, by instruction, with their names in a copy."""
        trips, found = self._trips, {}
        for _, each in self._kernel.function.statements():
            if isinstance(each, Label):
                at = self._code.label(each.name, trips.first)
                if at is not None and trips.first < at <= trips.last:
                    found[each.name] = at, self._rewriting.fresh("$cuado_trip")
        return found

    def _moves(self, load: int, number: int) -> Iterator[str]:
        """Move loaded values to the original destination of the load."""
        kept, instruction = self._fetched[number][load], self._code.instructions[load]
        for name, fetched in zip(values_of(self._kernel, load), kept, strict=True):
            bits = register_bits(self._kernel, name, load) or WORD
            yield f"{instruction.prefix}mov.b{bits} {name}, {fetched};"
