"""A timeline in words: the same in every format."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.kernel_timeline.result import Cost, KernelTimeline, Region
from cuado.kernel_timeline.roles import LASTING, Reason, Role, Roles, WaitedAt, roles_of
from cuado.report import words
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.picture import BlockPicture, picture_of, typical_block

WORDS = {
    Reason.WORK: "work",
    Reason.COPIES: "copies",
    Reason.PRODUCTS: "products",
    Reason.WARPS: "other warps",
    Reason.BARRIER: "the block's barrier",
    Reason.COPIES_OUT: "copies out of shared memory",
    Reason.MBARRIER: "an mbarrier",
    Reason.CLUSTER: "the cluster's barrier",
    Reason.GRID: "the grid before",
}
"""What a warp waits for; of WORK what it does."""
SIGNS = {
    Reason.WORK: "█",
    Reason.COPIES: "c",
    Reason.PRODUCTS: "p",
    Reason.WARPS: "w",
    Reason.BARRIER: "b",
    Reason.COPIES_OUT: "o",
    Reason.MBARRIER: "m",
    Reason.CLUSTER: "u",
    Reason.GRID: "g",
}
"""Letters of the picture on a terminal."""
_LEAST = 0.01
"""Share of a role's time from which a wait is listed."""
_MOST_COST = 0.05
_MOST_IN_VERDICT = 3


@dataclass(frozen=True, slots=True)
class WaitView:
    """What a role waited for at one place.

    Attributes:
        share: of the role's time.
        says: what for: ``products``, ``warps 4-11``.
        place: ``file:line``.
        mean: time of one wait.
        count: waits in the sample.
        text: of the source line, or the instruction.
        reason: the kind of what is waited for.
    """

    share: str
    says: str
    place: str
    mean: str
    count: int
    text: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class RegionView:
    """A wait, or what lies between two.

    Attributes:
        says: ``wait at FILE:LINE``, or from where to where.
        cycles: with the interval.
        second: cycles that a second stamp at each place adds.
        text: of the source line where it begins.
    """

    says: str
    cycles: str
    second: str
    text: str


@dataclass(frozen=True, slots=True)
class RoleView:
    """A role.

    Attributes:
        title: ``warps 4-11 (multiply)``.
        warps: their numbers.
        life: as a share of the longest-lived role's.
        is_critical: whether others wait for it.
        shares: of the time, by what it did; the largest first.
        waits: by place.
        regions: how long waits take, and what lies between them.
    """

    title: str
    warps: tuple[int, ...]
    life: float
    is_critical: bool
    shares: tuple[tuple[Reason, float], ...]
    waits: tuple[WaitView, ...]
    regions: tuple[RegionView, ...]


@dataclass(frozen=True, slots=True)
class TimelineView:
    """A timeline in words.

    Attributes:
        title: what it is of.
        verdict: who is critical, and what for.
        facts: a sentence each.
        roles: the first warp's first.
        picture: of a typical block.
        notes: a sentence each.
    """

    title: str
    verdict: str
    facts: tuple[str, ...]
    roles: tuple[RoleView, ...]
    picture: BlockPicture
    notes: tuple[str, ...]


def timeline_view(report: TimelineReport) -> TimelineView:
    """A report in words."""
    found = report.found
    roles = roles_of(found)
    return TimelineView(
        f"{found.name} on {found.device}: when its warps wait",
        _verdict(found, roles),
        tuple(_facts(found)),
        tuple(_role(found, roles, n) for n in range(len(roles.roles))),
        picture_of(found, roles, typical_block(found)),
        tuple(_notes(found, roles)),
    )


def title_of(role: Role) -> str:
    """A role's warps and what they do."""
    does = [
        word
        for word, is_so in (
            ("start copies", role.starts_copies),
            ("multiply", role.multiplies),
            ("copy results out", role.stores),
        )
        if is_so
    ]
    named = warps_in_words(role.warps)
    return f"{named} ({', '.join(does)})" if does else named


def warps_in_words(warps: tuple[int, ...]) -> str:
    """Warps as ranges: ``warps 0, 4-11``."""
    ranges: list[list[int]] = []
    for warp in sorted(warps):
        if ranges and warp == ranges[-1][-1] + 1:
            ranges[-1][1:] = [warp]
        else:
            ranges.append([warp])
    named = ", ".join("-".join(map(str, each)) for each in ranges)
    return f"warp{'s' if len(warps) > 1 else ''} {named}"


def place_of(found: KernelTimeline, number: int) -> str:
    """A place as ``file:line``, or the line of PTX."""
    place = found.places[number]
    if place.location is None:
        return f"PTX line {place.ptx_line}"
    return f"{words.basename(place.location.file)}:{place.location.line}"


def text_of(found: KernelTimeline, number: int) -> str:
    """The source line of a place, or its instruction."""
    place = found.places[number]
    if place.location is not None:
        lines = found.sources.get(place.location.file, "").splitlines()
        if 0 < place.location.line <= len(lines):
            return lines[place.location.line - 1].strip()
    return place.instruction


def in_time(found: KernelTimeline, cycles: float) -> str:
    """Cycles as a time."""
    return words.time(cycles / found.clocks_per_nanosecond)


def _percent(share: float) -> str:
    """A share of time, as few digits as it deserves."""
    return f"{100 * share:.1f}%" if share < 0.1 else f"{100 * share:.0f}%"


