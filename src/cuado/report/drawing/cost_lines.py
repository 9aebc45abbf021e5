"""The source with a bar for what each line costs: by experiment, and by counters."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from cuado.model.line_cost import LineCost
from cuado.report import words
from cuado.report.drawing.bars import bar

Place = tuple[str, int]
CONTEXT = 2
"""Lines shown before and after one that costs."""
LEAST = 0.005
"""Part of the time, or of what was counted, below which a line has no bar."""
HEAT = (0.02, 0.05, 0.1, 0.15, 0.25, 0.35, 0.5, 0.65)
"""Part of the time from which a line has the heat 1, 2, ..."""


@dataclass(frozen=True, slots=True)
class CostBar:
    """A bar of a line, in one version: its length in words, and what says so."""

    version: str
    bar: Markup
    text: str
    says: str


@dataclass(frozen=True, slots=True)
class CostRow:
    """A source line; ``marks`` are the numbers of the points that name it."""

    number: int
    text: str
    heat: int
    marks: tuple[int, ...]
    by_experiment: tuple[CostBar, ...]
    by_counters: tuple[CostBar, ...]


@dataclass(frozen=True, slots=True)
class CostFile:
    """A file's lines in blocks of consecutive ones; ``anchor`` begins their ids."""

    name: str
    path: str
    anchor: str
    blocks: tuple[tuple[CostRow, ...], ...]


@dataclass(frozen=True, slots=True)
class CostListing:
    """All files; ``counts`` is what was counted, empty if nothing was."""

    files: tuple[CostFile, ...]
    counts: str
    has_experiments: bool

    def anchor(self, place: str) -> str:
        """The id of a line ``file:line``, the file without folders; empty if it is not shown."""
        for file in self.files:
            for block in file.blocks:
                for row in block:
                    if place == f"{file.name}:{row.number}":
                        return f"{file.anchor}-{row.number}"
        return ""


def cost_listing(
    versions: Sequence[tuple[str, Sequence[LineCost]]],
    sources: Mapping[str, str],
    named: Sequence[Sequence[str]] = (),
) -> CostListing:
    """The lines of all files that cost something in a version, or that a point names.

    Args:
        versions: name and lines of each; one without a name if there is only one.
        sources: texts of the files, as far as they are at hand; else lines that cost are shown
            alone.
        named: places ``file:line`` of each point of the answer.
    """
    costs = {
        name: {(each.file, each.line): each for each in lines if _matters(each)}
        for name, lines in versions
    }
    places = {place for found in costs.values() for place in found} | _places(sources, named)
    texts = _texts(versions)
    files = []
    for number, path in enumerate(sorted({file for file, _ in places}), 1):
        lines = {line for file, line in places if file == path}
        found = _file(path, f"f{number}", lines, sources.get(path, ""), texts, costs, named)
        if found.blocks:
            files.append(found)
    return CostListing(tuple(files), _counts(costs), _has_experiments(costs))


def _places(sources: Mapping[str, str], named: Sequence[Sequence[str]]) -> set[Place]:
    """The places that points name, in the files that are at hand."""
    parts = [place.rpartition(":") for each in named for place in each]
    return {
        (path, int(line))
        for path in sources
        for name, _, line in parts
        if name == words.basename(path) and line.isdecimal()
    }


def _texts(versions: Sequence[tuple[str, Sequence[LineCost]]]) -> dict[Place, str]:
    found = (each for _, lines in versions for each in lines if each.text)
    return {(each.file, each.line): each.text for each in found}


def _counts(costs: Mapping[str, Mapping[Place, LineCost]]) -> str:
    every = (each.counts for found in costs.values() for each in found.values() if each.counts)
    return next(every, "")


def _has_experiments(costs: Mapping[str, Mapping[Place, LineCost]]) -> bool:
    return any(each.saved is not None for found in costs.values() for each in found.values())


def _matters(cost: LineCost) -> bool:
    return (cost.saved or 0.0) >= LEAST or (cost.counted or 0.0) >= LEAST


def _file(
    path: str,
    anchor: str,
    lines: set[int],
    source: str,
    texts: Mapping[Place, str],
    costs: Mapping[str, Mapping[Place, LineCost]],
    named: Sequence[Sequence[str]],
) -> CostFile:
    written = source.splitlines()
    shown = {
        near
        for line in lines
        for near in range(line - CONTEXT, line + CONTEXT + 1)
        if 1 <= near <= len(written)
    } or {line for line in lines if texts.get((path, line))}
    name = words.basename(path)

    def row(number: int) -> CostRow:
        place = (path, number)
        text = written[number - 1] if written else texts.get(place, "")
        marks = tuple(at for at, each in enumerate(named, 1) if f"{name}:{number}" in each)
        return _row(number, text, marks, {v: found.get(place) for v, found in costs.items()})

    return CostFile(name, path, anchor, tuple(tuple(map(row, block)) for block in _runs(shown)))


def _runs(numbers: set[int]) -> Iterator[list[int]]:
    """Runs of consecutive numbers."""
    run: list[int] = []
    for number in sorted(numbers):
        if run and number != run[-1] + 1:
            yield run
            run = []
        run.append(number)
    if run:
        yield run


def _row(
    number: int, text: str, marks: tuple[int, ...], found: Mapping[str, LineCost | None]
) -> CostRow:
    known = [each for each in found.values() if each is not None]
    most = max((each.saved or 0.0 for each in known), default=0.0)
    return CostRow(
        number,
        text,
        sum(most >= limit for limit in HEAT),
        marks,
        tuple(
            CostBar(version, bar(each.saved, "fill cost"), words.share(each.saved), _by(each))
            for version, each in found.items()
            if each is not None and each.saved is not None and each.saved >= LEAST
        ),
        tuple(
            CostBar(version, bar(each.counted, "fill counted"), words.share(each.counted), "")
            for version, each in found.items()
            if each is not None and each.counted is not None and each.counted >= LEAST
        ),
    )


def _by(cost: LineCost) -> str:
    """What says so, and whether it is a bound."""
    return f"at most, {cost.experiment}" if cost.is_bound else cost.experiment
