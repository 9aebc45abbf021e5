"""Time stamps at a kernel's waits and arrivals, by warp, into the scratch memory of the tail.

Lane 0 of each warp of the first blocks records. A record has 16 bytes: the SM's clock when the wait
began and when it ended, and the number of the place with the address of its mbarrier. Each warp has
a part of the scratch memory. It begins with a header: the SM, the clock and the time of all SMs
(``%globaltimer``) when the warp began, and both again when it ended. A warp whose part is full
records no more.

Stamps should not be seen in what they measure. Beside a wait only the clock is read. What stores
the record comes after the second reading, and nothing of the kernel depends on it: the assembler
puts it between the instructions that follow. All that a thread keeps from one record to the next is
one register and one predicate: a kernel that has no register to spare is assembled otherwise for
each more, and slower by more than what stamps do.

The clock after a wait that is asked for in a loop is read where the loop is left: beside the
question it would be read before there is an answer, since nothing orders a reading of the clock and
the answer.

How many blocks record is said by the switch, so that a program serves any number of them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cuado.kernel.facts.loops import Entry
from cuado.kernel.facts.wait_sites import Site, address_of, offset_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.model.launch import WARP_SIZE
from cuado.model.trial import SCRATCH_BYTES
from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import rendered

RECORD_BYTES = 16
HEADER_BYTES = 32
ADDRESS_SHIFT = 8
"""Bits of a place's number, below those of the address of its mbarrier, which has three 0 bits."""
MOST_SITES = (8 << ADDRESS_SHIFT) - 2
NO_ADDRESS = 1 << 30
"""Added to the number of a place without an mbarrier: no shared memory has such addresses."""
_NEVER = 0xFFFFFFFF
"""Stands for a place in threads that do not record."""
_LARGEST_PART = 1 << 18
_SMALLEST_PART = 1 << 9


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the stamps of a launch are.

    Attributes:
        blocks: that record.
        warps: of a block.
        part_bytes: of a warp; a power of two.
    """

    blocks: int
    warps: int
    part_bytes: int

    @property
    def bytes(self) -> int:
        """Scratch memory that is used."""
        return self.blocks * self.warps * self.part_bytes

    @property
    def records(self) -> int:
        """Records that a warp can make; a warp that makes the last one may have had more."""
        return (self.part_bytes - HEADER_BYTES) // RECORD_BYTES


def layout_of(kernel: Kernel, blocks: int) -> Layout:
    """The largest parts with which so many blocks fit; fewer where small ones do not."""
    warps = -(-kernel.launch.threads_per_block // WARP_SIZE)
    blocks = min(blocks, kernel.launch.blocks, SCRATCH_BYTES // _SMALLEST_PART // warps)
    part = _SMALLEST_PART
    while 2 * part <= _LARGEST_PART and 2 * part * blocks * warps <= SCRATCH_BYTES:
        part *= 2
    return Layout(blocks, warps, part)


def stamped(kernel: Kernel, sites: Iterable[Site], layout: Layout, *, every: int = 1) -> str:
    """The kernel's module with stamps at some places, which are numbered from 1 in their order.

    Args:
        kernel: the kernel.
        sites: where.
        layout: of the scratch memory.
        every: record in one of so many spans of ``SPAN`` clocks only, a power of two.

    Raises:
        PtxEditError: a place cannot be edited, or there are more than ``MOST_SITES``.
        PtxVerificationError: the result breaks a rule of PTX.
    """
    chosen = tuple(sites)
    if len(chosen) > MOST_SITES:
        raise PtxEditError(f"{len(chosen):,} places would be stamped, at most {MOST_SITES:,} are")
    rewriting = Rewriting(kernel)
    stamps, code = _Stamps(rewriting, layout, every), kernel.code.instructions
    stamps.begin()
    for number, site in enumerate(chosen, 1):
        stamps.at(site, number)
    leaving = tuple(_leaving(kernel))
    for index in (*leaving, *kernel.having(Trait.EXIT)):
        stamps.end(index)
    for index in leaving:
        rewriting.replace(index, f"@{code[index].predicate} ret;")
    return rewriting.text()


def _leaving(kernel: Kernel) -> Iterator[int]:
    """Branches under a condition to where the kernel only ends.

    Where stamps are set there, it no longer only ends: threads that branched would meet the others
    there, and the assembler would not use the registers of the warp for what those do.
    """
    code, flow = kernel.code, kernel.slicer.flow
    ends = {
        flow.blocks[flow.block_of[index]].first
        for index in kernel.having(Trait.EXIT)
        if not code.instructions[index].guard and flow.blocks[flow.block_of[index]].first == index
    }
    for index, each in enumerate(code.instructions):
        if each.base != "bra" or not each.guard:
            continue
        if code.label(rendered(each.operands[0]), index) in ends:
            yield index


SPAN = 1 << 13
"""Clocks that are recorded, or left out, together."""


class _Stamps:
    """The code of the stamps, in one rewriting."""

    def __init__(self, rewriting: Rewriting, layout: Layout, every: int) -> None:
        self._rewriting, self._layout, self._every = rewriting, layout, every
        new = rewriting.register
        self._next = new("b32")
        """Where the next record goes, in bytes of the scratch memory; ``_NEVER`` for threads that
        do not record."""
        self._records = new("pred")
        """Whether the thread records, and has room."""
        self._nothing = new("b32")
        """Never written: what is stored of it is not read."""

    def begin(self) -> None:
        """Where the kernel begins: find the warp's part, and write its header."""
        new, rewriting, layout = self._rewriting.register, self._rewriting, self._layout
        block, thread, number, clock = (new("b32") for _ in range(4))
        time, wide = new("b64"), new("b64")
        grid, threads = rewriting.subject.launch.grid, rewriting.subject.launch.block
        switch = rewriting.switch
        rewriting.at_start(
            "\n".join(
                (
                    *_linear(block, number, "%ctaid", grid),
                    *_linear(thread, number, "%tid", threads),
                    f"and.b32 {number}, {thread}, {WARP_SIZE - 1};",
                    f"setp.eq.u32 {self._records}, {number}, 0;",
                    f"setp.lt.and.u32 {self._records}, {block}, {switch}, {self._records};",
                    f"shr.u32 {thread}, {thread}, 5;",
                    f"mad.lo.u32 {number}, {block}, {layout.warps}, {thread};",
                    f"mul.lo.u32 {number}, {number}, {layout.part_bytes};",
                    f"cvt.u64.u32 {wide}, {number};",
                    f"add.s64 {wide}, {rewriting.scratch}, {wide};",
                    f"add.u32 {number}, {number}, {HEADER_BYTES};",
                    f"selp.b32 {self._next}, {number}, {_NEVER}, {self._records};",
                    f"mov.u32 {number}, %smid;",
                    f"mov.u64 {time}, %globaltimer;",
                    f"mov.u32 {clock}, %clock;",
                    f"@{self._records} st.global.v2.b32 [{wide}], {{{number}, {clock}}};",
                    f"@{self._records} st.global.b64 [{wide}+8], {time};",
                )
            )
        )

    def at(self, site: Site, number: int) -> None:
        """At one place: a record of the wait, or of the arrival."""
        rewriting = self._rewriting
        instruction = rewriting.subject.code.instructions[site.index]
        began, ended, word = (rewriting.register("b32") for _ in range(3))
        address = address_of(instruction)
        if address:
            # Addresses of mbarriers are multiples of 8, and those of shared memory have few bits.
            first = (number + (offset_of(instruction) << ADDRESS_SHIFT)) & 0xFFFFFFFF
            named = f"mad.lo.u32 {word}, {address}, {1 << ADDRESS_SHIFT}, {first};"
        else:
            named = f"mov.u32 {word}, {number + NO_ADDRESS};"
        guard = "" if site.entry else instruction.predicate
        begins = [f"mov.u32 {began}, %clock;"]
        ends = [f"mov.u32 {ended}, %clock;"] if site.waits else []
        values = f"{began}, {ended if site.waits else self._nothing}, {word}, {self._nothing}"
        ends += (named, *self._store(values, guard, began))
        self._put(site.entry or Entry(site.index, after=False), begins)
        self._put(site.exit or Entry(site.index, after=True), ends)

    def end(self, index: int) -> None:
        """At an exit, or a branch to one: the header's second half."""
        new = self._rewriting.register
        time, wide = new("b64"), new("b64")
        first, clock, records = new("b32"), new("b32"), new("pred")
        lines = [f"setp.ne.u32 {records}, {self._next}, {_NEVER};"]
        guard = self._rewriting.subject.code.instructions[index].predicate
        if guard:
            records, more = self._both(records, guard)
            lines += more
        # A full part ends where the next one begins.
        mask = ~(self._layout.part_bytes - 1) & 0xFFFFFFFF
        lines += (
            f"mov.u32 {clock}, %clock;",
            f"mov.u64 {time}, %globaltimer;",
            f"sub.u32 {first}, {self._next}, 1;",
            f"and.b32 {first}, {first}, {mask};",
            f"cvt.u64.u32 {wide}, {first};",
            f"add.s64 {wide}, {self._rewriting.scratch}, {wide};",
            f"@{records} st.global.v2.b32 [{wide}+16], {{{clock}, 1}};",
            f"@{records} st.global.b64 [{wide}+24], {time};",
        )
        self._rewriting.before(index, "\n".join(lines))

    def _put(self, place: Entry, lines: list[str]) -> None:
        put = self._rewriting.after if place.after else self._rewriting.before
        put(place.index, "\n".join(lines))

    def _store(self, values: str, guard: str, began: str) -> list[str]:
        """Lines that write a record, and go to the next place."""
        new, records = self._rewriting.register, self._records
        lines: list[str] = []
        if guard:
            records, lines = self._both(records, guard)
        if self._every > 1:
            chosen, bits = new("pred"), new("b32")
            lines += (
                f"and.b32 {bits}, {began}, {SPAN * (self._every - 1)};",
                f"setp.eq.and.u32 {chosen}, {bits}, 0, {records};",
            )
            records = chosen
        within, wide = new("b32"), new("b64")
        return [
            *lines,
            f"cvt.u64.u32 {wide}, {self._next};",
            f"add.s64 {wide}, {self._rewriting.scratch}, {wide};",
            f"@{records} st.global.v4.b32 [{wide}], {{{values}}};",
            f"@{records} add.u32 {self._next}, {self._next}, {RECORD_BYTES};",
            f"and.b32 {within}, {self._next}, {self._layout.part_bytes - 1};",
            f"setp.ne.and.u32 {self._records}, {within}, 0, {self._records};",
        ]

    def _both(self, one: str, other: str) -> tuple[str, list[str]]:
        """A predicate that holds where two do; the second may be negated."""
        both = self._rewriting.register("pred")
        if not other.startswith("!"):
            return both, [f"and.pred {both}, {one}, {other};"]
        inverse = self._rewriting.register("pred")
        plain = other.removeprefix("!")
        return both, [f"not.pred {inverse}, {plain};", f"and.pred {both}, {one}, {inverse};"]


def _linear(target: str, other: str, register: str, extent: tuple[int, int, int]) -> Iterable[str]:
    """Lines that compute the number of a block or of a thread, x fastest."""
    yield f"mov.u32 {target}, {register}.x;"
    pitch = 1
    for axis, size in (("y", extent[0]), ("z", extent[1])):
        pitch *= size
        if extent["xyz".index(axis)] > 1:
            yield f"mov.u32 {other}, {register}.{axis};"
            yield f"mad.lo.u32 {target}, {other}, {pitch}, {target};"
