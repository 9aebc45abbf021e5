"""Time stamps at a kernel's waits and arrivals, by warp, into the scratch memory of the tail.

Lane 0 of each warp of the first blocks records. A record has 16 bytes: the SM's clock when the wait
began and when it ended, and the number of the place with the address of its mbarrier. Each warp has
a part of the scratch memory. It begins with a header: the SM, the clock and the time of all SMs
(``%globaltimer``) when the warp began, and both again when it ended; the last two places in it take
all records for which there is no room.

Stamps should not be seen in what they measure. Where a record goes is found before the wait, while
the warp waits anyway, and its place is stored: after it only the clock is read, and both clocks are
stored, which the assembler does between instructions that follow. The clock after a wait that is
asked for in a loop is read where the loop is left: beside the question it would be read before
there is an answer, since nothing orders a reading of the clock and the answer.

Where a wait is followed by products of a warp group and the wait for these, even that is in the way
when the first does not have to wait. There the places of both are made ready in the second, while
the products are made anyway, and behind each its clocks are stored, as a person would set such
stamps: a store where the second begins is in the way of the copies that another warp then begins.
What the first is follows from the second's number.

How long a wait takes is measured with less (:mod:`cuado.kernel.rewrites.switches.region_stamps`).

How many blocks record is said by the switch, so that a program serves any number of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cuado.kernel.facts.loops.loop import Entry
from cuado.kernel.facts.synchronization.wait_pairs import WaitPair, wait_pairs_of
from cuado.kernel.facts.synchronization.wait_sites import Site, SiteKind, address_of, offset_of
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
AFTER_ANOTHER = 1 << 31
"""Added to it where the record before is of the place before, and does not say so itself: then the
address is that one's."""
_STORED_APART = frozenset({SiteKind.MBARRIER, SiteKind.PRODUCTS})
BEFORE = f"bar.warp.sync {0xFFFFFFFF};"
"""Of what stands before it the assembler puts nothing behind a wait for products that follows.

All lanes are there, as the wait itself wants it. It costs nothing: machine code has none of it.
"""
_WORD_AT = 8
"""Bytes of a record before the number of its place."""
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
        """Records that a warp can make, besides the two that all others are written over."""
        return (self.beyond - HEADER_BYTES) // RECORD_BYTES

    @property
    def beyond(self) -> int:
        """Where in a part the two records begin that all others are written over."""
        return self.last - RECORD_BYTES

    @property
    def last(self) -> int:
        """The last place in a part that a record goes to.

        Behind it is room for two more: so the low word of its address can be added to.
        """
        return self.part_bytes - 3 * RECORD_BYTES


