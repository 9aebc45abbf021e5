"""A timeline for a terminal: a picture of a typical block, and who waits for what."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuado.kernel_timeline.roles import LASTING, Reason
from cuado.report import words
from cuado.report.answer_terminal import fitting, what_to_do
from cuado.report.terminal_parts import INDENT, indented, open_table, shown, styled
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.answer import points
from cuado.report.timeline.picture import ABSENT, Row, states
from cuado.report.timeline.view import (
    SIGNS,
    WORDS,
    RoleView,
    TimelineView,
    in_time,
    timeline_view,
)

_STYLES = {
    Reason.WORK: "green",
    Reason.COPIES: "red",
    Reason.PRODUCTS: "blue",
    Reason.WARPS: "yellow",
    Reason.BARRIER: "magenta",
    Reason.COPIES_OUT: "cyan",
    Reason.MBARRIER: "yellow",
    Reason.CLUSTER: "magenta",
    Reason.GRID: "cyan",
}
_LABEL = 9
_GAP, _ROOM = 2, 8
"""Columns between those of a table, and the fewest for a source line."""
_LEAST = 0.005
"""Share of a role's time from which it is told."""


class Most(NamedTuple):
    """How many warps of the picture, roles, and waits of a role one screen shows."""

    rows: int
    roles: int
    waits: int


_MOST = Most(8, 3, 4)


def render(report: TimelineReport, width: int) -> Iterator[RenderableType]:
    """The report, part by part."""
    view = timeline_view(report)
    yield styled(view.title, "bold")
    yield styled(view.verdict, "bold yellow")
    yield from map(styled, view.facts)
    yield from (styled(words.sentence(f"{note}."), "yellow") for note in view.notes)
    yield from _picture(report, view, width, most=len(view.picture.rows))
    for role in view.roles:
        yield styled()
        yield from _role(role, len(role.waits), width)
        if role.regions and role.life >= LASTING:
            yield Padding(_regions(role, width), (0, 0, 0, INDENT))


def brief(report: TimelineReport, width: int) -> Iterator[RenderableType]:
    """One screen of it."""
    view = timeline_view(report)
    screens = (
        partial(_screen, report, view, width, most)
        for most in (_MOST, Most(4, 2, 2), Most(2, 1, 1))
    )
    yield from fitting(screens, width)


def _screen(
    report: TimelineReport, view: TimelineView, width: int, most: Most
) -> Iterator[RenderableType]:
    """The verdict, what to do, the picture and the roles, as many of each as there may be."""
    yield styled(view.verdict, "bold yellow")
    for point in points(view):
        yield from what_to_do(point, width)
    yield from map(styled, view.facts)
    yield from _picture(report, view, width, most=most.rows)
    for role in view.roles[: most.roles]:
        yield styled()
        yield from _role(role, most.waits, width)
    yield styled()
    yield from (styled(words.sentence(f"{note}."), "yellow") for note in view.notes[:2])
    yield styled(
        "-v shows all warps; --export FILE.json is for Perfetto, -o page.html a page", "dim"
    )


def _picture(
    report: TimelineReport, view: TimelineView, width: int, most: int
) -> Iterator[RenderableType]:
    """The enlarged part of a block, and all of it."""
    picture, columns = view.picture, width - _LABEL
    rows = _chosen(view, most)
    parts = [(picture.whole, "all of it")]
    if picture.part != picture.whole:
        parts.insert(0, (picture.part, "from its middle"))
    used: set[int] = set()
    for span, words_ in parts:
        yield styled()
        length = in_time(report.found, span.end - span.begin)
        yield styled(f"Block {picture.block} on SM {picture.sm}, {length} {words_}", "bold")
        for row in rows:
            found = states(row, span, columns)
            used.update(found)
            yield _line(f"warp {row.warp}", found)
    yield _legend(used)


def _chosen(view: TimelineView, most: int) -> tuple[Row, ...]:
    """Warps that are shown: one of each role that lasts, then others of them evenly."""
    rows = {row.warp: row for row in view.picture.rows}
    if len(rows) <= most:
        return view.picture.rows
    lasting = [role for role in view.roles if role.life >= LASTING] or list(view.roles)
    others = [warp for role in lasting for warp in role.warps[1:]]
    left = max(0, most - len(lasting))
    chosen = {role.warps[0] for role in lasting[:most]}
    chosen |= {others[n * len(others) // left] for n in range(left)} if others else set()
    return tuple(rows[warp] for warp in sorted(chosen & rows.keys()))


def _line(label: str, found: list[int]) -> Text:
    text = Text(f"{label:<{_LABEL - 1}} ", no_wrap=True)
    for state in found:
        if state == ABSENT:
            text.append(" ")
        else:
            reason = Reason(state)
            text.append(SIGNS[reason], _STYLES[reason])
    return text


def _legend(used: set[int]) -> Text:
    """The meaning of the letters that were used."""
    waits = [r for r in Reason if r in used and r is not Reason.WORK]
    text = Text(" " * _LABEL)
    text.append(SIGNS[Reason.WORK], _STYLES[Reason.WORK])
    text.append(" works" + ("; waits for " if waits else ""))
    for number, reason in enumerate(waits):
        text.append(", " if number else "")
        text.append(SIGNS[reason], _STYLES[reason])
        text.append(f" {WORDS[reason]}")
    return text


def _role(role: RoleView, most: int, width: int) -> Iterator[RenderableType]:
    title = styled(role.title, "bold")
    if role.is_critical:
        title.append(" critical: others wait for it", "bold red")
    if role.life < LASTING:
        live = "lives" if len(role.warps) == 1 else "live"
        yield styled(f"{role.title} {live} for {words.share(role.life)} of the time")
        return
    parts = (
        f"{words.share(share)} {'' if reason is Reason.WORK else 'waits for '}{WORDS[reason]}"
        for reason, share in role.shares
        if share >= _LEAST
    )
    yield title
    yield indented(", ".join(parts))
    if role.waits:
        yield Padding(_waits(role, most, width), (0, 0, 0, INDENT))


def _waits(role: RoleView, most: int, width: int) -> Table:
    """A row for each line, with as much of the source as there is room for."""
    titles = ("time", "for", "at", "one takes")
    rows = [
        tuple(map(shown, (wait.share, wait.says, wait.place, wait.mean)))
        for wait in role.waits[:most]
    ]
    return _with_source(titles, rows, [shown(wait.text) for wait in role.waits[:most]], width)


def _regions(role: RoleView, width: int) -> Table:
    """Waits, and what lies between them, in cycles."""
    titles = ("cycles (from, to)", "2nd stamp", "what")
    rows = [tuple(map(shown, (each.cycles, each.second, each.says))) for each in role.regions]
    return _with_source(titles, rows, [shown(each.text) for each in role.regions], width)


def _with_source(
    titles: Sequence[str], rows: Sequence[Sequence[str]], sources: Sequence[str], width: int
) -> Table:
    """A table with as much of each row's source as there is room for."""
    widths = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
    room = width - INDENT - sum(widths) - _GAP * len(titles)
    table = open_table(pad_edge=False)
    for title in (*titles, "source") if room >= _ROOM else titles:
        table.add_column(title, no_wrap=True)
    for row, text in zip(rows, sources, strict=True):
        cut = text if len(text) <= room else f"{text[: room - 1]}\N{HORIZONTAL ELLIPSIS}"
        table.add_row(*row, *((cut,) if room >= _ROOM else ()))
    return table
