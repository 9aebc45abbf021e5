"""The annotated source: regions around lines that were counted, everything else folded."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cuado.analysis.annotated_source import Line, Listing
from cuado.analysis.diagnosis import Diagnosis
from cuado.model.instruction import Space
from cuado.report import words
from cuado.report.analysis import numbers

CONTEXT = 2
"""Lines shown before and after a counted line."""

MANY = 150
"""With more counted lines than this in a file, only those that matter are unfolded."""

LONGEST_FOLD = 400
"""Uncounted lines in a row that are carried along; longer stretches of a header are not."""

HEAT = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
"""Part of the samples above which a line has the heat 1, 2, ..."""


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A row: everything as text, empty where nothing was counted; ``marks`` are its findings."""

    number: int
    text: str
    heat: int
    samples: str
    executed: str
    sectors: str
    wavefronts: str
    stall: str
    marks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """Consecutive lines; ``summary`` is empty for those that are unfolded."""

    lines: tuple[SourceLine, ...]
    summary: str = ""


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One file; ``open`` unless hardly any sample falls in it; ``share`` of samples, or empty."""

    name: str
    path: str
    anchor: str
    share: str
    blocks: tuple[Block, ...]
    open: bool
    imported: bool


@dataclass(frozen=True, slots=True)
class SourceView:
    """All files of a kernel.

    Attributes:
        files: most samples first.
        sectors: whether any line has excess sectors, so that the column is worth its width.
        wavefronts: the same of shared-memory wavefronts.
        notes: what the columns leave out, and why.
    """

    files: tuple[SourceFile, ...]
    sectors: bool
    wavefronts: bool
    notes: tuple[str, ...]

    def anchor(self, file: str, line: int) -> str:
        """The id of a line, empty if the line is not shown."""
        for known in self.files:
            if known.path == file:
                shown = any(row.number == line for block in known.blocks for row in block.lines)
                return f"{known.anchor}-{line}" if shown else ""
        return ""


@dataclass(frozen=True, slots=True)
class _Shades:
    """What marks and colours the lines of a file.

    Attributes:
        marks: numbers of the findings that name a line.
        executed: warp instructions of the kernel, where no samples were taken: then they colour.
    """

    marks: Mapping[int, tuple[int, ...]]
    executed: float

    def part(self, line: Line) -> float:
        """The part (0..1) of samples, or of what was executed."""
        return line.executed / self.executed if self.executed else line.samples


def source_view(diagnosis: Diagnosis, anchor: str) -> SourceView:
    """The source of one kernel; ``anchor`` begins every id."""
    named = {
        (line.file, line.line)
        for finding in (*diagnosis.findings, *diagnosis.minor)
        for line in finding.lines
    }
    lines = [line for listing in diagnosis.listings for line in listing.lines]
    sampled = bool(diagnosis.profile.samples)
    executed = 0.0 if sampled else sum(each.executed for each in lines)
    marks = _marks(diagnosis)
    return SourceView(
        tuple(
            _file(
                listing,
                f"{anchor}-f{at}",
                {n for file, n in named if file == listing.file},
                _Shades(
                    {n: tuple(found) for (file, n), found in marks.items() if file == listing.file},
                    executed,
                ),
            )
            for at, listing in enumerate(diagnosis.listings, 1)
        ),
        sectors=any(line.excess_sectors for line in lines),
        wavefronts=any(line.excess_wavefronts for line in lines),
        notes=tuple(_notes(diagnosis, lines)),
    )


def _marks(diagnosis: Diagnosis) -> dict[tuple[str, int], list[int]]:
    """Numbers of the causes that name each line."""
    marks: dict[tuple[str, int], list[int]] = {}
    for number, finding in enumerate(words.causes(diagnosis), 1):
        for place in dict.fromkeys((line.file, line.line) for line in finding.lines):
            marks.setdefault(place, []).append(number)
    return marks


def _notes(diagnosis: Diagnosis, lines: Sequence[Line]) -> Iterator[str]:
    code = diagnosis.profile.instructions
    if not diagnosis.profile.samples:
        yield (
            "No samples were taken: the colour is the line's share of the warp instructions, "
            "which is not its share of the time."
        )
    sectors = [i.sectors for i in code if i.space is Space.GLOBAL]
    wavefronts = [i.wavefronts for i in code if i.space is Space.SHARED]
    for name, counts, excess in (
        ("sectors", sectors, any(line.excess_sectors for line in lines)),
        ("wavefronts", wavefronts, any(line.excess_wavefronts for line in lines)),
    ):
        if counts and all(count is None for count in counts):
            yield f"Excess {name} were not counted (ncu --section SourceCounters)."
        elif counts and not excess:
            yield f"No line has excess {name}."


def _file(listing: Listing, anchor: str, named: Collection[int], shades: _Shades) -> SourceFile:
    return SourceFile(
        name=words.basename(listing.file),
        path=listing.file,
        anchor=anchor,
        share="" if shades.executed else f"{words.share(listing.samples)} of the samples",
        blocks=tuple(_blocks(listing, named, shades)),
        open=listing.samples >= 0.01 or bool(named),
        imported=listing.imported,
    )


def _blocks(listing: Listing, named: Collection[int], shades: _Shades) -> Iterator[Block]:
    def rows(lines: Sequence[Line]) -> tuple[SourceLine, ...]:
        return tuple(_row(line, shades) for line in lines)

    if not listing.imported:
        yield Block(rows(listing.lines))
        return
    shown = _shown(listing.lines, named)
    start = 0
    for at in range(1, len(listing.lines) + 1):
        if at < len(listing.lines) and (at in shown) == (start in shown):
            continue
        part = listing.lines[start:at]
        yield Block(rows(part)) if start in shown else _fold(part, rows(part))
        start = at


def _shown(lines: Sequence[Line], named: Collection[int]) -> set[int]:
    """Positions of the lines to unfold."""
    counted = [at for at, line in enumerate(lines) if line.executed or line.samples]
    if len(counted) > MANY:
        counted = [at for at in counted if lines[at].samples >= numbers.MATTERS]
    counted += [at for at, line in enumerate(lines) if line.number in named]
    shown = {near for at in counted for near in range(at - CONTEXT, at + CONTEXT + 1)}
    # A fold takes a line of its own: it does not pay for one or two.
    small = {at for at in range(len(lines)) if at - 1 in shown and {at + 1, at + 2} & shown}
    return (shown | small | {at + 1 for at in small}) & set(range(len(lines)))


def _fold(part: Sequence[Line], rows: tuple[SourceLine, ...]) -> Block:
    first, last = part[0].number, part[-1].number
    where = f"line {first}" if first == last else f"lines {first}–{last}"
    counted = any(line.executed or line.samples for line in part)
    if len(part) > LONGEST_FOLD and not counted:
        return Block((), f"{where}: no counters, not carried along")
    return Block(rows, f"{where}{'' if counted else ': no counters'}")


def _row(line: Line, shades: _Shades) -> SourceLine:
    return SourceLine(
        number=line.number,
        text=line.text,
        heat=sum(shades.part(line) > limit for limit in HEAT),
        samples=numbers.percent(line.samples),
        executed=numbers.count(line.executed),
        sectors=numbers.count(line.excess_sectors),
        wavefronts=numbers.count(line.excess_wavefronts),
        stall=numbers.top_stall(line.stalls),
        marks=shades.marks.get(line.number, ()),
    )
