"""Bring rows that each lane walks along to shared memory, the lanes of a warp side by side.

What it changes: where each thread of a warp reads a row of its own from end to end, the warp
fetches ``columns`` elements of all 32 rows at a time into a tile of its own in shared memory,
consecutive lanes consecutive elements; then each lane reads its row's part from there. Rows in the
tile are an element longer, so that lanes meet in no bank. The order in which a thread uses what it
reads stays: sums are the same in every bit.

Why the results stay the same: each load gives what it gave, since nothing of the launch writes what
it reads (``kernel.facts.accesses.constant_loads``); when it is made, and by whom, makes no
difference then. It takes, and ``apply`` checks:

- the loop runs a known number of times, equally often in all lanes; so what is fetched is what the
  rows hold, and no byte is fetched that the original does not read. The loads leave no gap;
- where a lane's row begins is another lane's and a known distance, which is proved, of 32-bit
  numbers that they do not wrap around (``kernel.facts.loops.lane_loops``);
- all 32 lanes come to the loop together: where that is not proved, it is asked when the kernel
  runs, and the loop is as it was if they do not;
- the lanes wait for each other before the tile is filled and before it is read, a warp has a tile
  of its own, and the block's shared memory is enough.

What it costs: shared memory, and two accesses of it for each load.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.errors import CuadoError
from cuado.kernel.facts.accesses.lane_row_loads import RowLoads, element, is_plain, rows_of
from cuado.kernel.facts.loops.lane_loops import LaneLoop, LaneLoops, lanes_are_apart
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.loops.loop_in_place import LoopText, added
from cuado.kernel.rewrites.shared_memory.move_local_arrays import alignment_of, start_of
from cuado.kernel.rewrites.shared_memory.warp_tiles import lane_and_warp, objection_to_tiles
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.edit import Edit
from cuado.ptx.syntax.operands import rendered

_COLUMNS = (32, 64, 16, 8)
_SYNC = "bar.warp.sync 0xffffffff;"

Chosen = tuple[LaneLoop, tuple[RowLoads, ...]]


@dataclass(frozen=True)
class StagedRows(Transformation):
    """Lets a warp fetch the rows of its lanes together.

    Attributes:
        columns: number of elements of a row that are fetched at a time: 64, 32, 16 or 8.
    """

    NAME: ClassVar[str] = "staged-rows"
    SUMMARY: ClassVar[str] = "fetches each lane's row through shared memory, coalesced"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.ACCESS_PATTERN, Bottleneck.LOADS}
    )

    columns: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is none of 64, 32, 16 and 8.
        """
        if self.columns not in _COLUMNS:
            raise ValueError("columns is 64, 32, 16 or 8")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The widths for which there are rows and enough shared memory."""
        try:
            return tuple(
                cls(each) for each in _COLUMNS if not isinstance(_chosen(kernel, each), Refusal)
            )
        except CuadoError:
            return ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Fetch all rows through tiles."""
        chosen = _chosen(kernel, self.columns)
        if isinstance(chosen, Refusal):
            return chosen
        made, dynamic = _rewritten(kernel, chosen, self.columns)
        loads = tuple(load.index for _, every in chosen for rows in every for load in rows.loads)
        room = dynamic - kernel.launch.dynamic_shared_bytes
        notes = [f"{len(loads)} loads read constant data", f"tiles of {room:,} bytes a block"]
        if not all(loop.is_whole for loop, _ in chosen):
            notes.append("full warps are checked at run time")
        launch = replace(with_ptx(kernel, made), dynamic_shared_bytes=dynamic)
        return Rewritten(launch, tuple(notes), tuple(sorted(loads)))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Fetch through a tile in shared memory."""
        del kernel
        return Advice(
            f"let each warp fetch {self.columns} columns of its 32 rows at a time to a padded tile",
            "for (int k = 0; k < n; k++)\n    sum += in[row * n + k];",
            f"__shared__ float tiles[WARPS][32][{self.columns} + 1];\n"
            f"for (int first = 0; first < n; first += {self.columns}) {{\n"
            "    __syncwarp();\n"
            "    for (int r = 0; r < 32; r++)  // consecutive lanes, consecutive columns\n"
            "        tiles[warp][r][lane] = in[(row - lane + r) * n + first + lane];\n"
            "    __syncwarp();\n"
            f"    for (int k = 0; k < {self.columns}; k++)\n"
            "        sum += tiles[warp][lane][k];\n}",
        )


def _chosen(kernel: Kernel, columns: int) -> tuple[Chosen, ...] | Refusal:
    """The loops with the rows that are staged in them."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx)")
    loops, chosen, reasons = LaneLoops(kernel), [], list[str]()
    for loop in _scattered_loops(kernel):
        found = loops.of(loop)
        if isinstance(found, str):
            reasons.append(found)
            continue
        rows, others = rows_of(kernel, found)
        reasons += others
        fitting = tuple(each for each in rows if each.fits(columns) and is_plain(kernel, each))
        if rows and not fitting:
            reasons.append(f"{columns} elements of a row are not a multiple of one iteration's")
        if fitting:
            chosen.append((found, fitting))
    if not chosen:
        reason = next(iter(reasons), "no loop reads a row per lane")
        return Refusal(reason, absent=not reasons)
    reason = _objection(kernel, chosen, columns)
    return Refusal(reason) if reason else tuple(chosen)


