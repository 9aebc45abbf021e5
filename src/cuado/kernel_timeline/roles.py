"""Roles of warps, how each spends its time, and who is critical.

Warps that wait at the same places have one role. What an mbarrier is waited for is seen from who
arrived last before the wait ended: if that warp announced copies, what is left of the wait after
its arrival is for the copies, and what came before it is for the warp; else all of it is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from cuado.kernel.facts.synchronization.wait_sites import SiteKind
from cuado.kernel_timeline.result import Ints, KernelTimeline, Place, Records, Warps

_SHIFT = 40
"""Bits of a clock within a block's life; the barrier's number stands above them."""

_UNKNOWN = 0.05
"""Share of a role's time up to which it may wait at mbarriers for nobody knows whom, and by which
others must wait longer than the critical role."""
_SELDOM = 0.1
"""Share of a warp's visits to its most visited place up to which a place is no part of a role."""
LASTING = 0.5
"""Share of the block's life from which a role may be what others wait for."""


class Reason(IntEnum):
    """What a warp does, or waits for."""

    WORK = 0
    COPIES = 1
    PRODUCTS = 2
    WARPS = 3
    BARRIER = 4
    COPIES_OUT = 5
    MBARRIER = 6
    CLUSTER = 7
    GRID = 8


OTHERS = (Reason.WARPS, Reason.BARRIER)
"""Waits for other warps of the block."""
_OF_KIND = {
    SiteKind.COPIES: Reason.COPIES,
    SiteKind.PRODUCTS: Reason.PRODUCTS,
    SiteKind.BARRIER: Reason.BARRIER,
    SiteKind.COPIES_OUT: Reason.COPIES_OUT,
    SiteKind.MBARRIER: Reason.MBARRIER,
    SiteKind.CLUSTER: Reason.CLUSTER,
    SiteKind.GRID: Reason.GRID,
}


@dataclass(frozen=True, slots=True)
class WaitedAt:
    """What a role waited for at one place.

    Attributes:
        place: its number.
        reason: what for.
        share: of the role's time, 0 to 1.
        mean: cycles of a wait.
        count: waits.
        role: that was waited for, by number; None where no other role was, or several were.
    """

    place: int
    reason: Reason
    share: float
    mean: float
    count: int
    role: int | None = None


@dataclass(frozen=True, slots=True)
class Role:
    """Warps that wait at the same places.

    Attributes:
        warps: their numbers in the block.
        life: how long they live, as a share of the longest-lived role's life.
        starts_copies: whether they announce bulk copies.
        multiplies: whether they wait for products of warp groups.
        stores: whether they wait for copies out of shared memory.
        shares: of their time, by what they do or wait for; they add up to 1.
        waits: by place, the longest first.
    """

    warps: tuple[int, ...]
    life: float
    starts_copies: bool
    multiplies: bool
    stores: bool
    shares: dict[Reason, float]
    waits: tuple[WaitedAt, ...]

    @property
    def for_others(self) -> float:
        """Share of the time that they wait for other warps."""
        return sum(self.shares.get(reason, 0.0) for reason in OTHERS)


@dataclass(frozen=True, slots=True, eq=False)
class Roles:
    """The roles of a timeline.

    Attributes:
        roles: those with records, by their first warp.
        silent: warps that passed no place.
        reasons: of each record; WORK for arrivals, which take no time.
    """

    roles: tuple[Role, ...]
    silent: tuple[int, ...]
    reasons: Ints

    @property
    def critical(self) -> int | None:
        """The role that others wait for, by number; None where there is only one, or it is unknown.

        Of those that live about as long as the block it is the one that waits least for others. It
        is unknown where waits at mbarriers are stamped, and arrivals are not, or where all roles
        wait alike.
        """
        lasting = [n for n, role in enumerate(self.roles) if role.life >= LASTING]
        unknown = any(self.roles[n].shares.get(Reason.MBARRIER, 0) > _UNKNOWN for n in lasting)
        if len(lasting) < 2 or unknown:
            return None
        first, *_, last = sorted(lasting, key=lambda n: self.roles[n].for_others)
        apart = self.roles[last].for_others - self.roles[first].for_others
        return first if apart > _UNKNOWN else None


