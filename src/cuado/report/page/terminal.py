"""A teaching text for a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding

from cuado.report import words
from cuado.report.page import Page
from cuado.report.terminal_parts import hanging, styled


def render(document: Page, _: int) -> Iterator[RenderableType]:
    """Title, facts, then section by section."""
    yield styled(document.title, "bold")
    yield styled(document.summary)
    for name, fact in document.facts.items():
        yield styled(f"{name}: {fact}", "dim")
    for heading, text in document.sections.items():
        yield styled()
        yield styled(heading, "bold")
        for paragraph in words.paragraphs(text):
            if paragraph.startswith("- "):
                yield Padding(hanging(paragraph[2:]), (0, 0, 0, 1))
            else:
                yield styled(paragraph)