def layout_of(kernel: Kernel, blocks: int) -> Layout:
    """The largest parts with which so many blocks fit; fewer where small ones do not."""
    warps = -(-kernel.launch.threads_per_block // WARP_SIZE)
    blocks = min(blocks, kernel.launch.blocks, SCRATCH_BYTES // _SMALLEST_PART // warps)
    # A power of two, doubled while all blocks fit: the low word of an address then tells the part.
    part = _SMALLEST_PART
    while 2 * part <= _LARGEST_PART and 2 * part * blocks * warps <= SCRATCH_BYTES:
        part *= 2
    return Layout(blocks, warps, part)


def stamped(kernel: Kernel, sites: Iterable[Site], layout: Layout) -> str:
    """The kernel's module with stamps at some places, which are numbered from 1 in their order.

    Args:
        kernel: the kernel.
        sites: where.
        layout: of the scratch memory.

    Raises:
        PtxEditError: a place cannot be edited, or there are more than ``MOST_SITES``.
        PtxVerificationError: the result breaks a rule of PTX.
    """
    chosen = tuple(sites)
    if len(chosen) > MOST_SITES:
        raise PtxEditError(f"{len(chosen):,} places would be stamped, at most {MOST_SITES:,} are")
    return text_with(kernel, Stamps(Rewriting(kernel), layout), chosen)


def text_with(kernel: Kernel, stamps: "Stamps", chosen: Sequence[Site]) -> str:
    """The kernel's module with the code of stamps at such places.

    Raises:
        PtxEditError: a place cannot be edited.
        PtxVerificationError: the result breaks a rule of PTX.
    """
    rewriting, code = stamps.rewriting, kernel.code.instructions
    stamps.begin()
    pairs = {pair.wait: pair for pair in wait_pairs_of(kernel, chosen)}
    taken = {pair.products for pair in pairs.values()}
    for number, site in enumerate(chosen, 1):
        if site in pairs:
            stamps.at_pair(pairs[site], number)
        elif site not in taken:
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


class Stamps:
    """The code of the stamps, in one rewriting."""

    def __init__(self, rewriting: Rewriting, layout: Layout) -> None:
        self.rewriting, self._layout = rewriting, layout
        new = rewriting.register
        # Where the record before went, and the last place of the part, by its low word.
        self._next, self._last = new("b64"), new("b32")
        self._records = new("pred")
        self._nothing = new("b32")
        """Never written: what is stored of it is not read."""

    def begin(self) -> None:
        """Where the kernel begins: find the warp's part, and write its header."""
        new, rewriting, layout = self.rewriting.register, self.rewriting, self._layout
        block, thread, number, clock = (new("b32") for _ in range(4))
        time, wide = new("b64"), new("b64")
        grid, threads = rewriting.subject.launch.grid, rewriting.subject.launch.block
        switch = rewriting.switch
        rewriting.at_start(
            "\n".join(
                (
                    *_linear(block, number, "%ctaid", grid),
                    *_linear(thread, number, "%tid", threads),
                    # Lane 0 of a warp records, if its block is below the number in the switch.
                    f"and.b32 {number}, {thread}, {WARP_SIZE - 1};",
                    f"setp.eq.u32 {self._records}, {number}, 0;",
                    f"setp.lt.and.u32 {self._records}, {block}, {switch}, {self._records};",
                    f"shr.u32 {thread}, {thread}, 5;",
                    f"mad.lo.u32 {number}, {block}, {layout.warps}, {thread};",
                    f"mad.wide.u32 {wide}, {number}, {layout.part_bytes}, {rewriting.scratch};",
                    f"mov.u32 {number}, %smid;",
                    f"mov.u64 {time}, %globaltimer;",
                    f"mov.u32 {clock}, %clock;",
                    f"@{self._records} st.global.v2.b32 [{wide}], {{{number}, {clock}}};",
                    f"@{self._records} st.global.b64 [{wide}+8], {time};",
                    # One record before the first: `_go_on` steps forward before a record is stored.
                    f"add.s64 {self._next}, {wide}, {HEADER_BYTES - RECORD_BYTES};",
                    f"cvt.u32.u64 {self._last}, {wide};",
                    f"add.u32 {self._last}, {self._last}, {layout.last};",
                )
            )
        )

    def at(self, site: Site, number: int) -> None:
        """At one place: a record of the wait, or of the arrival."""
        rewriting = self.rewriting
        instruction = rewriting.subject.code.instructions[site.index]
        began, ended, word = (rewriting.register("b32") for _ in range(3))
        named = self._named(site, number, word)
        # Clock first, then all that can be done while the warp waits anyway: whether it records,
        # and where. Behind the wait only the second clock and the store are left.
        records, decided = self._decided("" if site.entry else instruction.predicate)
        begins = [f"mov.u32 {began}, %clock;", *decided, *self._go_on(records)]
        ends = [f"mov.u32 {ended}, %clock;"] if site.waits else []
        (ends if site.late else begins).append(named)
        # Where few warps wait for long, what is known before is stored before: behind the wait are
        # two clocks alone. Elsewhere two stores would cost more than one of 16 bytes.
        is_apart = site.kind in _STORED_APART and not site.late
        if is_apart:
            begins.append(f"@{records} st.global.b32 [{self._next}+{_WORD_AT}], {word};")
        if site.kind is SiteKind.PRODUCTS and not instruction.guard:
            begins.append(BEFORE)

        def stored(first: str, last: str) -> str:
            values, width = f"{first}, {last}", "v2"
            if not is_apart:
                values, width = f"{first}, {last}, {word}, {self._nothing}", "v4"
            return f"@{records} st.global.{width}.b32 [{self._next}], {{{values}}};"

        ends.append(stored(began, ended if site.waits else self._nothing))
        self._around(site, begins, ends)

    def at_pair(self, pair: WaitPair, number: int) -> None:
        """At two waits, the places of which are made ready in the second.

        Args:
            pair: the waits.
            number: of the first; the second has the next one.
        """
        began, ended, word, then, last = (self.rewriting.register("b32") for _ in range(5))
        there = f"@{self._records} st.global.v2.b32 [{self._next}+{RECORD_BYTES}]"
        behind = [f"mov.u32 {ended}, %clock;", f"{there}, {{{began}, {ended}}};"]
        self._around(pair.wait, [f"mov.u32 {began}, %clock;"], behind)
        named = self._named(pair.wait, number + 1 + AFTER_ANOTHER, word)
        ready = [named, *self._go_on(self._records, 2), BEFORE]
        there = f"@{self._records} st.global.v4.b32 [{self._next}]"
        behind = [
            f"mov.u32 {last}, %clock;",
            f"{there}, {{{then}, {last}, {word}, {self._nothing}}};",
        ]
        self._around(pair.products, [f"mov.u32 {then}, %clock;", *ready], behind)

    def _named(self, site: Site, number: int, word: str) -> str:
        """The line that sets a word to the number of a place, with the address of its mbarrier."""
        instruction = self.rewriting.subject.code.instructions[site.index]
        address = address_of(instruction)
        if not address:
            return f"mov.u32 {word}, {number + NO_ADDRESS};"
        # Addresses of mbarriers are multiples of 8, and those of shared memory have few bits.
        first = (number + (offset_of(instruction) << ADDRESS_SHIFT)) & 0xFFFFFFFF
        return f"mad.lo.u32 {word}, {address}, {1 << ADDRESS_SHIFT}, {first};"

    def end(self, index: int) -> None:
        """At an exit, or a branch to one: the header's second half."""
        new = self.rewriting.register
        time, wide = new("b64"), new("b64")
        low, high, clock = new("b32"), new("b32"), new("b32")
        guard = self.rewriting.subject.code.instructions[index].predicate
        records = self._records
        decided: list[str] = []
        if guard:
            records, decided = self._both(self._records, guard)
        self.rewriting.before(
            index,
            "\n".join(
                (
                    *decided,
                    f"mov.b64 {{{low}, {high}}}, {self._next};",
                    f"sub.u32 {low}, {self._last}, {self._layout.last};",
                    f"mov.b64 {wide}, {{{low}, {high}}};",
                    f"mov.u32 {clock}, %clock;",
                    f"mov.u64 {time}, %globaltimer;",
                    f"@{records} st.global.v2.b32 [{wide}+16], {{{clock}, 1}};",
                    f"@{records} st.global.b64 [{wide}+24], {time};",
                )
            ),
        )

    def _around(self, site: Site, begins: list[str], ends: list[str]) -> None:
        """Put lines before a wait, and behind it."""
        begin = site.entry or Entry(site.index, after=False)
        end = site.exit or Entry(site.index, after=True)
        for place, lines in ((begin, begins), (end, ends)):
            put = self.rewriting.after if place.after else self.rewriting.before
            put(place.index, "\n".join(lines))

    def _decided(self, guard: str) -> tuple[str, list[str]]:
        """The predicate of what is recorded, and the lines that set it."""
        return self._both(self._records, guard) if guard else (self._records, [])

    def _both(self, one: str, other: str) -> tuple[str, list[str]]:
        """A predicate that holds where two do; the second may be negated."""
        both = self.rewriting.register("pred")
        if not other.startswith("!"):
            return both, [f"and.pred {both}, {one}, {other};"]
        inverse = self.rewriting.register("pred")
        plain = other.removeprefix("!")
        return both, [f"not.pred {inverse}, {plain};", f"and.pred {both}, {one}, {inverse};"]

    def _go_on(self, records: str, steps: int = 1) -> list[str]:
        """Lines that go on by so many places, and not beyond the last one."""
        low, high = self.rewriting.register("b32"), self.rewriting.register("b32")
        # Lanes that never record may go on: nothing is stored where they point to.
        when = "" if records == self._records else f"@{records} "
        return [
            f"mov.b64 {{{low}, {high}}}, {self._next};",
            f"{when}add.u32 {low}, {low}, {steps * RECORD_BYTES};",
            f"{when}min.u32 {low}, {low}, {self._last};",
            f"mov.b64 {self._next}, {{{low}, {high}}};",
        ]


def _linear(target: str, other: str, register: str, extent: tuple[int, int, int]) -> Iterable[str]:
    """Lines that compute the number of a block or of a thread, x fastest."""
    yield f"mov.u32 {target}, {register}.x;"
    pitch = 1
    for axis, size in (("y", extent[0]), ("z", extent[1])):
        pitch *= size
        if extent["xyz".index(axis)] > 1:
            yield f"mov.u32 {other}, {register}.{axis};"
            yield f"mad.lo.u32 {target}, {other}, {pitch}, {target};"