def _scattered_loops(kernel: Kernel) -> Iterator[Loop]:
    """Innermost loops with global loads whose lanes may be apart."""
    block_of = kernel.slicer.flow.block_of
    for loop in loops_of(kernel.slicer.flow):
        within = [n for n in kernel.global_loads if block_of[n] in loop.blocks]
        if loop.is_innermost and any(lanes_are_apart(kernel, n) for n in within):
            yield loop


def _objection(kernel: Kernel, chosen: Sequence[Chosen], columns: int) -> str:
    """Why the shared memory does not suffice for the tiles; empty if it does."""
    dynamic = start_of(kernel)
    for _, every in chosen:
        dynamic += sum(map(_Tiles(kernel, columns).bytes, every))
    return objection_to_tiles(kernel, dynamic)


def _rewritten(kernel: Kernel, chosen: Sequence[Chosen], columns: int) -> tuple[str, int]:
    """The code, and its bytes of dynamic shared memory."""
    rewriting, tiles = Rewriting(kernel), _Tiles(kernel, columns)
    memory, start = rewriting.fresh("cuado_rows"), kernel.function.start
    declared = f".extern .shared .align {alignment_of(kernel)} .b8 {memory}[];\n"
    rewriting.edit(Edit(start, start, declared))
    place = start_of(kernel)
    for loop, every in chosen:
        text = LoopText(rewriting, loop)
        lane, warp = rewriting.register("b32"), rewriting.register("b32")
        text.entry += list(lane_and_warp(rewriting, lane, warp))
        for rows in every:
            tile = _Tile(rewriting, rows, columns)
            text.entry += list(tile.entry(lane, warp, f"{memory}+{place}"))
            text.top += list(tile.fill())
            for load in rows.loads:
                target = rendered(kernel.code.instructions[load.index].operands[0])
                text.put(load.index, tile.read(target, load.place))
            text.end.append(added(tile.here, tile.here, rows.walk.step, 32))
            place += tiles.bytes(rows)
        text.write()
    return rewriting.text(), place


@dataclass(frozen=True, slots=True)
class _Tiles:
    """The tiles of a block's warps."""

    subject: Kernel
    columns: int

    def bytes(self, rows: RowLoads) -> int:
        """Bytes of the tiles of all warps, one after the other."""
        return self.subject.launch.threads_per_block // WARP * rows.bytes(self.columns)


