"""Random addresses, in loops and outside: what is said of where accesses go, against a run.

Each address is kept before the access, which is behind a branch that nothing takes and nobody
knows not to be taken: so it may lead anywhere. Held against these are which accesses may meet, how
far they are from each other, whether iterations of a loop share bytes, and what lanes add to an
address.
"""

import random
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

import numpy as np

from cuado.kernel.facts.accesses.adjacent_accesses import fixed_address
from cuado.kernel.facts.iterations.iteration_independence import Independence
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_values import WARP
from cuado.model.arguments import Buffer, Pointer, Scalar
from cuado.model.launch import Extent, Launch
from cuado.ptx.analysis.loops import loops_of
from soundness.comparison.reference import Ended, run
from soundness.interpreter.machine import Grid
from soundness.interpreter.memory import GLOBAL, layout
from soundness.interpreter.values import Array
from soundness.values.lines import key_of, numbered, unassembled

ROOM = 12
"""Iterations of which an address is kept; what comes behind them is kept in the last place."""
_INNER = 3
"""Iterations of each loop."""
_EMPTY = 0xEE
"""A byte of what is kept of an iteration that was not made: no address."""
_MOST_STEPS = 1500
_SHAPES: tuple[tuple[Extent, Extent], ...] = (
    ((2, 1, 1), (32, 1, 1)),
    ((1, 1, 1), (64, 1, 1)),
    ((3, 1, 1), (16, 1, 1)),
)
_POINTERS = {"%out": "out", "%in": "in", "%first": "pool", "%second": "pool"}
_TYPES = {1: "u8", 4: "u32", 8: "u64"}
_NUMBERS = ("1", "2", "3", "4", "7", "8", "16", "-1", "-2", "5")
_OPERATIONS = (
    *("mul.lo.s32 {q}, {d}, {o};", "add.s32 {q}, {d}, {o};", "mad.lo.s32 {q}, {d}, {n}, {o};"),
    *("shl.b32 {q}, {d}, {few};", "sub.s32 {q}, {d}, {o};", "or.b32 {q}, {d}, {o};"),
    *("xor.b32 {q}, {d}, {o};", "and.b32 {q}, {d}, {o};", "min.s32 {q}, {d}, {o};"),
    *("shr.u32 {q}, {d}, {few};", "rem.u32 {q}, {d}, {by};", "div.u32 {q}, {d}, {by};"),
    "cvt.u16.u32 {h}, {d}; cvt.{narrow} {q}, {h};",
    "bfi.b32 {q}, {r}, {d}, {few}, {bits};",
    "setp.lt.s32 {p}, {d}, {o}; selp.b32 {q}, {d}, {o}, {p};",
)
_NARROW = ("u32.u16", "s32.s16", "u32.u8", "s32.s8")
_PLACES = (
    *("mad.wide.s32 {q}, {i}, {factor}, {a};", "mad.wide.s32 {q}, {i}, {factor}, {a};"),
    "mad.wide.u32 {q}, {i}, {factor}, {a};",
    "mul.wide.{sign}32 {w}, {i}, {few}; {way}.s64 {q}, {a}, {w};",
    "cvt.{wide} {w}, {i}; shl.b64 {w}, {w}, 2; add.s64 {q}, {w}, {a};",
    "add.s64 {q}, {a}, {far};",
)


@dataclass(frozen=True, slots=True)
class _Access:
    """An access.

    Attributes:
        line: that makes it.
        size: in bytes.
        place: of its addresses among those of a thread.
        loops: counters of the loops that it is in, the outermost first.
        buffers: that its address is counted from.
    """

    line: str
    size: int
    place: int
    loops: tuple[str, ...]
    buffers: frozenset[str]


