"""Have a warp store its lanes' rows together, through shared memory.

What it changes: where each thread stores a structure of its own word by word, the structures of
neighbouring lanes one behind the other, the lanes put their words into a tile in shared memory;
then the warp stores the tile, consecutive lanes consecutive 16 bytes. Each store then fills whole
sectors, where before each touched as many as there are lanes.

Why the results stay the same: the same bytes are stored to the same places. It takes, and ``apply``
checks:

- a thread's stores have one opcode, are not volatile or ordered, leave no gap, and nothing between
  the first and the last of them may read or write what they write, or wait for other threads;
- whether the lanes' rows really lie one behind the other, begin at a multiple of 16, and all 32
  lanes are there is asked when the kernel runs, of the addresses themselves; where it is not so,
  every thread stores as it did;
- the lanes wait for each other before the tile is read, and after it has been stored: what a thread
  stored before, or loads afterwards, is ordered with what its warp stores for it;
- a warp has a tile of its own, and the block's shared memory is enough.

What it costs: shared memory, two accesses of it for 16 bytes, and a dozen operations.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.errors import CuadoError
from cuado.kernel.facts.accesses.lane_row_stores import WORD, StoredRow, elements, rows_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.shared_memory.move_local_arrays import alignment_of, start_of
from cuado.kernel.rewrites.shared_memory.warp_tiles import lane_and_warp, objection_to_tiles
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.edit import Edit
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name, rendered

_WIDE = 16
"""Bytes that a lane stores at once: a unit."""
_BANKS = 8
"""Number of groups of banks as wide as a unit: as many lanes are served at once."""
_SYNC = "bar.warp.sync 0xffffffff;"
_VECTORS = frozenset({"v2", "v4"})


@dataclass(frozen=True)
class StagedStores(Transformation):
    """Lets a warp store the rows of its lanes together."""

    NAME: ClassVar[str] = "staged-stores"
    SUMMARY: ClassVar[str] = "coalesces the structures that lanes store, through shared memory"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.ACCESS_PATTERN, Bottleneck.STORES}
    )

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where lanes store rows."""
        try:
            return () if isinstance(_chosen(kernel), Refusal) else (cls(),)
        except CuadoError:
            return ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Store all rows through tiles."""
        rows = _chosen(kernel)
        if isinstance(rows, Refusal):
            return rows
        made, dynamic = _rewritten(kernel, rows)
        touched = tuple(sorted(n for row in rows for n in row.indices))
        room = dynamic - kernel.launch.dynamic_shared_bytes
        notes = (
            f"{len(touched)} stores go through shared memory, {room:,} bytes a block",
            "adjacent rows and full warps are checked at run time",
        )
        launch = replace(with_ptx(kernel, made), dynamic_shared_bytes=dynamic)
        return Rewritten(launch, notes, touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Store through a tile in shared memory, or have an array for each field."""
        del kernel
        return Advice(
            "have an array for each field; or let each warp store its structures through a tile",
            "out[i] = box;",
            "__shared__ float4 tiles[WARPS][32 * sizeof(Box) / 16];\n"
            "reinterpret_cast<Box *>(tiles[warp])[lane] = box;\n"
            "__syncwarp();\n"
            "for (int k = lane; k < 32 * sizeof(Box) / 16; k += 32)\n"
            "    reinterpret_cast<float4 *>(out + i - lane)[k] = tiles[warp][k];",
        )


def _chosen(kernel: Kernel) -> tuple[StoredRow, ...] | Refusal:
    """The rows that are stored together."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx)")
    found = tuple(rows_of(kernel))
    rows = tuple(each for each in found if isinstance(each, StoredRow))
    if not rows:
        reason = next((each for each in found if isinstance(each, str)), "")
        return Refusal(reason or "no thread stores a row of its own", absent=not reason)
    if kernel.launch.threads_per_block < WARP:
        return Refusal("a block has no whole warp")
    reason = objection_to_tiles(kernel, start_of(kernel) + _tiles(kernel, rows))
    return Refusal(reason) if reason else rows


def _tiles(kernel: Kernel, rows: Sequence[StoredRow]) -> int:
    """Bytes of a block's tiles: one for each warp, reused by its rows of stores."""
    return kernel.launch.threads_per_block // WARP * _tile_bytes(rows)


def _tile_bytes(rows: Sequence[StoredRow]) -> int:
    return max(WARP * row.length for row in rows)


def _exchanged(row: StoredRow) -> int:
    """Mask of the bits of a unit's number into which the row's number is XORed; 0 for none.

    Lanes that write units of 16 bytes an odd number of units apart have no bank conflicts. With 2,
    4, 8, ... units they would: their units are permuted within the row, differently in the next
    rows.
    """
    units = row.length // _WIDE if row.unit == _WIDE else 1
    return 0 if units & units - 1 or WARP % units else min(units, _BANKS) - 1


