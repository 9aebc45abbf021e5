"""What a case study draws: predicted and achieved gains, the document's beside, use of DRAM."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from cuado.report.drawing.bars import bar
from cuado.report.whatif import wording
from cuado.studies.result import StudyResult

_ALL = 100.0


@dataclass(frozen=True, slots=True)
class PictureRow:
    """A version with its bars: the class of each says what it is."""

    label: str
    bars: tuple[Markup, ...]
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StudyPicture:
    """A picture: its heading, the legend (class and text of each bar), and a row each version."""

    title: str
    legend: tuple[tuple[str, str], ...]
    rows: tuple[PictureRow, ...]


def study_pictures(result: StudyResult) -> tuple[StudyPicture, ...]:
    """The pictures for which there are numbers."""
    made = (_gains(result), _documented(result), _dram(result))
    return tuple(picture for picture in made if picture.rows)


def _gains(result: StudyResult) -> StudyPicture:
    legend = (("fill cost", "predicted"), ("fill then", "achieved"))
    found = []
    for number, step in enumerate(result.steps[:-1]):
        achieved = result.gain(number)
        predicted = step.predicted.gain if step.predicted else None
        if achieved is not None or predicted is not None:
            values = tuple(each.estimate if each else None for each in (predicted, achieved))
            label = f"{step.version.name} to {result.steps[number + 1].version.name}"
            found.append((label, values))
    return StudyPicture("Gain of each step", legend, tuple(_rows(found, legend)))


def _documented(result: StudyResult) -> StudyPicture:
    legend = (("fill then", "here"), ("fill before", "document"))
    found = []
    for number, step in enumerate(result.steps):
        documented, own = result.documented_speedup(number), result.speedup(number)
        if documented is not None and own is not None:
            found.append((step.version.name, (own.estimate, documented)))
    title = "Speed-up over the first version, and the document's"
    return StudyPicture(title, legend, tuple(_rows(found, legend)))


def _rows(
    found: Sequence[tuple[str, tuple[float | None, ...]]], legend: tuple[tuple[str, str], ...]
) -> Iterator[PictureRow]:
    most = max((v for _, values in found for v in values if v is not None), default=1.0)
    kinds = [kind for kind, _ in legend]
    for label, values in found:
        bars = tuple(bar((v or 0.0) / most, kind) for v, kind in zip(values, kinds, strict=True))
        yield PictureRow(label, bars, tuple(map(wording.gain, values)))


def _dram(result: StudyResult) -> StudyPicture:
    rows = []
    for step in result.steps:
        used = step.metric("dram_utilization")
        if used is not None:
            rows.append(
                PictureRow(step.version.name, (bar(used / _ALL, "fill memory"),), (f"{used:.0f}%",))
            )
    return StudyPicture("DRAM, percent of its peak", (), tuple(rows))