@dataclass
class _Text:
    """Code in the making; all registers are set wherever the code is that comes next."""

    random: random.Random
    lines: list[str] = field(default_factory=list)
    accesses: list[_Access] = field(default_factory=list)
    loops: list[str] = field(default_factory=list)
    indices: list[str] = field(default_factory=list)
    addresses: dict[str, frozenset[str]] = field(default_factory=dict)
    made: int = 0

    def new(self, letter: str = "r") -> str:
        """A register, or a label."""
        self.made += 1
        return f"{'%' if letter in 'rpdh' else ''}{letter}{self.made}"

    def chance(self, share: float) -> bool:
        """Whether something happens that does in so many cases."""
        return self.random.random() < share

    @property
    def room(self) -> int:
        """Places of a thread."""
        return ROOM * len(self.accesses)

    def index(self) -> str:
        """A register with some number of a thread."""
        chosen = self.random
        if self.indices and self.chance(0.4):
            return chosen.choice(self.indices[-10:])
        found = self.new()
        source = chosen.choice(("%tid.x", "%tid.x", "%tid.x", "%ctaid.x", "n", *3 * self.loops))
        loads = f"ld.param.u32 {found}, [n];"
        self.lines.append(loads if source == "n" else f"mov.u32 {found}, {source};")
        for _ in range(chosen.choice((0, 1, 1, 2))):
            made, number = self.new(), chosen.choice(_NUMBERS)
            other = chosen.choice(self.indices) if self.indices and self.chance(0.4) else ""
            self.lines.append(
                chosen.choice(_OPERATIONS).format(
                    q=made,
                    d=found,
                    n=number,
                    o=other or number,
                    r=other or found,
                    few=chosen.choice((0, 1, 2, 3)),
                    by=chosen.choice((2, 3, 4, 8)),
                    bits=chosen.choice((1, 2, 4, 8, 27)),
                    h=self.new("h"),
                    p=self.new("p"),
                    narrow=chosen.choice(_NARROW),
                )
            )
            found = made
        self.indices.append(found)
        return found

    def address(self) -> str:
        """A register with some address."""
        chosen = self.random
        base = chosen.choice([*_POINTERS])
        if self.addresses and self.chance(0.35):
            base = chosen.choice([*self.addresses][-5:])
        elif self.chance(0.1):
            either, is_first = self.new("d"), self.new("p")
            other = chosen.choice([*_POINTERS])
            self.lines += [
                f"setp.lt.u32 {is_first}, {self.index()}, 7;",
                f"selp.b64 {either}, {base}, {other}, {is_first};",
            ]
            self.addresses[either] = frozenset({_POINTERS[base], _POINTERS[other]})
            base = either
        found = self.new("d")
        factors, far = (4, 4, 4, 8, 16, -4, 64, 4294967292, 2), (4, 8, -4, 16, 2**64 - 4, 64)
        self.lines.append(
            chosen.choice(_PLACES).format(
                q=found,
                i=self.index(),
                a=base,
                w=self.new("d"),
                factor=chosen.choice(factors),
                far=chosen.choice(far),
                few=chosen.choice((4, 4, 8, 12)),
                sign=chosen.choice("us"),
                way=chosen.choice(("add", "add", "sub")),
                wide=chosen.choice(("s64.s32", "u64.u32")),
            )
        )
        own = _POINTERS.get(base)
        self.addresses[found] = self.addresses[base] if own is None else frozenset({own})
        return found

    def access(self) -> None:
        """Keep an address, and access it behind a branch that nothing takes."""
        chosen, base, place = self.random, self.address(), self.room
        offset, size = chosen.choice((0, 0, 4, 8, -4, 2)), chosen.choice((4, 4, 4, 1, 8))
        turn, at, whole = self.new(), self.new("d"), self.new("d")
        turns = {
            0: f"mov.u32 {turn}, 0;",
            1: f"mov.u32 {turn}, {self.loops[0] if self.loops else 0};",
            2: f"mad.lo.u32 {turn}, {(*self.loops, 0, 0)[0]}, {_INNER}, {(*self.loops, 0, 0)[1]};",
        }
        value, taken, past = self.new("d" if size == 8 else "r"), self.new("GO"), self.new("PAST")
        line = f"ld.global.{_TYPES[size]} {value}, [{base}+{offset}];"
        before = ""
        if self.chance(0.5):
            before = f"mov.b{64 if size == 8 else 32} {value}, 0;"
            line = f"st.global.{_TYPES[size]} [{base}+{offset}], {value};"
        self.lines += [
            turns[len(self.loops)],
            f"min.u32 {turn}, {turn}, {ROOM - 1};",
            f"mad.wide.u32 {at}, {turn}, 8, %kept;",
            f"add.s64 {whole}, {base}, {offset};",
            f"st.global.u64 [{at}+{8 * place}], {whole};",
            *([before] if before else []),
            *(f"@%never bra {taken};", f"bra.uni {past};", f"{taken}:", line, f"{past}:"),
        ]
        buffers = self.addresses[base]
        self.accesses.append(_Access(line, size, place, tuple(self.loops), buffers))

    def loop(self) -> None:
        """A loop of three iterations, which a number or an argument says."""
        counter, more, again = self.new(), self.new("p"), self.new("AGAIN")
        self.lines += [f"mov.u32 {counter}, 0;", f"{again}:"]
        self.loops.append(counter)
        for _ in range(self.random.choice((1, 2, 3))):
            if len(self.loops) == 1 and self.chance(0.3):
                self.loop()
            else:
                self.access()
        self.loops.pop()
        limit = str(_INNER) if self.chance(0.6) else "%limit"
        self.lines += [
            f"add.s32 {counter}, {counter}, 1;",
            f"setp.lt.s32 {more}, {counter}, {limit};",
            f"@{more} bra {again};",
        ]