def _rewritten(kernel: Kernel, rows: Sequence[StoredRow]) -> tuple[str, int]:
    """The code, and its bytes of dynamic shared memory."""
    rewriting, place = Rewriting(kernel), start_of(kernel)
    memory, start = rewriting.fresh("cuado_stores"), kernel.function.start
    declared = f".extern .shared .align {alignment_of(kernel)} .b8 {memory}[];\n"
    rewriting.edit(Edit(start, start, declared))
    lane, warp = rewriting.register("b32"), rewriting.register("b32")
    tile = rewriting.register("b32")
    for line in lane_and_warp(rewriting, lane, warp):
        rewriting.at_start(line)
    rewriting.at_start(f"mov.u32 {tile}, {memory}+{place};")
    rewriting.at_start(f"mad.lo.s32 {tile}, {warp}, {_tile_bytes(rows)}, {tile};")
    for row in rows:
        _Staged(rewriting, row, lane, tile).write()
    return rewriting.text(), place + _tiles(kernel, rows)


class _Staged:
    """The code for one row.

    Args:
        rewriting: where it goes.
        row: the row.
        lane: register with the lane's number.
        tile: register with the address of the warp's tile.
    """

    def __init__(self, rewriting: Rewriting, row: StoredRow, lane: str, tile: str) -> None:
        self._rewriting, self._row, self._lane, self._tile = rewriting, row, lane, tile
        self._code = rewriting.subject.code
        self._from = rewriting.register("b64")
        """Register: the address of the first lane's row."""

    def write(self) -> None:
        """Keep the values to store, and store all at the place of the last store."""
        row, rewriting = self._row, self._rewriting
        names, kept = self._kept()
        original, done = rewriting.fresh("$cuado_apart"), rewriting.fresh("$cuado_stored")
        code = [*self._asked(original), *self._put(names), _SYNC, *self._stored(), _SYNC]
        code += [f"bra {done};", f"{original}:", *self._one_by_one(names), f"{done}:"]
        for index in row.indices:
            lines = kept[index]
            if index == row.indices[-1]:
                lines = [*lines, *code]
            rewriting.replace(index, "\n".join(lines))

    def _kept(self) -> tuple[dict[int, list[str]], dict[int, list[str]]]:
        """Registers with the values of each store, and the code that copies them."""
        rewriting, type_ = self._rewriting, self._row.type
        names: dict[int, list[str]] = {}
        code: dict[int, list[str]] = {}
        for member in self._row.group.members:
            own = names[member.index] = []
            lines = code[member.index] = []
            for value in elements(member.value):
                own.append(rewriting.register(f"b{BITS[type_]}"))
                is_float = type_ in ("f32", "f64") and not isinstance(value, Name)
                kind = type_ if is_float else f"b{BITS[type_]}"
                lines.append(f"mov.{kind} {own[-1]}, {rendered(value)};")
        return names, code

    def _asked(self, original: str) -> Iterator[str]:
        """Branch to ``original`` unless all lanes are active and their rows are contiguous."""
        rewriting, row = self._rewriting, self._row
        here, low, high, rest = (rewriting.register("b32") for _ in range(4))
        partly, apart, odd, every = (rewriting.register("pred") for _ in range(4))
        own = rewriting.register("b64")
        yield f"activemask.b32 {here};"
        # The shuffles below need all lanes of the warp.
        yield f"setp.ne.u32 {partly}, {here}, 0xffffffff;"
        yield f"@{partly} bra {original};"
        yield f"mul.wide.u32 {own}, {self._lane}, {row.length};"
        # own: where the warp's first row would start if all rows were contiguous; every lane must
        # find the same address, and an aligned one.
        yield f"sub.s64 {own}, {row.group.base}, {own};"
        yield f"add.s64 {own}, {own}, {row.first};"
        yield f"mov.b64 {{{low}, {high}}}, {own};"
        yield f"and.b32 {rest}, {low}, {_WIDE - 1};"
        yield f"setp.ne.u32 {odd}, {rest}, 0;"
        yield f"shfl.sync.idx.b32 {low}, {low}, 0, 31, 0xffffffff;"
        yield f"shfl.sync.idx.b32 {high}, {high}, 0, 31, 0xffffffff;"
        yield f"mov.b64 {self._from}, {{{low}, {high}}};"
        yield f"setp.ne.or.u64 {apart}, {self._from}, {own}, {odd};"
        yield f"vote.sync.any.pred {every}, {apart}, 0xffffffff;"
        yield f"@{every} bra {original};"

    def _put(self, names: dict[int, list[str]]) -> Iterator[str]:
        """Write the lane's row to the tile."""
        rewriting, row = self._rewriting, self._row
        words: list[str] = []
        for member in row.group.members:
            for name in names[member.index]:
                if BITS[row.type] == WORD * 8:
                    words.append(name)
                    continue
                pair = [rewriting.register("b32") for _ in range(2)]
                yield f"mov.b64 {{{', '.join(pair)}}}, {name};"
                words += pair
        here, many = rewriting.register("b32"), row.unit // WORD
        yield f"mad.lo.s32 {here}, {self._lane}, {row.length}, {self._tile};"
        number = rewriting.register("b32")
        yield from self._exchange(number, self._lane)
        for n in range(0, len(words), many):
            value = f"{{{', '.join(words[n : n + many])}}}" if many > 1 else words[n]
            place = f"{here}+{n * WORD}"
            if _exchanged(row):
                place = rewriting.register("b32")
                yield f"xor.b32 {place}, {number}, {n * WORD};"
                yield f"add.s32 {place}, {place}, {here};"
            yield f"st.shared.{_vector(many)}b32 [{place}], {value};"

    def _exchange(self, number: str, row: str) -> Iterator[str]:
        """Code for the value that is XORed into the position of a unit in a row."""
        mask = _exchanged(self._row)
        if mask:
            # As many rows as fill all banks once exchange alike.
            alike = max(_BANKS * _WIDE // self._row.length, 1)
            yield f"shr.u32 {number}, {row}, {alike.bit_length() - 1};"
            yield f"and.b32 {number}, {number}, {mask};"
            yield f"shl.b32 {number}, {number}, {_WIDE.bit_length() - 1};"

    def _stored(self) -> Iterator[str]:
        """Store the tile: consecutive lanes store consecutive 16 bytes."""
        rewriting, row = self._rewriting, self._row
        into = rewriting.register("b64")
        turns, rest = divmod(row.length, _WIDE)
        yield f"mul.wide.u32 {into}, {self._lane}, {_WIDE};"
        yield f"add.s64 {into}, {into}, {self._from};"
        guards = [""] * turns
        if rest:
            some = rewriting.register("pred")
            yield f"setp.lt.u32 {some}, {self._lane}, {WARP * rest // _WIDE};"
            guards.append(f"@{some} ")
        opcode = self._opcode()
        puts = []
        places = list(self._places(len(guards)))
        for n, guard in enumerate(guards):
            lines, place = places[n]
            yield from lines
            names = ", ".join(rewriting.register("b32") for _ in range(_WIDE // WORD))
            yield f"{guard}ld.shared.v4.b32 {{{names}}}, [{place}+{n * WARP * _WIDE}];"
            puts.append(f"{guard}{opcode} [{into}+{n * WARP * _WIDE}], {{{names}}};")
        yield from puts

    def _places(self, turns: int) -> Iterator[tuple[list[str], str]]:
        """For each turn, a register with the lane's read address in the tile, and its code.

        The lane's unit is ``turn * WARP + lane``; its row is that divided by the units of a row.
        """
        rewriting, mask = self._rewriting, _exchanged(self._row)
        units = self._row.length // _WIDE
        plain = rewriting.register("b32")
        lines = [f"mad.lo.s32 {plain}, {self._lane}, {_WIDE}, {self._tile};"]
        if not mask:
            yield from ((lines if n == 0 else [], plain) for n in range(turns))
            return
        row, number = rewriting.register("b32"), rewriting.register("b32")
        found: dict[int, str] = {}
        lines = [f"shr.u32 {row}, {self._lane}, {units.bit_length() - 1};"]
        lines += self._exchange(number, row)
        lines.append(f"shl.b32 {plain}, {self._lane}, {_WIDE.bit_length() - 1};")
        lines.append(f"xor.b32 {plain}, {plain}, {number};")
        for turn in range(turns):
            # Rows of a turn follow those of the last one, and share no bit with the lane's own.
            alike = max(_BANKS // units, 1)
            other = (turn * WARP // units // alike & mask) * _WIDE
            if other not in found:
                found[other] = rewriting.register("b32")
                lines.append(f"xor.b32 {found[other]}, {plain}, {other};")
                lines.append(f"add.s32 {found[other]}, {found[other]}, {self._tile};")
            yield lines, found[other]
            lines = []

    def _opcode(self) -> str:
        """The opcode of a store of 16 bytes, with the cache operator of the row's stores."""
        words = words_of(self._code.instructions[self._row.indices[0]])
        return ".".join((*(word for word in words[:-1] if word not in _VECTORS), "v4", "b32"))

    def _one_by_one(self, names: dict[int, list[str]]) -> Iterator[str]:
        """The original stores."""
        for member in self._row.group.members:
            opcode = self._code.instructions[member.index].opcode
            own = ", ".join(names[member.index])
            value = f"{{{own}}}" if len(names[member.index]) > 1 else own
            yield f"{opcode} [{self._row.group.base}+{member.offset}], {value};"


def _vector(many: int) -> str:
    return f"v{many}." if many > 1 else ""


TRANSFORMATION = StagedStores
