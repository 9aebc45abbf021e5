"""Random branches, loops and early ends: what is said of who comes where, against a run.

Each place counts how often a thread has passed it, and each branch keeps the ways that it went.
Held against these are which code is run at all, by which threads, by all of a block or by none,
which branches all threads of the launch, of a block or of a warp take alike, and which way each
thread is said to go.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.common_exit import may_leave_out
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.lane_values import WARP
from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Extent, Launch
from soundness.comparison.reference import Ended, run
from soundness.interpreter.machine import Grid
from soundness.interpreter.values import Array
from soundness.values.lines import key_of, numbered, unassembled

_SHAPES: tuple[tuple[Extent, Extent], ...] = (
    ((2, 1, 1), (64, 1, 1)),
    ((3, 1, 1), (32, 1, 1)),
    ((2, 1, 1), (96, 1, 1)),
    ((2, 1, 1), (40, 1, 1)),
)
_MOST_PLACES = 18
_MOST_STEPS = 4000
_DEEPEST = 3
_SITE = 8
"""Bytes of a place: how often it was passed, and which ways a branch went."""
_TAKEN, _NOT_TAKEN = 1, 2
_SOURCES = (
    *("mov.u32 {d}, %tid.x;", "mov.u32 {d}, %tid.x;", "mov.u32 {d}, %ctaid.x;"),
    *("mov.u32 {d}, %laneid;", "mov.u32 {d}, %ntid.x;", "mov.u32 {d}, {number};"),
    *("ld.param.u32 {d}, [n];", "ld.param.u32 {d}, [m];", "ld.global.u32 {d}, [%in];"),
    *("ld.global.u32 {d}, [%every+{offset}];", "atom.shared.add.u32 {d}, [count], 0;"),
    "mov.u32 {d}, %ctaid.x; mad.wide.u32 {w}, {d}, 4, %every; ld.global.u32 {d}, [{w}];",
    "mov.u32 {d}, %tid.x; shr.u32 {d}, {d}, 5;",
)
_OPERATIONS = (
    *("and.b32", "add.s32", "xor.b32", "mul.lo.s32", "shr.u32", "rem.u32"),
    *("min.s32", "max.s32"),
)
_NUMBERS = ("1", "3", "7", "31", "2", "4")
_LIMITS = ("0", "1", "2", "3", "16", "32", "64", "100")


@dataclass
class _Text:
    """Code in the making.

    Attributes:
        places: the line behind each place's count.
        branches: place and line of each branch.
        values, predicates: registers that are set wherever the code is that comes next.
    """

    random: random.Random
    lines: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    branches: list[tuple[int, str]] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    predicates: list[str] = field(default_factory=list)
    made: int = 0

    def new(self, letter: str = "r") -> str:
        """A name of its own: ``r``, ``p`` and ``d`` begin registers, others labels."""
        self.made += 1
        return f"{'%' if letter in 'rpd' else ''}{letter}{self.made}"

    def chance(self, share: float) -> bool:
        """Whether something happens that does in so many cases."""
        return self.random.random() < share

    def value(self) -> str:
        """A register with some number."""
        chosen = self.random
        if self.values and self.chance(0.35):
            return chosen.choice(self.values[-8:])
        found = self.new()
        self.lines.append(
            chosen.choice(_SOURCES).format(
                d=found, w=self.new("d"), number=chosen.randrange(6), offset=4 * chosen.randrange(8)
            )
        )
        if self.chance(0.6):
            operation, number = chosen.choice(_OPERATIONS), chosen.choice(_NUMBERS)
            may_be_any = self.values and operation not in ("rem.u32", "shr.u32")
            if may_be_any and self.chance(0.15):
                number = chosen.choice(self.values)
            made = self.new()
            self.lines.append(f"{operation} {made}, {found}, {number};")
            found = made
        if self.predicates and self.chance(0.15):
            guard = f"@{chosen.choice(('', '!'))}{chosen.choice(self.predicates)}"
            number = chosen.choice(("1", "%laneid", "2"))
            self.lines.append(f"{guard} add.s32 {found}, {found}, {number};")
        self.values.append(found)
        return found

    def predicate(self) -> str:
        """A register with the result of some comparison."""
        chosen, value = self.random, self.value()
        limit = chosen.choice(_LIMITS) if self.chance(0.75) else self.value()
        found = self.new("p")
        relation = chosen.choice(("lt", "ge", "eq", "ne", "gt"))
        self.lines.append(f"setp.{relation}.{chosen.choice('us')}32 {found}, {value}, {limit};")
        self.predicates.append(found)
        return found

    def place(self) -> int:
        """Count who passes here."""
        number, count = len(self.places), self.new()
        at = f"[%own+{_SITE * number}]"
        stored = f"st.global.u32 {at}, {count};"
        self.lines += [f"ld.global.u32 {count}, {at};", f"add.u32 {count}, {count}, 1;", stored]
        self.places.append(stored)
        return number

    def branch(self, predicate: str, target: str, *, negated: bool) -> None:
        """Go somewhere, and keep who does."""
        number, kept, way = self.place(), self.new(), self.new()
        ways = (_NOT_TAKEN, _TAKEN) if negated else (_TAKEN, _NOT_TAKEN)
        at = f"[%own+{_SITE * number + 4}]"
        line = f"@{'!' * negated}{predicate} bra {target};"
        self.lines += [
            f"selp.u32 {way}, {ways[0]}, {ways[1]}, {predicate};",
            f"ld.global.u32 {kept}, {at};",
            f"mad.lo.u32 {kept}, {kept}, 31, {way};",
            f"st.global.u32 {at}, {kept};",
            line,
        ]
        self.branches.append((number, line))

    def block(self, depth: int) -> None:
        """Some code, behind which its registers count no more: not all threads may have them."""
        values, predicates = [*self.values], [*self.predicates]
        for _ in range(self.random.choice((1, 1, 2, 2, 3))):
            if len(self.places) <= _MOST_PLACES:
                self._piece(depth)
        self.values, self.predicates = values, predicates

    def _piece(self, depth: int) -> None:
        share, is_deep = self.random.random(), depth >= _DEEPEST
        if 0.2 <= share < 0.6 and not is_deep:
            self._choice(depth)
        elif 0.6 <= share < 0.8 and not is_deep:
            self._loop(depth)
        elif 0.8 <= share < 0.86:
            predicate = self.predicate()
            if self.chance(0.5):
                self.lines.append(f"@{predicate} ret;")
        elif share >= 0.86:
            self.value()
        self.place()

    def _choice(self, depth: int) -> None:
        """One way or another, or one that is left out."""
        predicate, other, end = self.predicate(), self.new("OTHER"), self.new("END")
        self.branch(predicate, other, negated=self.chance(0.5))
        self.block(depth + 1)
        if self.chance(0.5):
            self.lines.append(f"{other}:")
            return
        self.lines += [f"bra.uni {end};", f"{other}:"]
        self.block(depth + 1)
        self.lines.append(f"{end}:")

    def _loop(self, depth: int) -> None:
        """Up to three iterations, or fewer."""
        counter, limit, more = self.new(), self.new(), self.new("p")
        again, end = self.new("AGAIN"), self.new("BEHIND")
        self.lines += [
            f"and.b32 {limit}, {self.value()}, 3;",
            f"mov.u32 {counter}, 0;",
            f"{again}:",
        ]
        self.place()
        self.block(depth + 1)
        if self.chance(0.25):
            self.branch(self.predicate(), end, negated=False)
        self.lines += [
            f"add.u32 {counter}, {counter}, 1;",
            f"setp.lt.u32 {more}, {counter}, {limit};",
        ]
        self.branch(more, again, negated=False)
        self.lines.append(f"{end}:")


def _launched(text: _Text) -> Launch:
    chosen, places, registers = text.random, len(text.places), text.made + 1
    grid, block = chosen.choice(_SHAPES)
    threads, lines = grid[0] * block[0], "\n    ".join(text.lines)
    ptx = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n, .param .u32 m)
{{
    .reg .pred %p<{registers}>; .reg .b32 %r<{registers}>; .reg .b64 %d<{registers}>;
    .reg .b64 %own, %in, %every; .reg .b32 %number, %thread; .shared .align 4 .b8 count[4];
    ld.param.u64 %own, [out]; ld.param.u64 %every, [in];
    mov.u32 %number, %ctaid.x; mov.u32 %thread, %tid.x;
    mad.lo.s32 %number, %number, {block[0]}, %thread;
    mad.wide.s32 %own, %number, {_SITE * places}, %own; mad.wide.s32 %in, %number, 4, %every;
    mov.u32 %thread, 5; st.shared.u32 [count], %thread; bar.sync 0;
    {lines}
    ret;
}}
"""
    arguments = (
        *(Buffer("out", "u32", (2 * threads * places,)), Buffer("in", "u32", (threads + 8,))),
        Scalar("n", "u32", chosen.choice((0, 2, 5, 64, 100))),
        Scalar("m", "u32", chosen.choice((1, 32, 7))),
    )
    return Launch("k", ptx, "k", grid, block, arguments, ("out",))