def _launched(text: _Text) -> Launch:
    chosen, registers = text.random, text.made + 1
    grid, block = chosen.choice(_SHAPES)
    threads, lines = grid[0] * block[0], "\n    ".join(text.lines)
    ptx = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 first, .param .u64 second,
    .param .u64 kept, .param .u32 n, .param .u32 limit, .param .u64 flag)
{{
    .reg .pred %p<{registers}>, %never; .reg .b16 %h<{registers}>; .reg .b32 %r<{registers}>;
    .reg .b64 %d<{registers}>, %out, %in, %first, %second, %kept, %flag;
    .reg .b32 %number, %thread, %limit;
    ld.param.u64 %out, [out]; ld.param.u64 %in, [in]; ld.param.u64 %first, [first];
    ld.param.u64 %second, [second]; ld.param.u64 %kept, [kept]; ld.param.u64 %flag, [flag];
    ld.param.u32 %limit, [limit]; mov.u32 %number, %ctaid.x; mov.u32 %thread, %tid.x;
    mad.lo.s32 %number, %number, {block[0]}, %thread;
    mad.wide.s32 %kept, %number, {8 * text.room}, %kept;
    ld.global.u32 %thread, [%flag]; setp.eq.u32 %never, %thread, 12345;
    {lines}
    ret;
}}
"""
    arguments = (
        *(Buffer("out", "u32", (1024,)), Buffer("in", "u32", (1024,))),
        Pointer("first", "pool", chosen.choice((0, 64, 256))),
        Pointer("second", "pool", chosen.choice((0, 128, 1024))),
        Buffer("kept", "u64", (threads * text.room,)),
        *(Scalar("n", "u32", chosen.choice((0, 3, 16))), Scalar("limit", "u32", _INNER)),
        Buffer("flag", "u32", (4,)),
    )
    pool = (Buffer("pool", "u32", (2048,)),)
    return Launch("k", ptx, "k", grid, block, arguments, ("out", "kept"), memory=pool)


def wrong_accesses(seed: int) -> list[str] | None:
    """What does not hold of a random kernel's accesses; None if it does not end."""
    text = _Text(random.Random(seed))  # noqa: S311 - any sequence does
    for _ in range(text.random.choice((2, 3, 4))):
        (text.loop if text.chance(0.5) else text.access)()
    launch = _launched(text)
    contents = {each.name: np.zeros((1, each.bytes), np.uint8) for each in launch.buffers}
    contents["kept"][:] = _EMPTY
    ran = run(Grid(launch, most_steps=_MOST_STEPS), contents)
    if isinstance(ran, Ended):
        return None
    kept = np.ascontiguousarray(ran.contents["kept"][0]).view(np.uint64)
    return [*_Facts(unassembled(launch), kept.reshape(-1, text.room)).wrong(text.accesses)]


