"""An answer on one screen of a terminal: forty lines of eighty columns at most."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from io import StringIO

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from cuado.report.answer import MOST_POINTS, Answer, Point
from cuado.report.terminal_parts import INDENT, bar, labelled, shown, styled

MOST_LINES = 40
_MOST_BAR = 48
_WORD = 5
_GAP = 2
_STYLES = {True: "bold green", False: "bold red", None: "bold yellow"}
_IS_LINE = re.compile(r"\S+:\d")
"""A place that is a line of source; others are a kernel, or its launch."""
_SIGNS = {"-": "red", "+": "green"}


def screen(answer: Answer, width: int) -> Iterator[RenderableType]:
    """The answer, part by part; what matters least is left out until it fits the screen."""
    answers = list(_shorter(answer))

    def fits(number: int) -> bool:
        return height(_parts(answers[number], width), width) <= MOST_LINES

    # The whole one mostly fits; of those that follow each is as short as the one before or shorter.
    first = 0 if fits(0) else bisect_left(range(len(answers) - 1), x=True, lo=1, key=fits)
    yield from _parts(answers[first], width)


def _shorter(answer: Answer) -> Iterator[Answer]:
    """The answer, then shorter and shorter ones: nothing is cut in the middle of a sentence."""
    now = replace(answer, points=answer.points[:MOST_POINTS])
    yield now
    steps = (
        {"facts": now.facts[:2]},
        {"bars": now.bars[:6]},
        {"remains": now.remains[:2]},
        {"points": tuple(replace(p, code=p.code[:4]) for p in now.points)},
        {"notes": now.notes[:2]},
        {"points": tuple(replace(p, code=()) for p in now.points)},
        {"remains": now.remains[:1]},
        {"points": tuple(replace(p, code=()) for p in now.points[:2])},
        {"facts": now.facts[:1], "notes": now.notes[:1]},
        {"bars": ()},
        {"points": tuple(replace(p, code=()) for p in now.points[:1])},
        {"remains": ()},
        {"facts": ()},
    )
    for step in steps:
        now = replace(now, **step)
        yield now


def height(parts: Iterable[RenderableType], width: int) -> int:
    """Lines that parts of a screen take."""
    out = StringIO()
    console = Console(file=out, width=width, highlight=False, emoji=False, markup=False)
    for part in parts:
        console.print(part, soft_wrap=getattr(part, "overflow", "") == "ignore")
    return out.getvalue().count("\n")


def fitting(
    screens: Iterable[Callable[[], Iterable[RenderableType]]], width: int
) -> list[RenderableType]:
    """The first of some screens that fits into forty lines; the last one, if none does."""
    found: list[RenderableType] = []
    for each in screens:
        found = list(each())
        if height(found, width) <= MOST_LINES:
            break
    return found


def _parts(answer: Answer, width: int) -> Iterator[RenderableType]:
    # The line and what to do stand in the first ten lines: what the answer is of comes after them.
    yield styled(answer.verdict, _STYLES[answer.is_good])
    for number, point in enumerate(answer.points, 1):
        yield styled()
        yield from _point(point, number, width)
    if answer.points and (answer.notes or answer.facts):
        yield styled()
    yield from (styled(fact, "dim") for fact in answer.facts)
    yield from (styled(note, "yellow") for note in answer.notes)
    if answer.bars:
        yield styled()
        yield styled(answer.picture, "bold")
        yield from _bars(answer, width)
    if answer.remains:
        yield styled()
        yield from (styled(each, "dim") for each in answer.remains)
    if answer.commands:
        yield styled()
        yield from _commands(answer, width)


def _point(point: Point, number: int, width: int) -> Iterator[RenderableType]:
    yield styled(f"{number}. {point.says}", "bold")
    yield from what_to_do(point, width)


def what_to_do(point: Point, width: int) -> Iterator[RenderableType]:
    """Of a point the lines, what to change, and how sure that is; indented."""
    grid = labelled(_WORD)
    if point.where:
        # One line of the screen each: what to do must follow soon.
        places = [_cut(line, width - INDENT - 7) for line in point.where.splitlines()]
        label = "line" if _IS_LINE.match(point.where) else "at"
        grid.add_row(styled(label, "dim"), styled("\n".join(places), "cyan"))
    if point.do:
        grid.add_row(styled("do", "green"), styled(point.do))
    for line in point.code:
        grid.add_row(styled(), styled(_cut(line, width - INDENT - 7), _SIGNS.get(line[:1], "none")))
    if point.sure:
        grid.add_row(styled("sure", "dim"), styled(point.sure, "dim"))
    if grid.row_count:
        yield Padding(grid, (0, 0, 0, INDENT))


def _bars(answer: Answer, width: int) -> Iterator[Text]:
    label = min(max(len(shown(each.label)) for each in answer.bars), width // 3) + 1
    text = max(len(each.text) for each in answer.bars) + 1
    room = max(min(width - INDENT - label - text, _MOST_BAR), 8)
    longest = answer.whole or max(each.value for each in answer.bars) or 1.0
    for each in answer.bars:
        line = styled(" " * INDENT + f"{_cut(shown(each.label), label - 1):<{label}}")
        line.append(f"{bar(each.value / longest, room):<{room}}", "blue")
        line.append(f"{each.text:>{text}}")
        yield line


def _commands(answer: Answer, width: int) -> Iterator[Text]:
    """Commands, which must not be broken, with what they do beside or below them."""
    longest = max(len(command) for command, _ in answer.commands)
    for command, does in answer.commands:
        line = styled(command, "bold cyan")
        line.no_wrap = True
        line.overflow = "ignore"
        beside = longest + _GAP + len(does) <= width
        if beside:
            line.append(" " * (longest + _GAP - len(command)))
            line.append(does, "dim")
        yield line
        if not beside:
            yield styled(f"{'':{INDENT}}{does}", "dim")


def _cut(text: str, most: int) -> str:
    """Code and names, which may be cut where sentences may not."""
    text = shown(text)
    return text if len(text) <= most else f"{text[: most - 3]}..."