def wrong_branches(seed: int) -> list[str] | None:
    """What does not hold of a random kernel's branches; None if it does not end."""
    text = _Text(random.Random(seed))  # noqa: S311 - any sequence does
    text.block(0)
    text.place()
    launch = _launched(text)
    threads = launch.blocks * launch.threads_per_block
    data = np.random.default_rng(seed).integers(0, 70, threads + 8, dtype=np.uint32)
    zeros = np.zeros((1, threads * len(text.places) * _SITE), np.uint8)
    grid = Grid(launch, most_steps=_MOST_STEPS)
    ran = run(grid, {"out": zeros, "in": data.view(np.uint8)[None]})
    if isinstance(ran, Ended):
        return None
    kept = np.ascontiguousarray(ran.contents["out"][0]).view(np.uint32)
    found = _Facts(unassembled(launch), kept.reshape(threads, len(text.places), 2))
    wrong = [f"{why}: {line}" for n, line in enumerate(text.places) for why in found.of(n, line)]
    for number, line in text.branches:
        wrong += [f"{why}: {line}" for why in found.of_branch(number, line)]
    return wrong


class _Facts:
    """What is said of a kernel's places and branches, and what was.

    Args:
        kernel: the kernel.
        kept: counts and ways of each thread at each place.
    """

    def __init__(self, kernel: Kernel, kept: Array) -> None:
        self._kernel, self._kept = kernel, kept
        self._numbers: Mapping[str, int] = numbered(kernel)
        self._runners, self._size = ActiveThreads(kernel), kernel.launch.threads_per_block

    def _rows(self, values: Array) -> Array:
        """Values of threads, a row for each block."""
        found: Array = values.reshape(-1, self._size)
        return found

    def of(self, place: int, line: str) -> Iterator[str]:
        """The facts about who comes to a place that do not hold."""
        index, kernel = self._numbers[key_of(line)], self._kernel
        block = kernel.slicer.flow.block_of[index]
        passed = self._rows(self._kept[:, place, 0])
        coming = [*self._runners.of_block(block)]
        if block not in forms_of(kernel).live and passed.any():
            yield "is run"
        if np.delete(passed, coming, axis=1).any():
            yield "other threads come"
        came = passed[:, coming] > 0
        if self._runners.is_certain_block(block) and (came.any(1) & ~came.all(1)).any():
            yield "some come without the others"
        if not may_leave_out(kernel, index) and (passed != passed[:, :1]).any():
            yield "threads come more often than others"

    def of_branch(self, place: int, line: str) -> Iterator[str]:
        """The facts about where a branch leads that do not hold."""
        index = self._numbers.get(key_of(line))
        if index is None:
            return
        kernel, block = self._kernel, self._kernel.slicer.flow.block_of[index]
        passed, ways = (self._rows(self._kept[:, place, n]) for n in (0, 1))
        once = passed == 1
        if kernel.ranges.settles(index) and np.unique(ways[once]).size > 1:
            yield "threads of the launch part"
        is_common = self._runners.is_common(block) and self._runners.is_certain_block(block)
        if is_common and any(map(_parts, passed, ways)):
            yield "threads of a block part"
        if not kernel.lanes.is_divergent(index):
            warps = [slice(first, first + WARP) for first in range(0, self._size, WARP)]
            parts = (
                np.unique(row[lanes][count[lanes] == 1]).size > 1 and count[lanes].max() == 1
                for count, row in zip(passed, ways, strict=True)
                for lanes in warps
            )
            if any(parts):
                yield "lanes of a warp part"
        if block in self._runners.decided:
            taken = np.where(self._runners.decided[block], _TAKEN, _NOT_TAKEN)
            if (once & (ways != taken)).any():
                yield "a thread goes another way"


def _parts(passed: Array, ways: Array) -> bool:
    """True if threads of a block that came equally often went different ways."""
    came = passed > 0
    return np.unique(passed[came]).size == 1 and np.unique(ways[came]).size > 1
