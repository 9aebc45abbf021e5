"""Random loops that count, in every way that they can be written: facts about them against a run.

Counters rise or fall, of 32 or 64 bits, with a sign or without, by one or several additions; they
are compared before or after these, or a number ahead, on either side, with what a register or a
literal holds; a loop may be skipped, be left early, or hold another one. Held against the run are
trip counts, and linear forms of counters in each iteration and behind the loop.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from cuado.device.library import load_chip
from cuado.kernel.facts.loops.counted_loops import counting_of
from cuado.kernel.facts.loops.iteration_counts import Count, count_of, trips_of
from cuado.kernel.facts.loops.known_trips import known_trips
from cuado.kernel.facts.loops.loop import ends_early
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Form, Term
from cuado.kernel.values.settled_values import settled_values
from cuado.model.arguments import Buffer
from cuado.model.launch import Extent, Launch
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.sass.toolchain.assemble import AssembleOptions
from soundness.interpreter.machine import Grid, NoEndError
from soundness.interpreter.values import Array

ROOM = 24
"""Iterations of which a value is kept."""
_EMPTY = 0xEEEEEEEEEEEEEEEE
_SHAPES: tuple[tuple[Extent, Extent], ...] = (
    ((3, 1, 1), (64, 1, 1)),
    ((1, 1, 1), (32, 1, 1)),
    ((2, 1, 1), (40, 1, 1)),
)
_INVERSE = {"lt": "ge", "le": "gt", "gt": "le", "ge": "lt", "ne": "eq"}
_LETTERS = {1: "p", 32: "r", 64: "d"}
_SWAPPED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le", "ne": "ne", "eq": "eq"}
_ENDS = (100, 2147483640, -2147483648, 4294967290, 2147483647)
MOST_STEPS = 500
"""Stretches of code: half of the loops count for ever, or nearly so."""


@dataclass
class _Text:
    """Code in the making.

    Attributes:
        loops: label, place of the trip count, and depth of each loop.
        reads: register, size, label of the loop (empty behind it), place of its values, and the
            line that reads it.
        room: places so far.
    """

    random: random.Random
    lines: list[str] = field(default_factory=list)
    loops: list[tuple[str, int, int]] = field(default_factory=list)
    reads: list[tuple[str, int, str, int, str]] = field(default_factory=list)
    room: int = 0
    made: int = 0
    shared: str = ""
    """A counter of several loops: none of them sets it."""

    def register(self, bits: int) -> str:
        """A new one."""
        self.made += 1
        return f"%{_LETTERS[bits]}{self.made}"

    def chance(self, share: float) -> bool:
        """Whether something happens that does in so many cases."""
        return self.random.random() < share

    def literal(self, value: int, bits: int) -> str:
        """A number, now and then as one without sign."""
        return str(value + (1 << bits)) if value < 0 and self.chance(0.2) else str(value)

    def first(self, bits: int) -> str:
        """A register with a number, or with one of each thread's own."""
        found, chosen = self.register(bits), self.random
        number = chosen.choice((0, 0, 1, -1, -2, -3, 5, 10, -10)) if self.chance(0.94) else 0
        if number == 0 and self.chance(0.1):
            number = chosen.choice(_ENDS)
        if self.chance(0.4):
            self.lines.append(f"mov.b{bits} {found}, {self.literal(number, bits)};")
            return found
        index, made = self.register(32), self.register(32)
        self.lines.append(f"mov.u32 {index}, {chosen.choice(('%tid.x', '%ctaid.x', '%laneid'))};")
        if self.chance(0.3):
            self.lines.append(f"shr.u32 {index}, {index}, {chosen.choice((1, 3, 5))};")
        factor, more = chosen.choice((1, 1, 2, -1, 3)), chosen.choice((0, 0, 1, -5, 7))
        self.lines.append(f"mad.lo.s32 {made}, {index}, {factor}, {more};")
        widen = chosen.choice(("cvt.s64.s32", "cvt.u64.u32"))
        self.lines.append(f"{'mov.b32' if bits == 32 else widen} {found}, {made};")
        return found

    def read(self, name: str, bits: int, turn: str, label: str) -> None:
        """Keep what a register holds in an iteration."""
        place, self.room = self.room, self.room + ROOM
        at, here, wide = self.register(64), self.register(32), self.register(64)
        line = f"cvt.u64.u32 {wide}, {name};" if bits == 32 else f"mov.b64 {wide}, {name};"
        self.lines += [
            f"min.u32 {here}, {turn}, {ROOM - 1};",
            f"mad.wide.u32 {at}, {here}, 8, %out;",
            line,
            f"st.global.u64 [{at}+{8 * place}], {wide};",
        ]
        self.reads.append((name, bits, label, place, line))

    def keep(self, name: str, bits: int, *, as_read: bool) -> int:
        """Keep what a register holds behind a loop; where."""
        place, self.room = self.room, self.room + 1
        wide = self.register(64)
        line = f"cvt.u64.u32 {wide}, {name};" if bits == 32 else f"mov.b64 {wide}, {name};"
        self.lines += [line, f"st.global.u64 [%out+{8 * place}], {wide};"]
        if as_read:
            self.reads.append((name, bits, "", place, line))
        return place


