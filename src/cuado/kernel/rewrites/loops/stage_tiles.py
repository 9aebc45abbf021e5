"""Puts a loop in chunks whose tiles a block fetches to shared memory together.

For each chunk all threads wait until the tiles of the last one have been read, write what they
fetched of the next ones to shared memory, wait again, fetch ahead for the chunk after it, and make
the chunk's iterations one after another, with loads of shared memory in place of the tiles' loads.
Iterations that are left over when the last chunk is made follow as they were.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from cuado.kernel.facts.loops.block_loops import BlockLoop
from cuado.kernel.facts.shared_memory.tile_layout import TileLayout
from cuado.kernel.facts.shared_memory.tiled_loads import Read
from cuado.kernel.rewrites.accesses.block_addresses import (
    advanced,
    advanced_by_block,
    begin_of_block,
    digit_text,
    divided,
    linear_thread,
    remainder,
    within,
)
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.rewrite import renamed
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import rendered

_WAIT = "bar.sync 0;"


@dataclass(frozen=True, slots=True)
class Chunks:
    """How a loop is cut into chunks.

    Attributes:
        depth: iterations of a chunk; 1 where an iteration is several.
        cuts: the first instruction of each chunk of an iteration.
    """

    depth: int
    cuts: tuple[int, ...]


@dataclass
class _Tile:
    """The registers of a tile.

    Attributes:
        layout: of it.
        start: global address of the thread's next fetch.
        into: shared address of its first element.
        here: shared address of the first element that it reads.
        held: registers of what it has fetched, by turn.
        guard: predicate of its last fetch; empty if all threads make it.
        limited: for each limit, what it is of for the thread's next fetch.
    """

    layout: TileLayout
    start: str
    into: str
    here: str
    held: list[list[str]]
    guard: str = ""
    limited: list[str] = field(default_factory=list)
    read: dict[tuple[int, int], list[str]] = field(default_factory=dict)


class TileStaging:
    """The edits for one loop.

    Args:
        rewriting: the rewriting that collects them.
        loop: the loop; it makes a chunk's iterations at least.
        layouts: of its tiles.
        chunks: how it is cut.
        memory: name of the shared array, and where the tiles begin in it.
    """

    def __init__(
        self,
        rewriting: Rewriting,
        loop: BlockLoop,
        layouts: Sequence[TileLayout],
        chunks: Chunks,
        memory: tuple[str, int],
    ) -> None:
        self._rewriting, self._loop, self._chunks = rewriting, loop, chunks
        self._code, self._memory = rewriting.subject.code, memory
        self._tiles = [self._tile(each) for each in layouts]
        self._read_by = {
            read.index: (tile, read) for tile in self._tiles for read in tile.layout.loads.reads
        }

    def run(self) -> None:
        """Make the edits."""
        rewriting, loop = self._rewriting, self._loop
        again, left, more = (
            rewriting.fresh("$cuado_chunk"),
            rewriting.register("b32"),
            rewriting.register("pred"),
        )
        depth, cuts = self._chunks.depth, self._chunks.cuts
        # The first tiles are fetched before the loop. In it, what was fetched is put into shared
        # memory, and the next chunk's fetches are under way while this one's iterations run.
        lines = [*self._entry(), f"mov.u32 {left}, {loop.trips // depth};", *self._fetch("")]
        lines += [f"{again}:", f"sub.u32 {left}, {left}, 1;", f"setp.ne.u32 {more}, {left}, 0;"]
        for part, (first, end) in enumerate(pairwise((*cuts, loop.last))):
            # The first barrier keeps tiles that others still read, the second those that are not
            # there yet.
            lines += [_WAIT, *self._put(), _WAIT]
            # After the last part of an iteration there is a next chunk only if `more` says so;
            # guards keep the fetch behind the last chunk from reading beyond the buffer.
            lines += self._fetch(more if end == loop.last else "")
            for iteration in range(depth):
                lines += self._made(range(first, end), iteration, part)
        lines.append(f"@{more} bra {again};")
        for _ in range(loop.trips % depth):
            lines += [renamed(self._code.instructions[n], {}) for n in range(loop.first, loop.last)]
        rewriting.replace(loop.first, "\n".join(lines))
        for index in range(loop.first + 1, loop.last + 1):
            rewriting.delete(index)

    def _tile(self, layout: TileLayout) -> _Tile:
        new = self._rewriting.register
        type_ = layout.loads.opcode.rpartition(".")[2]
        held = [[new(type_) for _ in range(layout.width)] for _ in range(layout.rounds)]
        tile = _Tile(layout, new("b64"), new("b32"), new("b32"), held)
        tile.limited = [new("b64") for _ in layout.loads.limits]
        if layout.items % layout.threads:
            tile.guard = new("pred")
        return tile

    # Before the loop

    def _entry(self) -> Iterator[str]:
        """Where each thread fetches, writes and reads."""
        rewriting, place = self._rewriting, self._memory[1]
        thread = rewriting.register("b32")
        yield from linear_thread(rewriting, thread)
        for tile in self._tiles:
            layout = tile.layout
            if tile.guard:
                last = layout.items - (layout.rounds - 1) * layout.threads
                yield f"setp.lt.u32 {tile.guard}, {thread}, {last};"
            memory = f"{self._memory[0]}+{place}"
            yield from self._fetching(tile, thread, memory)
            yield from self._reading(tile, thread, memory)
            place += layout.bytes

    def _fetching(self, tile: _Tile, thread: str, memory: str) -> Iterator[str]:
        """Addresses of a thread's first fetch, and of where it puts it."""
        layout, loads, rewriting = tile.layout, tile.layout.loads, self._rewriting
        slow, fast, column = (rewriting.register("b32") for _ in range(3))
        yield from divided(thread, layout.line, slow)
        yield from remainder(thread, layout.line, fast)
        yield f"mul.lo.u32 {fast}, {fast}, {layout.width};"
        place, step = (slow, fast) if layout.walks_steps else (fast, slow)
        yield from begin_of_block(rewriting, tile.start, loads.pointer, loads.block, loads.number)
        yield from advanced(rewriting, tile.start, place, loads.apart)
        yield from advanced(rewriting, tile.start, step, loads.along)
        for limit, name in zip(loads.limits, tile.limited, strict=True):
            yield f"mov.s64 {name}, {limit.number};"
            yield from advanced_by_block(rewriting, name, limit.block)
            yield from advanced(rewriting, name, place, limit.apart)
            yield from advanced(rewriting, name, step, limit.along)
        yield from self._column(layout, place, column)
        yield f"mad.lo.u32 {column}, {step}, {layout.pitch}, {column};"
        yield f"mov.u32 {tile.into}, {memory};"
        yield f"mad.lo.u32 {tile.into}, {column}, {loads.size}, {tile.into};"

    def _column(self, layout: TileLayout, place: str, column: str) -> Iterator[str]:
        """Where a place lies in a row of the tile."""
        if not layout.is_dealt:
            yield f"mov.u32 {column}, {place};"
            return
        owner, number, group = (self._rewriting.register("b32") for _ in range(3))
        if layout.is_adjacent:
            quotient, rest, by = owner, number, len(layout.loads.offsets)
        else:
            quotient, rest, by = number, owner, layout.owners
        yield from divided(place, by, quotient)
        yield from remainder(place, by, rest)
        yield from divided(number, layout.together, group)
        yield from remainder(number, layout.together, number)
        yield f"mad.lo.u32 {owner}, {group}, {layout.owners}, {owner};"
        yield f"mad.lo.u32 {column}, {owner}, {layout.together}, {number};"

    def _reading(self, tile: _Tile, thread: str, memory: str) -> Iterator[str]:
        """The address of the first element that a thread reads."""
        layout, number = tile.layout, self._rewriting.register("b32")
        yield f"mov.u32 {tile.here}, {memory};"
        if layout.reader is not None:
            yield from digit_text(layout.reader, thread, number)
            apart = layout.together * layout.loads.size
            yield f"mad.lo.u32 {tile.here}, {number}, {apart}, {tile.here};"

    # In the loop

    def _fetch(self, more: str) -> Iterator[str]:
        """Fetch the tiles of the next chunk to registers, if there are any."""
        for tile in self._tiles:
            layout, loads = tile.layout, tile.layout.loads
            words, _, type_ = loads.opcode.rpartition(".")
            opcode = f"{words}.v{layout.width}.{type_}" if layout.width > 1 else loads.opcode
            for turn, names in enumerate(tile.held):
                guards = [more] if more else []
                if tile.guard and turn == layout.rounds - 1:
                    guards.append(tile.guard)
                if loads.limits:
                    guards += [self._rewriting.register("pred") for _ in loads.limits]
                    yield from self._asked(tile, turn, guards[-len(loads.limits) :])
                    # What is beyond the limits is 0.
                    yield from (f"mov.b{8 * loads.size} {name}, 0;" for name in names)
                guard = guards[0] if guards else ""
                for other in guards[1:]:
                    both = self._rewriting.register("pred")
                    yield f"and.pred {both}, {guard}, {other};"
                    guard = both
                sign = f"@{guard} " if guard else ""
                yield f"{sign}{opcode} {_vector(names)}, [{tile.start}+{layout.from_at(turn)}];"
            advance = layout.steps * loads.along
            yield f"add.s64 {tile.start}, {tile.start}, {advance};"
            for limit, name in zip(loads.limits, tile.limited, strict=True):
                yield f"add.s64 {name}, {name}, {layout.steps * limit.along};"

    def _asked(self, tile: _Tile, turn: int, guards: Sequence[str]) -> Iterator[str]:
        """Ask whether a thread's fetch of a turn is within each limit."""
        for limit, name, guard in zip(tile.layout.loads.limits, tile.limited, guards, strict=True):
            at = tile.layout.limit_at(limit, turn)
            yield from within(self._rewriting, name, at, (limit.low, limit.high), guard)

    def _put(self) -> Iterator[str]:
        """Write what was fetched to shared memory."""
        for tile in self._tiles:
            layout, bits = tile.layout, 8 * tile.layout.loads.size
            for turn, names in enumerate(tile.held):
                is_last = tile.guard and turn == layout.rounds - 1
                guard = f"@{tile.guard} " if is_last else ""
                at = [layout.into_at(turn, element) for element in range(layout.width)]
                first, size = at[0] or 0, layout.loads.size
                # One vector store if the elements are neighbours in the tile, too, and aligned
                # there.
                is_wide = at == list(range(first, first + len(at) * size, size))
                if len(names) > 1 and is_wide and layout.together % len(names) == 0:
                    opcode = f"st.shared.v{len(names)}.b{bits}"
                    yield f"{guard}{opcode} [{tile.into}+{first}], {_vector(names)};"
                    continue
                for name, place in zip(names, at, strict=True):
                    yield f"{guard}st.shared.b{bits} [{tile.into}+{place}], {name};"

    def _made(self, indices: range, iteration: int, part: int) -> Iterator[str]:
        """Instructions of the original, their tiles' loads from shared memory."""
        # A load of several elements serves the reads of one iteration: the next one's are
        # elsewhere.
        for tile in self._tiles:
            tile.read.clear()
        for index in indices:
            if index in self._read_by:
                yield from self._load(*self._read_by[index], iteration, part)
            else:
                yield renamed(self._code.instructions[index], {})

    def _load(self, tile: _Tile, read: Read, iteration: int, part: int) -> Iterator[str]:
        """A load, from an access that brings its neighbours, too."""
        layout, loads = tile.layout, tile.layout.loads
        group, within = divmod(read.number, layout.together)
        key, type_ = (group, read.step), loads.opcode.rpartition(".")[2]
        if key not in tile.read:
            names = [self._rewriting.register(type_) for _ in range(layout.together)]
            tile.read[key] = names
            # Where in the chunk's tile: iterations before this one, and within it, parts that are
            # over, had `steps` each.
            step = iteration * loads.unroll + read.step - part * layout.steps
            at = layout.read_at(group * layout.together, step)
            vector = f"v{len(names)}." if len(names) > 1 else ""
            yield f"ld.shared.{vector}{type_} {_vector(names)}, [{tile.here}+{at}];"
        target = rendered(self._code.instructions[read.index].operands[0])
        yield f"mov.b{BITS[type_]} {target}, {tile.read[key][within]};"


def _vector(names: Sequence[str]) -> str:
    return f"{{{', '.join(names)}}}" if len(names) > 1 else names[0]