def roles_of(timeline: KernelTimeline) -> Roles:
    """The roles of a timeline's warps."""
    warps, records = timeline.warps, timeline.records
    groups = groups_of(timeline.places, warps, records)
    of_warp = {warp: number for number, group in enumerate(groups) for warp in group}
    role = np.array([of_warp.get(int(warp), -1) for warp in warps.warp], np.int64)
    waits = np.array([place.waits for place in timeline.places], np.bool_)
    kinds = np.array([_OF_KIND.get(place.kind, Reason.WORK) for place in timeline.places], np.int64)
    reasons: Ints = kinds[records.place] if len(records) else np.zeros(0, np.int64)
    took = records.end - records.begin
    late, who = _late(timeline, role)
    for_copies = who.for_copies & (reasons == Reason.MBARRIER)
    for_warps = (who.role >= 0) & (reasons == Reason.MBARRIER) & ~for_copies
    parts = _Parts(
        role[records.owner] if len(records) else reasons,
        np.where(for_copies, Reason.COPIES, np.where(for_warps, Reason.WARPS, reasons)),
        np.where(for_copies, took - late, took),
        np.where(for_copies, late, 0),
        who.role,
        waits[records.place] if len(records) else np.zeros(0, np.bool_),
    )
    known = role >= 0
    lived = np.bincount(role[known], (warps.ended - warps.began)[known], len(groups))
    lives = lived / np.maximum(np.bincount(role[known], minlength=len(groups)), 1)
    made = tuple(
        _role(
            timeline, parts, number, group, float(lived[number]), float(lives[number] / lives.max())
        )
        for number, group in enumerate(groups)
    )
    shown = np.where(parts.before > parts.took, Reason.WARPS, parts.reason)
    silent = sorted({int(w) for w in warps.warp} - set(of_warp))
    return Roles(made, tuple(silent), np.where(parts.waits, shown, Reason.WORK))


@dataclass(frozen=True, slots=True, eq=False)
class _Parts:
    """Each record's part of its role's time.

    Attributes:
        role: of the warp.
        reason: of the wait.
        took: cycles of it for that reason.
        before: cycles before them, for another warp that had to start the copies.
        waited_for: role that arrived last; -1 where none is known.
        waits: whether it is a wait.
    """

    role: Ints
    reason: Ints
    took: Ints
    before: Ints
    waited_for: Ints
    waits: NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class _Last:
    """Who arrived last before each wait at an mbarrier ended."""

    role: Ints
    for_copies: NDArray[np.bool_]


def groups_of(places: Sequence[Place], warps: Warps, records: Records) -> list[tuple[int, ...]]:
    """Warps by the places where they wait again and again, the lowest first."""
    waits = np.array([place.waits for place in places], np.bool_)
    if not len(records):
        return []
    visits = np.zeros((int(warps.warp.max()) + 1, len(waits)), np.int64)
    np.add.at(visits, (warps.warp[records.owner], records.place), 1)
    groups: dict[tuple[int, ...], list[int]] = {}
    for warp in np.flatnonzero(visits.any(axis=1)).tolist():
        often = (visits[warp] > _SELDOM * visits[warp][waits].max(initial=0)) & waits
        groups.setdefault(tuple(np.flatnonzero(often).tolist()), []).append(warp)
    return [tuple(group) for group in groups.values()]


