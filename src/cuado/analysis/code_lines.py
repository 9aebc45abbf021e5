"""Source lines with the machine code that each became, and what was counted at both."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cuado.model.instruction import Instruction, SourceLocation
from cuado.model.launch import WARP_SIZE
from cuado.model.profile import Profile


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted at some instructions; None where it was counted at none of them.

    Attributes:
        executed: warp instructions executed.
        lanes: part (0..1) of a warp's 32 lanes that were active on average: the profilers' thread
            execution efficiency.
        lanes_on: as ``lanes``, without those that a predicate switched off.
        accesses: executions of the global accesses whose sectors were counted.
        sectors: 32-byte sectors that they touched.
        ideal_sectors: sectors that they would touch if a warp's bytes were contiguous.
        passes: wavefronts of shared-memory accesses.
        ideal_passes: wavefronts without bank conflicts.
        branches: executions of the branches whose divergence was counted.
        divergent: how many of these sent a warp's threads different ways.
        samples: part (0..1) of the kernel's samples.
        stalls: part (0..1) of the kernel's samples by stall reason; reasons without are left out.
    """

    executed: float | None = None
    lanes: float | None = None
    lanes_on: float | None = None
    accesses: float | None = None
    sectors: float | None = None
    ideal_sectors: float | None = None
    passes: float | None = None
    ideal_passes: float | None = None
    branches: float | None = None
    divergent: float | None = None
    samples: float | None = None
    stalls: Mapping[str, float] = field(default_factory=dict)

    @property
    def excess_sectors(self) -> float | None:
        """Sectors beyond the ideal."""
        return _difference(self.sectors, self.ideal_sectors)

    @property
    def sector_ratio(self) -> float | None:
        """Sectors over the ideal: 1 where accesses are coalesced; None without sectors."""
        return _part(self.sectors, self.ideal_sectors)

    @property
    def sectors_per_access(self) -> float | None:
        """Sectors for each execution of an access; None if none was executed."""
        return _part(self.sectors, self.accesses)

    @property
    def replays(self) -> float | None:
        """Passes beyond the ideal."""
        return _difference(self.passes, self.ideal_passes)

    @property
    def divergence(self) -> float | None:
        """Part (0..1) of the branches' executions that diverged; None if none was executed."""
        return _part(self.divergent, self.branches)


@dataclass(frozen=True, slots=True)
class CodeLine:
    """One source line.

    Attributes:
        location: None for the instructions whose line is not known.
        text: stripped; empty if the recording does not hold it.
        counts: of all its instructions.
        code: its instructions in address order, each with its own counts.
    """

    location: SourceLocation | None
    text: str
    counts: Counts
    code: tuple[tuple[Instruction, Counts], ...]


def code_lines(profile: Profile) -> tuple[CodeLine, ...]:
    """All lines that became machine code: the file with most samples first, by line number.

    Instructions whose line is not known come last, as a line of their own.
    """
    by_line: dict[SourceLocation | None, list[Instruction]] = defaultdict(list)
    for each in profile.instructions:
        by_line[each.location].append(each)
    weights = _weights(profile.instructions)

    def place(location: SourceLocation | None) -> tuple[bool, float, float, str, int]:
        if location is None:
            return (True, 0.0, 0.0, "", 0)
        samples, executed = weights[location.file]
        return (False, -samples, -executed, location.file, location.line)

    total = profile.samples
    return tuple(
        CodeLine(
            location,
            (profile.line_text(location.file, location.line) or "") if location else "",
            _counts(by_line[location], total),
            tuple((each, _counts([each], total)) for each in by_line[location]),
        )
        for location in sorted(by_line, key=place)
    )


def _weights(code: Iterable[Instruction]) -> Mapping[str, tuple[float, float]]:
    """Samples and executed instructions of each file."""
    found: dict[str, tuple[float, float]] = {}
    for each in code:
        if each.location is not None:
            samples, executed = found.get(each.location.file, (0.0, 0.0))
            weight = (samples + (each.samples or 0.0), executed + (each.executed or 0.0))
            found[each.location.file] = weight
    return found


def _counts(code: Sequence[Instruction], samples: float) -> Counts:
    """The counts of some instructions.

    Args:
        code: the instructions.
        samples: the number of the kernel's samples; 0 if none were taken.
    """
    accesses = [i for i in code if i.sectors is not None and i.sectors_ideal is not None]
    passing = [i for i in code if i.wavefronts is not None and i.wavefronts_ideal is not None]
    branches = [i for i in code if i.divergent_branches is not None]
    return Counts(
        executed=_sum(code, lambda i: i.executed),
        lanes=_lanes(code, lambda i: i.threads),
        lanes_on=_lanes(code, lambda i: i.threads_on),
        accesses=_sum(accesses, lambda i: i.executed),
        sectors=_sum(accesses, lambda i: i.sectors),
        ideal_sectors=_sum(accesses, lambda i: i.sectors_ideal),
        passes=_sum(passing, lambda i: i.wavefronts),
        ideal_passes=_sum(passing, lambda i: i.wavefronts_ideal),
        branches=_sum(branches, lambda i: i.executed),
        divergent=_sum(branches, lambda i: i.divergent_branches),
        # Where samples were taken, an instruction that none fell on is not listed with them.
        samples=sum(i.samples or 0.0 for i in code) / samples if samples else None,
        stalls=_stalls(code, samples),
    )


def _stalls(code: Sequence[Instruction], samples: float) -> dict[str, float]:
    """By reason, the share (0..1) of the kernel's samples; the largest first."""
    stalls: dict[str, float] = defaultdict(float)
    for each in code:
        for reason, count in each.stalls.items():
            stalls[reason] += count / samples if samples else 0.0
    return dict(sorted(stalls.items(), key=lambda item: -item[1]))


def _sum(code: Iterable[Instruction], count: Callable[[Instruction], float | None]) -> float | None:
    """The sum of the counts that are known; None if none is."""
    known = [value for each in code if (value := count(each)) is not None]
    return sum(known) if known else None


def _lanes(
    code: Sequence[Instruction], threads: Callable[[Instruction], float | None]
) -> float | None:
    """Part (0..1) of the lanes that were active, over the instructions for which it is known."""
    counted = [
        (active, each.executed)
        for each in code
        if (active := threads(each)) is not None and each.executed
    ]
    slots = WARP_SIZE * sum(executed for _, executed in counted)
    return sum(active for active, _ in counted) / slots if slots else None


def _difference(value: float | None, ideal: float | None) -> float | None:
    return None if value is None or ideal is None else value - ideal


def _part(value: float | None, whole: float | None) -> float | None:
    return value / whole if value is not None and whole else None
