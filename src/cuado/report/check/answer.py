"""What checking found, on one screen."""

from collections.abc import Iterator

from cuado.metrics.quantity import format_count
from cuado.report import words
from cuado.report.answer import MOST_POINTS, Answer, Point
from cuado.report.check import CheckReport
from cuado.report.check.view import CheckView, DefectView, check_view

_MOST_NOTES = 2


def answer(report: CheckReport) -> Answer:
    """The report on one screen."""
    view = check_view(report)
    more = len(view.defects) - MOST_POINTS
    remains = [words.sentence(f"{note[:1].upper()}{note[1:]}") for note in view.notes[:_MOST_NOTES]]
    if len(view.notes) > _MOST_NOTES:
        rest = format_count(len(view.notes) - _MOST_NOTES, "more note")
        remains.append(f"There {'is' if rest.startswith('1 ') else 'are'} {rest}; -v shows all.")
    if more > 0:
        remains.insert(0, f"{format_count(more, 'more defect')}: -v shows all of them.")
    return Answer(
        verdict=_verdict(report, view),
        is_good=view.is_good,
        points=tuple(map(_point, view.defects[:MOST_POINTS])),
        remains=tuple(remains),
        commands=tuple(_commands(view.defects)),
    )


def _verdict(report: CheckReport, view: CheckView) -> str:
    """How many defects, and the first with its place."""
    if not view.defects:
        return f"{view.title}: {view.verdict}."
    first = view.defects[0]
    places = " and ".join(dict.fromkeys(site.place for site in first.sites))
    return f"{report.result.name}: {view.verdict}. First: {first.title}, at {places}."


def _point(defect: DefectView) -> Point:
    who = "; ".join(site.says.rstrip(".") for site in defect.sites)
    seen = ", in ".join(part for part in (who, defect.where.rstrip(".")) if part)
    return Point(
        says=f"{defect.severity.capitalize()}: {defect.title}",
        # Both sides of a race may be on one line.
        where="\n".join(
            dict.fromkeys(f"{site.place}  {site.text.strip()}".rstrip() for site in defect.sites)
        ),
        do=f"{defect.advice[:1].upper()}{defect.advice[1:].rstrip('.')}.",
        sure=f"seen: {seen}" if seen else "",
    )


def _commands(defects: tuple[DefectView, ...]) -> Iterator[tuple[str, str]]:
    if defects:
        yield "-v, or -o page.html", "shows everything that was found"
