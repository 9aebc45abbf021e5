"""Holds what the analyses say of each register against what it was, thread by thread."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

import numpy as np

from cuado.device.library import load_chip
from cuado.kernel.facts.threads.global_index import GlobalIndex
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.decided_guards import decided_guard
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.known_bits import Bits
from cuado.kernel.values.linear_forms import Form, Term
from cuado.kernel.values.linear_sums import Numbers
from cuado.sass.toolchain.assemble import AssembleOptions
from soundness.comparison.reference import Ended, run
from soundness.interpreter.machine import Grid
from soundness.values.programs import Computed, Program, program

WARP = 32
_WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class Wrong:
    """A fact that does not hold.

    Attributes:
        analysis: that says so.
        instruction: whose result it is about.
        said: what the analysis says.
        found: what a thread had.
    """

    analysis: str
    instruction: str
    said: str
    found: int


def wrong_facts(seed: int) -> list[Wrong]:
    """The facts about a program that do not hold.

    Raises:
        ValueError: the interpreter cannot run it.
    """
    return list(_Facts(program(seed)).wrong())


class _Facts:
    """What is known of one program, and what it does."""

    def __init__(self, made: Program) -> None:
        options, launch = AssembleOptions("sm_90"), made.launch
        self._kernel = Kernel(launch, load_chip("h200"), None, options)  # type: ignore[arg-type]
        self._launch, self._computed = launch, made.computed
        self._threads = prod(launch.block)
        self._all = self._threads * prod(launch.grid)
        size = 8 * self._all * len(made.computed)
        ran = run(Grid(launch), {"out": np.zeros((1, size), np.uint8)})
        if isinstance(ran, Ended):
            raise ValueError(ran.reason)
        rows = np.ascontiguousarray(ran.contents["out"][0]).view(np.uint64)
        self._found = rows.reshape(self._all, len(made.computed))
        effects = enumerate(self._kernel.code.effects)
        self._writer = {name: n for n, each in effects for name in each.writes}
        self._by_writer = {self._writer[each.name]: each for each in made.computed}

    def wrong(self) -> Iterator[Wrong]:
        """All that does not hold, the first thread of each."""
        bits = Bits(self._kernel, {})
        sums = Numbers(self._kernel, bits), Numbers(self._kernel, bits, low_words=True)
        index = GlobalIndex(self._kernel)
        for each in self._computed:
            found = [int(value) for value in self._found[:, each.place]]
            yield from self._lanes(each, found)
            yield from self._intervals(each, found, sums)
            if each.bits > 1:
                yield from self._bits(each, found, bits)
            elif (holds := decided_guard(self._kernel, each.name, self._reader(each))) is not None:
                unlike = [value for value in found if value != holds]
                yield from (self._said(each, "guards", holds, value) for value in unlike[:1])
            if each.bits >= WARP:
                yield from self._forms(each, found)
                yield from self._global(each, found, index)

    def _reader(self, of: Computed) -> int:
        """The instruction behind the one that writes a register: it reads it."""
        return self._writer[of.name] + 1

    def _said(self, of: Computed, analysis: str, said: object, found: int) -> Wrong:
        text = self._kernel.code.instructions[self._writer[of.name]].rendered()
        return Wrong(analysis, text, str(said), found)

    def _lanes(self, of: Computed, found: list[int]) -> Iterator[Wrong]:
        known, mask = self._kernel.lanes.value(of.name, self._reader(of)), (1 << of.bits) - 1
        if known is None:
            return
        for thread, value in enumerate(found):
            own = thread % self._threads
            first = thread - own + own // WARP * WARP
            if known.exact and (known.offsets[own] ^ value) & mask:
                yield self._said(of, "lanes", known.offsets[own], value)
                return
            if known.uniform and value != found[first]:
                yield self._said(of, "lanes, uniform", found[first], value)
                return

    def _intervals(
        self, of: Computed, found: list[int], sums: tuple[Numbers, Numbers]
    ) -> Iterator[Wrong]:
        """Ranges, which hold for the unsigned number; sums, which do for the signed word."""
        reader = self._reader(of)
        sizes = {"ranges": 0, "sums": 32 if of.bits == WARP else 1, "low words": 32}
        analyses = (self._kernel.ranges, *sums)
        for (name, signed), analysis in zip(sizes.items(), analyses, strict=True):
            said = analysis.named(of.name, reader) if signed != 1 and of.bits >= signed else None
            for value in found if said is not None else ():
                own = _signed(value & _WORD, WARP) if signed else value
                if said is not None and not said[0] <= own <= said[1]:
                    yield self._said(of, name, said, value)
                    break

    def _bits(self, of: Computed, found: list[int], bits: Bits) -> Iterator[Wrong]:
        known = bits.named(of.name, self._reader(of))
        for value in found if known is not None else ():
            low = value & _WORD
            if known is not None and (low & ~known.bits or known.number not in (None, low)):
                yield self._said(of, "bits", known, value)
                break

    def _forms(self, of: Computed, found: list[int]) -> Iterator[Wrong]:
        forms, mask = forms_of(self._kernel), (1 << of.bits) - 1
        form = forms.named(of.name, self._reader(of))
        for thread, value in enumerate(found) if form is not None else ():
            made = None if form is None else self._evaluated(form, thread)
            if form is None or made is None:
                return
            low, high = forms.bounds(form, thread % self._threads)
            is_inside = of.bits > WARP or low <= _signed(value, WARP) <= high
            if (made - value) & mask or not is_inside:
                yield self._said(of, "forms", form, value)
                return

    def _evaluated(self, form: Form, thread: int) -> int | None:
        """What a form is in a thread; None where a term of it is no result."""
        made = form.number
        for term, factor in form.terms:
            value = self._term(term, thread)
            if value is None:
                return None
            made += value * factor
        return made

    def _term(self, term: Term, thread: int) -> int | None:
        wide, own = self._launch.block[0], thread % self._threads
        match term:
            case Term(kind="special", what=str(name)):
                indices = {"%tid.x": own % wide, "%tid.y": own // wide, "%laneid": own % WARP}
                return {**indices, "%ctaid.x": thread // self._threads}.get(name)
            case Term(kind="value", what=int(index)) if index in self._by_writer:
                of = self._by_writer[index]
                value = int(self._found[thread, of.place])
                # A term is the number between its bounds; without any, the signed one.
                low, high = forms_of(self._kernel).range_of(term, own)
                return value if low >= 0 and value <= high else _signed(value, of.bits)
        return None

    def _global(self, of: Computed, found: list[int], index: GlobalIndex) -> Iterator[Wrong]:
        form, wide = index.result(self._writer[of.name]), self._launch.block[0]
        for thread, value in enumerate(found) if form is not None else ():
            own, block = thread % self._threads, thread // self._threads
            at = {"x": (block, own % wide), "y": (0, own // wide)}
            if form is not None:
                blocks, threads = at.get(form.axis, (0, 0))
                made = form.blocks * blocks + form.threads * threads + form.rest
                if (made - value) & ((1 << of.bits) - 1):
                    yield self._said(of, "global index", form, value)
                    return


def _signed(value: int, bits: int) -> int:
    return value - (value >> (bits - 1) << bits) if bits > 1 else value