def _loop(text: _Text, depth: int) -> None:
    """A loop, in ``depth`` others."""
    chosen = text.random
    bits = chosen.choice((32, 32, 32, 64))
    counter = text.shared if text.shared and text.chance(0.3) else text.first(bits)
    bits = 32 if counter[1] == "r" else 64
    type_, step = f"{chosen.choice('ssuu')}{bits}", chosen.choice((1, 1, 2, 3, 4, 8, -1, -1, -2))
    relation = chosen.choice(("lt", "lt", "le", "ne") if step > 0 else ("gt", "gt", "ge", "ne"))
    end = chosen.choice((1, 4, 8, 10, 13, 20) if step > 0 else (0, 1, -1, -2, -8, 2))
    bound = text.literal(end, bits) if text.chance(0.6) else text.first(bits)
    turn, made = text.register(32), text.register(bits)
    label, behind = f"AGAIN{text.made}", f"BEHIND{text.made}"
    text.lines.append(f"mov.u32 {turn}, 0;")
    if text.chance(0.25):
        skips = text.register(1)
        text.lines.append(f"setp.{_INVERSE[relation]}.{type_} {skips}, {counter}, {bound};")
        text.lines.append(f"@{skips} bra {behind};")
    text.lines.append(f"{label}:")
    factor, more = chosen.choice((1, 3, -2, 4)), chosen.choice((0, 5, -7))
    text.lines.append(f"mad.lo.s{bits} {made}, {counter}, {factor}, {more};")
    text.read(counter, bits, turn, label)
    text.read(made, bits, turn, label)
    if text.chance(0.2):
        leaves = text.register(1)
        which = chosen.choice(("gt", "lt", "eq"))
        text.lines.append(f"setp.{which}.s{bits} {leaves}, {made}, {chosen.choice((3, 9, -4))};")
        text.lines.append(f"@{leaves} bra {behind};")
    if depth < 1 and text.chance(0.35):
        _loop(text, depth + 1)
    _end(text, (counter, bits, step), (relation, type_, bound), (turn, label, behind))
    text.loops.append((label, text.keep(turn, 32, as_read=False), depth))
    if not depth and text.chance(0.7):
        text.keep(counter, bits, as_read=True)


