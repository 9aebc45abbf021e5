"""Time stamps at a kernel's waits and arrivals, by warp, into the scratch memory of the tail.

Lane 0 of each warp of the first blocks keeps one register: where in the scratch memory its next
record goes. A record has 16 bytes: the number of the place, the SM's clock when the wait began and
when it ended, and the mbarrier's address plus 1, or 0. Each warp has a part of the scratch memory,
a power of two in size; a register whose low bits are 0 points to no record in one: of lanes that
record nothing, and of warps whose part is full. So one test decides both. A part begins with a
header: the SM, the clock and the time of all SMs (``%globaltimer``) when the warp began, and both
again when it ended.

How many blocks record is said by the switch, so that a program serves any number of them.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.kernel.facts.wait_sites import Site, address_of, offset_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.model.launch import WARP_SIZE
from cuado.model.trial import SCRATCH_BYTES
from cuado.ptx.semantics.opcode import Trait

RECORD_BYTES = 16
HEADER_BYTES = 32
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
        """Scratch memory that is used; nothing is written into the first part."""
        return (self.blocks * self.warps + 1) * self.part_bytes

    @property
    def records(self) -> int:
        """Records that a warp can make."""
        return (self.part_bytes - HEADER_BYTES) // RECORD_BYTES


def layout_of(kernel: Kernel, blocks: int) -> Layout:
    """The largest parts with which so many blocks fit; fewer where small ones do not."""
    warps = -(-kernel.launch.threads_per_block // WARP_SIZE)
    blocks = min(blocks, kernel.launch.blocks, (SCRATCH_BYTES // _SMALLEST_PART - 1) // warps)
    part = _SMALLEST_PART
    while 2 * part <= _LARGEST_PART and 2 * part * (blocks * warps + 1) <= SCRATCH_BYTES:
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
        PtxEditError: a place cannot be edited.
        PtxVerificationError: the result breaks a rule of PTX.
    """
    rewriting = Rewriting(kernel)
    stamps = _Stamps(rewriting, layout, every)
    stamps.begin()
    for number, site in enumerate(sites, 1):
        stamps.at(site, number)
    for index in kernel.having(Trait.EXIT):
        stamps.end(index)
    return rewriting.text()


SPAN = 1 << 13
"""Clocks that are recorded, or left out, together."""


