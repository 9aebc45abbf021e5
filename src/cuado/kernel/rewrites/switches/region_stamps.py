"""Clocks around a kernel's waits and nothing else: for how long these take, and what lies between.

As one would place them by hand for one kernel: of a record of :mod:`time_stamps` only both clocks
are stored, 8 bytes behind the wait. While the warp waits, the number of the place is put in place
of the first clock's upper bits. Nothing is told of mbarriers and arrivals: one more word, and what
computes it, was seen to make those warps slower that copy at the same time.

A record has room for two waits, the first of them for one that products of a warp group follow.
Behind the wait for products the warp goes on to the next record, as one would by hand: ptxas was
seen to let that wait until the store, and the arrival that frees a stage, have read their
registers. Else the next wait's clock is read, and that wait asked for, while these are on their
way.

What a stamp does to the kernel is seen from a second one around each: it reads the clock and stores
what the first then writes over.
"""

from collections.abc import Sequence

from cuado.kernel.facts.synchronization.wait_pairs import WaitPair
from cuado.kernel.facts.synchronization.wait_sites import Site, SiteKind
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.time_stamps import (
    BEFORE,
    RECORD_BYTES,
    Layout,
    Stamps,
    text_with,
)
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.errors import PtxEditError

NUMBER_BITS = 8
MOST_WAITS = (1 << NUMBER_BITS) - 1


def stamped_regions(
    kernel: Kernel, waits: Sequence[Site], layout: Layout, *, doubled: bool = False
) -> str:
    """The kernel's module with clocks around waits, which are numbered from 1 in their order.

    Args:
        kernel: the kernel.
        waits: where.
        layout: of the scratch memory.
        doubled: read and store another pair of clocks around each, which is written over.

    Raises:
        PtxEditError: a place cannot be edited, is no wait, or there are more than ``MOST_WAITS``.
        PtxVerificationError: the result breaks a rule of PTX.
    """
    if len(waits) > MOST_WAITS or not all(site.waits for site in waits):
        raise PtxEditError(f"{len(waits):,} places would be stamped: at most {MOST_WAITS:,} waits")
    return text_with(kernel, _Regions(Rewriting(kernel), layout, doubled=doubled), waits)


class _Regions(Stamps):
    """The code of the stamps, in one rewriting."""

    def __init__(self, rewriting: Rewriting, layout: Layout, *, doubled: bool) -> None:
        super().__init__(rewriting, layout)
        self._doubled = doubled

    def at(self, site: Site, number: int) -> None:
        """At one wait: the second half of a record."""
        instruction = self.rewriting.subject.code.instructions[site.index]
        records, decided = self._decided("" if site.entry else instruction.predicate)
        is_for_all = site.kind is SiteKind.PRODUCTS and not instruction.guard
        meanwhile = [*decided, *self._go_on(records), *([BEFORE] if is_for_all else [])]
        self._clocks(site, number, records, RECORD_BYTES // 2, meanwhile)

    def at_pair(self, pair: WaitPair, number: int) -> None:
        """At two waits: a whole record, which is the next one until both are over."""
        self._clocks(pair.wait, 0, self._records, RECORD_BYTES, [])
        behind = self._go_on(self._records)
        offset = RECORD_BYTES + RECORD_BYTES // 2
        self._clocks(pair.products, number + 1, self._records, offset, [BEFORE], behind)

    def _clocks(
        self,
        site: Site,
        number: int,
        records: str,
        offset: int,
        meanwhile: list[str],
        behind: Sequence[str] = (),
    ) -> None:
        """Read the clock before and behind a wait, and store both.

        Args:
            site: the wait.
            number: that takes the place of the first clock's upper bits; 0 for none.
            records: the predicate of what is stored.
            offset: bytes from the record that is gone on to.
            meanwhile: lines that are between the first clock and the wait.
            behind: lines that follow the stores.
        """
        new = self.rewriting.register
        own = [(new("b32"), new("b32")) for _ in range(1 + self._doubled)]
        begins = [f"mov.u32 {began}, %clock;" for began, _ in own]
        ends = [f"mov.u32 {ended}, %clock;" for _, ended in reversed(own)]
        if number:
            began, ended = own.pop()
            word = new("b32")
            begins.append(f"mad.lo.u32 {word}, {began}, {1 << NUMBER_BITS}, {number};")
            own.append((word, ended))
        target = f"[{self._next}+{offset}]"
        ends += [f"@{records} st.global.v2.b32 {target}, {{{a}, {b}}};" for a, b in own]
        self._around(site, begins + meanwhile, [*ends, *behind])