def _end(
    text: _Text,
    counter: tuple[str, int, int],
    test: tuple[str, str, str],
    places: tuple[str, str, str],
) -> None:
    """The steps of a loop's counter, and the branch back, in one of their orders."""
    (name, bits, step), (relation, type_, bound), (turn, label, behind) = counter, test, places
    one = 1 if step > 0 else -1
    steps = [step - one, one] if abs(step) > 1 and text.chance(0.3) else [step]
    compared, is_first = name, text.chance(0.2)
    adds = [line for each in steps for line in _added(text, name, bits, each)]
    if not is_first and text.chance(0.25):
        compared = text.register(bits)
        ahead = f"add.s{bits} {compared}, {name}, {text.random.choice((1, -1, 2, step))};"
        is_first, text.lines = True, [*text.lines, ahead]
    inverted, goes_on = text.chance(0.3), text.register(1)
    relation = _INVERSE[relation] if inverted else relation
    sides = (compared, bound)
    if bound.startswith("%") and text.chance(0.2):
        sides, relation = (bound, compared), _SWAPPED[relation]
    compare = f"setp.{relation}.{type_} {goes_on}, {sides[0]}, {sides[1]};"
    text.lines += [compare, *adds] if is_first else [*adds, compare]
    text.lines.append(f"add.u32 {turn}, {turn}, 1;")
    if text.chance(0.8):
        text.lines.append(f"@{'!' if inverted else ''}{goes_on} bra {label};")
    else:
        text.lines.append(f"@{'' if inverted else '!'}{goes_on} bra {behind};")
        text.lines.append(f"bra.uni {label};")
    text.lines.append(f"{behind}:")


def _added(text: _Text, name: str, bits: int, step: int) -> Iterator[str]:
    if text.chance(0.15):
        number = text.register(bits)
        yield f"mov.b{bits} {number}, {text.literal(step, bits)};"
        yield f"add.s{bits} {name}, {name}, {number};"
    else:
        type_ = f"{text.random.choice('su')}{bits}"
        yield f"add.{type_} {name}, {name}, {text.literal(step, bits)};"


def wrong_counts(seed: int) -> list[str] | None:
    """What does not hold of a program's loops; None where they do not end soon."""
    chosen = random.Random(f"loops {seed}")  # noqa: S311 - no secret
    text = _Text(chosen)
    if text.chance(0.4):
        text.shared = text.first(32)
    for _ in range(chosen.choice((1, 1, 2))):
        _loop(text, 0)
    grid, block = chosen.choice(_SHAPES)
    launch = _launch(text, grid, block)
    contents = {"out": np.full((1, grid[0] * block[0] * 8 * text.room), 0xEE, np.uint8)}
    try:
        left = Grid(launch, most_steps=MOST_STEPS).run(contents).contents["out"][0]
    except NoEndError:
        return None
    found = np.ascontiguousarray(left).view(np.uint64).reshape(-1, text.room)
    return list(_Loops(launch, text, found).wrong())


