"""The annotated source: every line of a kernel's files with what was counted on it."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from cuado.model.instruction import Instruction
from cuado.model.profile import Profile, source_lines


@dataclass(frozen=True, slots=True)
class Line:
    """One source line.

    Attributes:
        number: from 1.
        text: as the report imported it; empty if it did not.
        samples: part (0..1) of the kernel's samples.
        executed: warp instructions executed on it.
        excess_sectors: sectors beyond need that its global accesses move.
        excess_wavefronts: passes beyond need that its shared accesses take.
        stalls: part (0..1) of the kernel's samples per stall reason, largest first.
    """

    number: int
    text: str
    samples: float = 0.0
    executed: float = 0.0
    excess_sectors: float = 0.0
    excess_wavefronts: float = 0.0
    stalls: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Listing:
    """One source file; ``imported`` says whether the report holds its text."""

    file: str
    lines: tuple[Line, ...]
    imported: bool

    @property
    def samples(self) -> float:
        """Part (0..1) of the kernel's samples in this file."""
        return sum(line.samples for line in self.lines)


def listings(profile: Profile) -> tuple[Listing, ...]:
    """The files that the kernel's instructions come from, most samples first."""
    per_file: dict[str, dict[int, list[Instruction]]] = defaultdict(lambda: defaultdict(list))
    for instruction in profile.instructions:
        if instruction.location:
            per_file[instruction.location.file][instruction.location.line].append(instruction)
    total = profile.samples
    files = [_listing(profile, file, lines, total) for file, lines in per_file.items()]
    return tuple(sorted(files, key=lambda listing: -listing.samples))


def _listing(
    profile: Profile, file: str, lines: dict[int, list[Instruction]], total: float
) -> Listing:
    text = profile.sources.get(file)
    if text is None:
        counted = [_line(number, "", lines[number], total) for number in sorted(lines)]
        return Listing(file, tuple(counted), imported=False)
    return Listing(
        file,
        tuple(
            _line(number, written, lines.get(number, ()), total)
            for number, written in enumerate(source_lines(text.rstrip("\n")), 1)
        ),
        imported=True,
    )


def _line(number: int, text: str, code: Iterable[Instruction], total: float) -> Line:
    code = tuple(code)
    stalls: dict[str, float] = defaultdict(float)
    for instruction in code:
        for reason, samples in instruction.stalls.items():
            stalls[reason] += samples / total if total else 0.0
    return Line(
        number=number,
        text=text,
        samples=sum(i.samples or 0 for i in code) / total if total else 0.0,
        executed=sum(i.executed or 0 for i in code),
        excess_sectors=sum((i.sectors or 0) - (i.sectors_ideal or 0) for i in code),
        excess_wavefronts=sum((i.wavefronts or 0) - (i.wavefronts_ideal or 0) for i in code),
        stalls=dict(sorted(stalls.items(), key=lambda item: -item[1])),
    )