class _Facts:
    """What is said of a kernel's accesses, and where they went.

    An access beside its buffer is none that a kernel may make: nothing is said of it.

    Args:
        kernel: the kernel.
        kept: addresses of each thread at each place.
    """

    def __init__(self, kernel: Kernel, kept: Array) -> None:
        self._kernel, self._kept, self._numbers = kernel, kept, numbered(kernel)
        self._loops = [each for each in loops_of(kernel.slicer.flow) if each.depth == 1]
        self._independence = Independence(kernel, by_block=False)
        self._block_of = kernel.slicer.flow.block_of
        self._sizes = {each.name: each.bytes for each in kernel.launch.buffers}
        self._places = layout(self._sizes)[0]

    def wrong(self, accesses: Iterable[_Access]) -> Iterator[str]:
        """The facts that do not hold."""
        known = [each for each in accesses if key_of(each.line) in self._numbers]
        for one, other in combinations_with_replacement(known, 2):
            for why in self._of_two(one, other):
                yield f"{why}: {one.line} {other.line}"
        for each in known:
            if self._differ_from_lanes(each):
                yield f"lanes: {each.line}"

    def _is_in_its_buffer(self, address: int, access: _Access) -> bool:
        return any(
            0 <= address - GLOBAL - self._places[name] <= self._sizes[name] - access.size
            for name in access.buffers
        )

    def _turns(self, access: _Access) -> list[dict[int, int]]:
        """For each thread, the address in each iteration that it made; the last place is common."""
        rows = self._kept[:, access.place : access.place + ROOM - 1].tolist()
        return [
            {n: at for n, at in enumerate(row) if self._is_in_its_buffer(at, access)}
            for row in rows
        ]

    def _of_two(self, one: _Access, other: _Access) -> Iterator[str]:
        first, second = (self._numbers[key_of(each.line)] for each in (one, other))
        ones, others = self._turns(one), self._turns(other)
        pairs = [*zip(ones, others, strict=True)]
        sizes = one.size, other.size
        if one is not other:
            every, alike = ([at for row in rows for at in row.values()] for rows in (ones, others))
            if not self._kernel.aliasing.may_alias(first, second) and _meet(every, alike, sizes):
                yield "may not meet"
            meet = (_meet([*a.values()], [*b.values()], sizes) for a, b in pairs)
            if self._independence.never_meet(first, second) and any(meet):
                yield "never meet in a thread"
            if one.loops == other.loops and self._are_elsewhere(first, second, pairs):
                yield "distance"
        for loop in self._loops:
            is_inside = {self._block_of[n] in loop.blocks for n in (first, second)} == {True}
            if not is_inside or not self._independence.are_apart(loop, first, second):
                continue
            if any(_are_shared(_by_outer(one, a), _by_outer(other, b), sizes) for a, b in pairs):
                yield "iterations are apart"

    def _are_elsewhere(
        self, first: int, second: int, pairs: Iterable[tuple[dict[int, int], dict[int, int]]]
    ) -> bool:
        """True if two addresses differ by another number than is said."""
        ends = (fixed_address(self._kernel, first), fixed_address(self._kernel, second))
        if ends[0] is None or ends[1] is None or ends[0].start != ends[1].start:
            return False
        apart = ends[1].bytes - ends[0].bytes
        return any(b[turn] - a[turn] != apart for a, b in pairs for turn in a.keys() & b.keys())

    def _differ_from_lanes(self, access: _Access) -> bool:
        """True if lanes of a warp add something else to an address than is said."""
        found = self._kernel.lanes.address(self._numbers[key_of(access.line)])
        if found is None:
            return False
        size, turns = self._kernel.launch.threads_per_block, self._turns(access)
        for begin in range(0, len(turns), size):
            for lane in range(0, size, WARP):
                lanes = range(lane, min(lane + WARP, size))
                rows = [turns[begin + n] for n in lanes]
                for turn in set[int](rows[0]).intersection(*rows):
                    bases = {
                        row[turn] - found.offsets[n] for n, row in zip(lanes, rows, strict=True)
                    }
                    if len(bases) > 1:
                        return True
        return False


def _meet(some: list[int], others: list[int], sizes: tuple[int, int]) -> bool:
    """True if two accesses, of so many bytes, share one."""
    ends = sorted(others)
    for at in some:
        # The first that does not end before this one begins.
        n = bisect_left(ends, at - sizes[1] + 1)
        if n < len(ends) and ends[n] < at + sizes[0]:
            return True
    return False


def _by_outer(access: _Access, turns: dict[int, int]) -> list[tuple[int, int]]:
    """Addresses with the iteration of the outermost loop."""
    inner = _INNER if len(access.loops) > 1 else 1
    return [(turn // inner, at) for turn, at in turns.items()]


def _are_shared(
    some: list[tuple[int, int]], others: list[tuple[int, int]], sizes: tuple[int, int]
) -> bool:
    """True if different iterations share a byte."""
    return any(
        turn != other and at < to + sizes[1] and to < at + sizes[0]
        for turn, at in some
        for other, to in others
    )