def _launch(text: _Text, grid: Extent, block: Extent) -> Launch:
    lines, size = "\n    ".join(text.lines), text.made + 1
    module = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{{
    .reg .pred %p<{size}>; .reg .b32 %r<{size}>; .reg .b64 %d<{size}>;
    .reg .b64 %out; .reg .b32 %own, %more;
    ld.param.u64 %out, [out]; mov.u32 %own, %ctaid.x; mov.u32 %more, %tid.x;
    mad.lo.s32 %own, %own, {block[0]}, %more; mad.wide.s32 %out, %own, {8 * text.room}, %out;
    {lines}
    ret;
}}
"""
    out = Buffer("out", "u64", (grid[0] * block[0] * text.room,))
    return Launch("k", module, "k", grid, block, (out,), ("out",))


class _Loops:
    """What is known of a program's loops, and what they did."""

    def __init__(self, launch: Launch, text: _Text, found: Array) -> None:
        options = AssembleOptions("sm_90")
        self._kernel = Kernel(launch, load_chip("h200"), None, options)  # type: ignore[arg-type]
        self._forms = forms_of(self._kernel)
        self._text, self._found, self._threads = text, found, launch.block[0]
        code, flow = self._kernel.code, self._kernel.slicer.flow
        texts = [each.rendered().replace(" ", "") for each in code.instructions]
        self._at = {each.rstrip(";"): n for n, each in enumerate(texts)}
        branches = [n for n, each in enumerate(code.instructions) if each.base == "bra"]
        self._header: dict[str, int] = {}
        for label, _, _ in text.loops:
            targets = (code.label(label, n) for n in branches if label in texts[n])
            place = next((each for each in targets if each is not None), None)
            if place is not None:
                self._header[label] = flow.block_of[place]
        self._trips = {
            self._header[label]: [int(n) for n in found[:, place]]
            for label, place, _ in text.loops
            if label in self._header
        }

    def wrong(self) -> Iterator[str]:
        """All that does not hold."""
        by_header = {each.header: each for each in loops_of(self._kernel.slicer.flow)}
        for header, trips in self._trips.items():
            if header in by_header:
                yield from self._counts(by_header[header], trips)
        for name, bits, label, place, line in self._text.reads:
            index = self._at.get(line.rstrip(";").replace(" ", ""))
            if index is not None:
                yield from self._form(self._forms.named(name, index), bits, label, place, line)

    def _counts(self, loop: Loop, trips: list[int]) -> Iterator[str]:
        """Trip counts of threads that came to the loop."""
        kernel, early = self._kernel, ends_early(self._kernel, loop)
        came = [(n, each) for n, each in enumerate(trips) if 0 < each < 1 << 32]
        count = count_of(kernel, loop)
        if isinstance(count, Count):
            most = min((n for n in (count.number, count.most) if n is not None), default=1 << 32)
            least = count.number if count.number is not None and not early else 1
            yield from (f"{count}, was {n}" for _, n in came if not least <= n <= most)
        if early:
            return
        for said in (trips_of(kernel, loop), settled_values(kernel).trips(loop)):
            for thread, n in came if said else ():
                if said[thread % self._threads] != n:
                    yield f"{said[thread % self._threads]} trips, was {n}"
                    break
        counting, known = counting_of(kernel, loop), known_trips(kernel, loop)
        for thread, n in came:
            by_warp = counting and counting.trips(thread % self._threads // 32)
            if by_warp not in (None, n) or known not in (None, n):
                yield f"{by_warp} trips of a warp, {known} known, was {n}"
                break

    def _form(
        self, form: Form | None, bits: int, label: str, place: int, line: str
    ) -> Iterator[str]:
        """A register in each iteration, or behind the loop."""
        for thread in range(len(self._found)) if form is not None else ():
            own = thread % self._threads
            for turn in range(ROOM - 1 if label else 1):
                value = int(self._found[thread, place + turn])
                if value == _EMPTY or form is None:
                    break
                made = form.number
                for term, factor in form.terms:
                    number = self._term(term, thread, label, turn)
                    if number is None:
                        return
                    low, high = self._forms.range_of(term, own)
                    if not low <= number <= high:
                        yield f"{line} {term} in {low}, {high}, was {number}"
                        return
                    made += factor * number
                if (made - value) & ((1 << bits) - 1):
                    yield f"{line} {form}, was {value:#x} in iteration {turn}"
                    return

    def _term(self, term: Term, thread: int, label: str, turn: int) -> int | None:
        own = thread % self._threads
        match term:
            case Term(kind="special", what=str(name)):
                indices = {"%tid.x": own, "%laneid": own % 32, "%ctaid.x": thread // self._threads}
                return indices.get(name)
            case Term(kind="turn", what=int(header)) if header == self._header.get(label):
                return turn
            case Term(kind="last", what=int(header)) if header in self._trips:
                trips = self._trips[header][thread]
                return trips - 1 if 0 < trips < 1 << 32 else None
            case Term(kind="settled", what=(_, tuple(numbers))):
                return dict(numbers).get(own)
        return None