def waited_for(roles: Roles, wait: WaitedAt) -> str:
    """What a wait is for."""
    if wait.reason is Reason.WARPS and wait.role is not None and wait.role >= 0:
        return warps_in_words(roles.roles[wait.role].warps)
    return WORDS[wait.reason]


def _role(found: KernelTimeline, roles: Roles, number: int) -> RoleView:
    role = roles.roles[number]
    waits = tuple(
        WaitView(
            _percent(wait.share),
            waited_for(roles, wait),
            place_of(found, wait.place),
            in_time(found, wait.mean),
            wait.count,
            text_of(found, wait.place),
            wait.reason,
        )
        for wait in role.waits
        if wait.share >= _LEAST
    )
    shares = tuple(sorted(role.shares.items(), key=lambda each: -each[1]))
    is_critical = number == roles.critical
    regions = tuple(_region(found, each) for each in found.regions if each.warps == role.warps)
    return RoleView(title_of(role), role.warps, role.life, is_critical, shares, waits, regions)


def _region(found: KernelTimeline, region: Region) -> RegionView:
    begins = place_of(found, region.place)
    until = region.until
    return RegionView(
        f"wait at {begins}" if until is None else f"{begins} to {place_of(found, until)}",
        f"{region.cycles:,.1f} ({region.low:,.1f} to {region.high:,.1f})",
        f"{region.second:+,.1f}",
        text_of(found, region.place),
    )


def _verdict(found: KernelTimeline, roles: Roles) -> str:
    """Who is critical, and what it waits for."""
    if not roles.roles:
        return f"{found.kernel}: no warp waits anywhere for another one, a copy or a product."
    number = roles.critical
    if number is None:
        lasting = [role for role in roles.roles if role.life >= LASTING] or list(roles.roles)
        parts = (_alone(found, roles, role, is_only=len(lasting) == 1) for role in lasting[:3])
        return f"{found.kernel}: {'; '.join(parts)}."
    role = roles.roles[number]
    others = [r for n, r in enumerate(roles.roles) if n != number and r.life >= LASTING]
    most = max(others, key=lambda each: each.for_others)
    is_one, they = len(role.warps) == 1, "it" if len(role.warps) == 1 else "they"
    longest = _longest(found, roles, role).removeprefix(": ")
    spent = f"wait{'s' if is_one else ''} {longest}" if longest else "never wait"
    return (
        f"{found.kernel}: {title_of(role)} {'is' if is_one else 'are'} critical: "
        f"{warps_in_words(most.warps)} {'waits' if len(most.warps) == 1 else 'wait'} "
        f"{_percent(most.for_others)} of the time for other warps, {they} "
        f"{_percent(role.for_others)}. {they.capitalize()} {spent}."
    )


def _alone(found: KernelTimeline, roles: Roles, role: Role, *, is_only: bool) -> str:
    """How long a role waits, and for what."""
    name = "warps" if is_only else title_of(role)
    verb = "wait" if is_only or len(role.warps) > 1 else "waits"
    waiting = 1 - role.shares.get(Reason.WORK, 0.0)
    return f"{name} {verb} {_percent(waiting)} of the time{_longest(found, roles, role)}"


def _longest(found: KernelTimeline, roles: Roles, role: Role) -> str:
    """The longest waits of a role, in a clause."""
    waits = [wait for wait in role.waits if wait.share >= _LEAST][:_MOST_IN_VERDICT]
    if not waits:
        return ""
    parts = (
        f"{_percent(w.share)} for {waited_for(roles, w)} at {place_of(found, w.place)}"
        for w in waits
    )
    work = _percent(role.shares.get(Reason.WORK, 0.0))
    return f": {', '.join(parts)}; {work} is work"


def _facts(found: KernelTimeline) -> Iterator[str]:
    blocks = found.grid[0] * found.grid[1] * found.grid[2]
    time = words.time(None if found.time is None else found.time.estimate)
    yield (
        f"{time} without stamps; {found.blocks:,} of {blocks:,} blocks "
        f"recorded {len(found.records):,} stamps at {len(found.places)} places."
    )
    same = (
        "results are the original's, bit for bit"
        if found.same_results
        else "the original's results vary from run to run, and could not be compared"
    )
    yield f"The stamps ({found.cost.label}) cost {cost_in_words(found.cost)}; {same}."
    for each in found.dearer:
        yield f"Other stamps were given up: {each.label} cost {cost_in_words(each)}."


def cost_in_words(cost: Cost) -> str:
    """What stamps cost, with the interval."""
    if cost.ratio is None:
        return "a time that could not be measured"
    low, high = 100 * (cost.ratio.low - 1), 100 * (cost.ratio.high - 1)
    return f"{100 * (cost.ratio.estimate - 1):.1f}% of the time ({low:.1f} to {high:.1f}%)"


def _notes(found: KernelTimeline, roles: Roles) -> Iterator[str]:
    if found.cost.share is not None and found.cost.share > _MOST_COST:
        yield "The stamps cost more than 5%: shares are those of the slowed kernel"
    full = int(found.warps.is_full.sum())
    if full:
        yield (
            f"{full:,} of {len(found.warps):,} warps had no room for all of their stamps: shares "
            "are of the time before that; --blocks with a smaller number gives each more room"
        )
    if roles.silent:
        yield f"{warps_in_words(roles.silent)} passed no place that is stamped (lane 0 stamps)"
    if any(role.shares.get(Reason.MBARRIER, 0) >= _LEAST for role in roles.roles):
        yield "Whom waits at mbarriers are for is not known where arrivals are not stamped"
    yield from found.notes
