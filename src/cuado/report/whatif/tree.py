"""Experiments as a tree: the limiter, what each cause costs, the curves, what to do next."""

from collections.abc import Iterator

from cuado.model.instruction import SourceLocation
from cuado.report import words
from cuado.report.tree import (
    Block,
    Code,
    Heading,
    Items,
    Note,
    Paragraph,
    Place,
    Remark,
    Severity,
    Span,
    Strong,
    Table,
    Text,
    Tree,
    facts,
    names,
)
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.rows import (
    Row,
    equality_words,
    line_summary,
    perturbation_words,
    touched_places,
)
from cuado.report.whatif.sweeps import Sweep
from cuado.report.whatif.view import (
    LAUNCHES,
    SLACK,
    Picture,
    WhatIfView,
    grouped,
    headline,
    legend_lines,
    whatif_view,
)
from cuado.what_if.result import NamedCause, WhatIf

_BAR = 24


def render(report: WhatIfReport) -> Tree:
    """The report as plain data."""
    view, result = whatif_view(report), report.result
    return Tree(
        f"{result.launch.name}: what if ...?",
        f"limiter: {view.verdict}; {view.hint}",
        tuple(_blocks(view)),
        tuple(map(_remark, result.causes)),
    )


def _blocks(view: WhatIfView) -> Iterator[Block]:
    yield from map(Note, view.notes)
    yield facts(view.facts, view.report.version, frozenset({"kernel"}))
    yield from _limiter(view)
    yield from _named(view.report.result)
    yield from _causes(view)
    for title, curves in ((LAUNCHES, view.sweeps), (SLACK, view.slack)):
        if curves:
            yield Heading(title)
            for curve in curves:
                yield from _curve(curve)
    yield Paragraph(Strong(view.hint))
    if view.command:
        yield Paragraph(Code(view.command))


def _limiter(view: WhatIfView) -> Iterator[Block]:
    yield Heading(f"Limiter: {view.verdict}")
    yield Paragraph(view.report.result.limiter.reason)
    if view.pictures:
        longest = max(picture.time for picture in view.pictures)
        rows = tuple(_picture(picture, longest) for picture in view.pictures)
        yield Table(("copy", "time", ""), rows, numbers=(1,))
    for missing in view.missing:
        yield Paragraph(f"{missing.name}: {missing.status}: {missing.reason}")
    if view.overlap:
        yield Paragraph(f"{view.overlap}.")
    for sentence in view.counters:
        yield Paragraph(f"Counters: {sentence}")


def _picture(picture: Picture, longest: float) -> tuple[str, str, str]:
    drawn = "█" * max(round(_BAR * picture.time / longest), 1)
    took = wording.time_with_ends(picture.interval) if picture.interval else None
    return picture.label, took or words.time(picture.time), drawn


def _named(result: WhatIf) -> Iterator[Block]:
    title = headline(result)
    yield Heading(title[0].upper() + title[1:])
    said = [(Code(each.cause.value), f": {each.sentence}") for each in result.causes]
    said += [
        (Code(each.cause.value), f" is not excluded: {each.why}") for each in result.open_questions
    ]
    if said:
        yield Items(tuple(said))


def _remark(named: NamedCause) -> Remark:
    return Remark(
        Severity.NOTICE if named.cause.is_roof else Severity.WARNING,
        named.cause.value,
        f"{named.sentence}.",
        tuple(Place(line.file, line.line) for line in named.lines),
    )


def _causes(view: WhatIfView) -> Iterator[Block]:
    yield Heading(f"What each cause costs, {view.timed} by relaxing it")
    if view.causes:
        columns = ("what if", "gain", "interval", "", "off -> on", "kernel", "checks")
        yield Table(columns, tuple(map(_cause, view.causes)), numbers=(1, 4, 5))
    else:
        yield Paragraph("No cause was measured.")
    items: list[Text] = [item for cause in view.causes if cause.faster for item in _lines(cause)]
    doubted = (cause for cause in view.causes if cause.doubt)
    items += ((Code(cause.name), f" is undecided: {cause.doubt}") for cause in doubted)
    if items:
        yield Items(tuple(items))
    yield from map(Paragraph, legend_lines(view))
    if view.absent:
        listed = [(", ", Code(each.name), f" ({each.reason})") for each in view.absent]
        absent = tuple(span for part in listed for span in part)[1:]
        yield Paragraph(("Nothing to relax: ", *absent, "."))
    if view.asides:
        asides = tuple((Code(a.name), a.status, a.reason) for a in grouped(view.asides))
        yield Table(("no result", "", "why"), asides)


def _cause(cause: Row) -> tuple[Text, ...]:
    question = f" {cause.outcome.experiment.question}" if cause.faster else ""
    return (
        (Code(cause.name), question),
        Strong(cause.shown_gain) if cause.faster else cause.shown_gain,
        wording.ends(cause.gain),
        cause.label,
        wording.change(cause.before, cause.after),
        words.time(cause.predicted) if cause.faster else "",
        "; ".join(filter(None, (perturbation_words(cause), equality_words(cause.outcome)))),
    )


def _lines(cause: Row) -> Iterator[Text]:
    gains = [line for line in cause.lines if line.faster]
    for line in gains:
        if line.place is not None:
            yield _line(cause.name, line, line.place)
    rest = line_summary(cause, len(gains))
    if rest:
        yield Code(cause.name), f", {rest}"
    places = touched_places(cause.outcome)
    if not cause.lines and places:
        yield Code(cause.name), " changes ", *names(places)


def _line(name: str, line: Row, place: SourceLocation) -> tuple[Span, ...]:
    took = f"{wording.change(line.before, line.after)}, {wording.gain_with_ends(line.gain)}"
    text = (" ", Code(line.text)) if line.text else ()
    return Code(name), " at ", Code(wording.place(place)), f" alone: {took}", *text


def _curve(curve: Sweep) -> Iterator[Block]:
    doubt = f" Undecided: {curve.doubt}." if curve.doubt else ""
    yield Paragraph((Code(curve.name), f", {curve.title}: {curve.says}.{doubt}"))
    ratios = (wording.more(point.ratio) if point.ratio else "" for point in curve.points)
    yield Table(
        ("", *(point.label for point in curve.points)),
        (
            ("time", *(words.time(point.time) for point in curve.points)),
            ("more", *ratios),
        ),
        numbers=tuple(range(1, len(curve.points) + 1)),
    )
