"""A teaching text for a terminal."""

from collections.abc import Iterator, Sequence
from functools import partial

from rich.console import RenderableType
from rich.padding import Padding

from cuado.report import words
from cuado.report.answer_terminal import fitting
from cuado.report.page import Page
from cuado.report.terminal_parts import hanging, styled


def render(document: Page, _: int) -> Iterator[RenderableType]:
    """Title, facts, then section by section."""
    yield from _sections(document, tuple(document.sections))


def brief(document: Page, width: int) -> Iterator[RenderableType]:
    """One screen of it: sections that do not fit are named, and shown by ``-v``.

    The last ones are left out first, then those before them: what it is comes before where one can
    read more of it.
    """
    names = tuple(document.sections)
    screens = (partial(_sections, document, names[:most]) for most in range(len(names), -1, -1))
    yield from fitting(screens, width)


def _sections(document: Page, shown: Sequence[str]) -> Iterator[RenderableType]:
    yield styled(document.title, "bold")
    if document.summary:
        yield styled(document.summary)
    for name, fact in document.facts.items():
        yield styled(f"{name}: {fact}", "dim")
    for heading in shown:
        yield styled()
        yield styled(heading, "bold")
        for paragraph in words.paragraphs(document.sections[heading]):
            if paragraph.startswith("- "):
                yield Padding(hanging(paragraph[2:]), (0, 0, 0, 1))
            else:
                yield styled(paragraph)
    if left := [name for name in document.sections if name not in shown]:
        yield styled()
        yield styled(f"-v also shows: {', '.join(left)}.", "dim")