def _late(timeline: KernelTimeline, role: Ints) -> tuple[Ints, _Last]:
    """For each record, the cycles until the last arrival at its mbarrier, and the arriving warp."""
    warps, records = timeline.warps, timeline.records
    count = len(records)
    late, who = np.zeros(count, np.int64), np.full(count, -1, np.int64)
    for_copies = np.zeros(count, np.bool_)
    arrives = np.array([not place.waits for place in timeline.places], np.bool_)
    expects = np.array([p.kind is SiteKind.EXPECTS for p in timeline.places], np.bool_)
    if not count:
        return late, _Last(who, for_copies)
    block = warps.block[records.owner]
    first = np.full(int(block.max()) + 1, np.iinfo(np.int64).max)
    np.minimum.at(first, warps.block, warps.began)
    _, barrier = np.unique((block << 32) | records.address, return_inverse=True)
    key = (barrier.astype(np.int64) << _SHIFT) + records.end - first[block]
    is_arrival = arrives[records.place] & (records.address != 0)
    if not is_arrival.any():
        return late, _Last(who, for_copies)
    order = np.flatnonzero(is_arrival)[np.argsort(key[is_arrival], kind="stable")]
    mbarriers = np.array([p.kind is SiteKind.MBARRIER for p in timeline.places], np.bool_)
    rows = np.flatnonzero(mbarriers[records.place] & (records.address != 0))
    at = np.searchsorted(key[order], key[rows], side="right") - 1
    found = at >= 0
    last = order[np.maximum(at, 0)]
    found &= barrier[last] == barrier[rows]
    rows, last = rows[found], last[found]
    who[rows] = role[records.owner[last]]
    for_copies[rows] = expects[records.place[last]]
    late[rows] = np.clip(
        records.end[last] - records.begin[rows], 0, records.end[rows] - records.begin[rows]
    )
    return late, _Last(who, for_copies)


def _role(
    timeline: KernelTimeline,
    parts: _Parts,
    number: int,
    group: tuple[int, ...],
    lived: float,
    life: float,
) -> Role:
    mine = parts.role == number
    kinds = {timeline.places[n].kind for n in np.unique(timeline.records.place[mine]).tolist()}
    cycles = np.bincount(
        parts.reason[mine & parts.waits], parts.took[mine & parts.waits], len(Reason)
    )
    cycles[Reason.WARPS] += parts.before[mine].sum()
    lived = max(lived, 1.0)
    shares = {reason: float(cycles[reason]) / lived for reason in Reason if cycles[reason]}
    shares[Reason.WORK] = max(0.0, 1 - sum(shares.values()))
    waits = sorted(_waits(timeline, parts, mine, lived), key=lambda each: -each.share)
    return Role(
        group,
        life,
        SiteKind.EXPECTS in kinds,
        SiteKind.PRODUCTS in kinds,
        SiteKind.COPIES_OUT in kinds,
        shares,
        tuple(waits),
    )


def _waits(
    timeline: KernelTimeline, parts: _Parts, mine: NDArray[np.bool_], lived: float
) -> Iterator[WaitedAt]:
    """What a role waited for at each line; what came before the start of copies by itself."""
    lines: dict[object, list[int]] = {}
    for number, place in enumerate(timeline.places):
        lines.setdefault(place.location or place.ptx_line, []).append(number)
    for places in lines.values():
        here = mine & parts.waits & np.isin(timeline.records.place, places)
        for reason in np.unique(parts.reason[here]).tolist():
            rows = here & (parts.reason == reason)
            yield _wait(places[0], Reason(reason), parts.took[rows], parts.waited_for[rows], lived)
        rows = here & (parts.before > 0)
        if rows.any():
            before = parts.before[rows]
            yield _wait(places[0], Reason.WARPS, before, parts.waited_for[rows], lived)


def _wait(place: int, reason: Reason, took: Ints, who: Ints, lived: float) -> WaitedAt:
    """Waits of one kind at one line."""
    others = np.unique(who)
    role = int(others[0]) if reason is Reason.WARPS and len(others) == 1 else None
    return WaitedAt(place, reason, float(took.sum()) / lived, float(took.mean()), len(took), role)