class _Stamps:
    """The code of the stamps, in one rewriting."""

    def __init__(self, rewriting: Rewriting, layout: Layout, every: int) -> None:
        self._rewriting, self._layout, self._every = rewriting, layout, every
        new = rewriting.register
        self._next = new("b32")  # Where the next record goes.
        self._began, self._ended, self._bits = new("b32"), new("b32"), new("b32")
        self._records, self._wide = new("pred"), new("b64")
        self._address = new("b32")

    def begin(self) -> None:
        """Where the kernel begins: find the warp's part, and write its header."""
        new, rewriting, layout = self._rewriting.register, self._rewriting, self._layout
        block, thread, number, time = new("b32"), new("b32"), new("b32"), new("b64")
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
                    f"mad.lo.u32 {number}, {number}, {layout.part_bytes}, {layout.part_bytes};",
                    f"cvt.u64.u32 {self._wide}, {number};",
                    f"add.s64 {self._wide}, {self._wide}, {rewriting.scratch};",
                    f"mov.u32 {block}, %smid;",
                    f"mov.u64 {time}, %globaltimer;",
                    f"mov.u32 {self._began}, %clock;",
                    f"@{self._records} st.global.b32 [{self._wide}], {block};",
                    f"@{self._records} st.global.b32 [{self._wide}+4], {self._began};",
                    f"@{self._records} st.global.b64 [{self._wide}+8], {time};",
                    f"add.u32 {number}, {number}, {HEADER_BYTES};",
                    f"selp.b32 {self._next}, {number}, 0, {self._records};",
                )
            )
        )

    def at(self, site: Site, number: int) -> None:
        """At one place: a record of the wait, or of the arrival."""
        rewriting = self._rewriting
        instruction = rewriting.subject.code.instructions[site.index]
        clock = f"mov.u32 {self._began}, %clock;"
        address, lines = address_of(instruction), []
        if address:
            # An mbarrier may lie at 0, and all are aligned to 8 bytes: the lowest bit marks one.
            lines.append(f"add.u32 {self._address}, {address}, {offset_of(instruction) + 1};")
        lines += self._decide(site.done, instruction.predicate)
        if not site.waits:
            lines += (f"@{self._records} {clock}", *self._store(number, self._began, address))
            rewriting.before(site.index, "\n".join(lines))
            return
        if site.entry is None:
            rewriting.before(site.index, clock)
        elif site.entry.after:
            rewriting.after(site.entry.index, clock)
        else:
            rewriting.before(site.entry.index, clock)
        lines.append(f"@{self._records} mov.u32 {self._ended}, %clock;")
        rewriting.after(site.index, "\n".join((*lines, *self._store(number, self._ended, address))))

    def end(self, index: int) -> None:
        """At an exit: the header's second half."""
        time, at = self._rewriting.register("b64"), self._rewriting.register("b32")
        guard = self._rewriting.subject.code.instructions[index].predicate
        size = self._layout.part_bytes
        self._rewriting.before(
            index,
            "\n".join(
                (
                    _not_zero(self._records, self._next, guard),
                    f"sub.u32 {at}, {self._next}, 1;",
                    f"and.b32 {at}, {at}, {-size & 0xFFFFFFFF};",
                    f"cvt.u64.u32 {self._wide}, {at};",
                    f"add.s64 {self._wide}, {self._wide}, {self._rewriting.scratch};",
                    f"mov.u32 {self._ended}, %clock;",
                    f"mov.u64 {time}, %globaltimer;",
                    f"@{self._records} st.global.v2.b32 [{self._wide}+16], {{{self._ended}, 1}};",
                    f"@{self._records} st.global.b64 [{self._wide}+24], {time};",
                )
            ),
        )

    def _decide(self, done: str, guard: str) -> list[str]:
        """Set the predicate of what is recorded."""
        bits, records = self._bits, self._records
        lines = [
            f"and.b32 {bits}, {self._next}, {self._layout.part_bytes - 1};",
            _not_zero(records, bits, done),
        ]
        if done and guard:
            both = self._rewriting.register("pred")
            lines += (_not_zero(both, bits, guard), f"and.pred {records}, {records}, {both};")
        elif guard:
            lines[-1] = _not_zero(records, bits, guard)
        if self._every > 1:
            lines += (
                f"and.b32 {bits}, {self._began}, {SPAN * (self._every - 1)};",
                f"setp.eq.and.u32 {records}, {bits}, 0, {records};",
            )
        return lines

    def _store(self, number: int, ended: str, address: str) -> tuple[str, ...]:
        """Write the record, and go to the next place."""
        values = f"{number}, {self._began}, {ended}, {self._address if address else 0}"
        return (
            f"cvt.u64.u32 {self._wide}, {self._next};",
            f"add.s64 {self._wide}, {self._wide}, {self._rewriting.scratch};",
            f"@{self._records} st.global.v4.b32 [{self._wide}], {{{values}}};",
            f"@{self._records} add.u32 {self._next}, {self._next}, {RECORD_BYTES};",
        )


def _not_zero(target: str, register: str, also: str) -> str:
    """A line that sets a predicate: a register is not 0, and a condition holds, if one is given."""
    if not also:
        return f"setp.ne.u32 {target}, {register}, 0;"
    return f"setp.ne.and.u32 {target}, {register}, 0, {also};"


def _linear(target: str, other: str, register: str, extent: tuple[int, int, int]) -> Iterable[str]:
    """Lines that compute the number of a block or of a thread, x fastest."""
    yield f"mov.u32 {target}, {register}.x;"
    pitch = 1
    for axis, size in (("y", extent[0]), ("z", extent[1])):
        pitch *= size
        if extent["xyz".index(axis)] > 1:
            yield f"mov.u32 {other}, {register}.{axis};"
            yield f"mad.lo.u32 {target}, {other}, {pitch}, {target};"