class _Tile:
    """Shared memory for a part of 32 rows, and the code that fills it."""

    def __init__(self, rewriting: Rewriting, rows: RowLoads, columns: int) -> None:
        self._rewriting, self._rows, self._columns = rewriting, rows, columns
        self._from, self._into = rewriting.register("b64"), rewriting.register("b32")
        self._first, self._end = rewriting.register("b32"), rewriting.register("b32")
        self._left = rewriting.register("b32")
        self.here = rewriting.register("b32")
        """Register: the lane's read position in its row of the tile."""

    @property
    def _across(self) -> int:
        """Number of lanes side by side in a row."""
        return min(self._columns, WARP)

    @property
    def _is_ragged(self) -> bool:
        """True if the last part of a row is shorter than the others."""
        return self._rows.length % self._rows.width(self._columns) != 0

    def entry(self, lane: str, warp: str, memory: str) -> Iterator[str]:
        """Initial addresses at which lanes fetch, write and read; the tile counts as consumed."""
        rewriting, rows, columns = self._rewriting, self._rows, self._columns
        width, pitch = rows.width(columns), rows.pitch(columns)
        row, column, other = (rewriting.register("b32") for _ in range(3))
        yield f"shr.u32 {row}, {lane}, {self._across.bit_length() - 1};"
        yield f"and.b32 {column}, {lane}, {self._across - 1};"
        yield f"sub.s32 {other}, {row}, {lane};"
        yield f"mad.wide.s32 {self._from}, {other}, {rows.walk.stride}, {rows.walk.name};"
        yield f"mad.wide.s32 {self._from}, {column}, {rows.size}, {self._from};"
        yield f"mov.u32 {other}, {memory};"
        yield f"mad.lo.s32 {other}, {warp}, {rows.bytes(columns)}, {other};"
        yield f"mad.lo.s32 {self._into}, {row}, {pitch}, {other};"
        yield f"mad.lo.s32 {self._into}, {column}, {rows.size}, {self._into};"
        yield f"mad.lo.s32 {self._first}, {lane}, {pitch}, {other};"
        yield f"add.s32 {self._end}, {self._first}, {width};"
        yield f"mov.b32 {self.here}, {self._end};"
        if self._is_ragged:
            yield f"mad.lo.s32 {self._left}, {column}, {-rows.size}, {rows.length};"

    def fill(self) -> Iterator[str]:
        """Fetch the next part of the rows once the last one has been consumed."""
        rewriting, rows, columns = self._rewriting, self._rows, self._columns
        filled, is_full = rewriting.fresh("$cuado_filled"), rewriting.register("pred")
        yield f"setp.ne.u32 {is_full}, {self.here}, {self._end};"
        yield f"@{is_full} bra.uni {filled};"
        yield _SYNC
        guards = [""] * (columns // self._across)
        if self._is_ragged:
            for part in range(len(guards)):
                within = rewriting.register("pred")
                guards[part] = f"@{within} "
                past = part * self._across * rows.size
                yield f"setp.gt.s32 {within}, {self._left}, {past};"
            yield f"sub.s32 {self._left}, {self._left}, {rows.width(columns)};"
        words, type_, count = element(rows)
        # All fetches come before the first write to the tile, so that they are in flight together.
        puts = []
        for row in range(0, WARP, WARP // self._across):
            for part, guard in enumerate(guards):
                names = [rewriting.register(type_) for _ in range(count)]
                value = f"{{{', '.join(names)}}}" if count > 1 else names[0]
                along = part * self._across * rows.size
                get, put = row * rows.walk.stride + rows.begin, row * rows.pitch(columns)
                yield f"{guard}{rows.opcode} {value}, [{self._from}+{get + along}];"
                puts.append(f"{guard}st.shared.{words} [{self._into}+{put + along}], {value};")
        yield from puts
        yield _SYNC
        yield f"mov.b32 {self.here}, {self._first};"
        yield added(self._from, self._from, rows.width(columns), 64)
        yield f"{filled}:"

    def read(self, target: str, place: int) -> str:
        """A load from the tile."""
        words, _, _ = element(self._rows)
        return f"ld.shared.{words} {target}, [{self.here}+{place}];"


TRANSFORMATION = StagedRows
