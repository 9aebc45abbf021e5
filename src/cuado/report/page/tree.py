"""A teaching text as a tree."""

from collections.abc import Iterator

from cuado.report.page import Page
from cuado.report.tree import Block, Emphasis, Heading, Paragraph, Prose, Tree


def render(document: Page) -> Tree:
    """The text as plain data."""
    return Tree(document.title, document.summary, tuple(_blocks(document)))


def _blocks(document: Page) -> Iterator[Block]:
    yield Paragraph(document.summary)
    for name, fact in document.facts.items():
        yield Paragraph((Emphasis(name), f": {fact}"))
    for heading, text in document.sections.items():
        yield Heading(heading)
        yield Prose(text)
