"""Markdown for issues, pull requests and wikis."""

import re
from collections.abc import Iterator

from cuado.letters import printable
from cuado.names import readable
from cuado.report.document import Document, Style, renderer
from cuado.report.tree import (
    Block,
    Code,
    Emphasis,
    Folded,
    Heading,
    Items,
    Note,
    Paragraph,
    Patch,
    Prose,
    Span,
    Strong,
    Table,
    Text,
    Tree,
    spans,
)

ENDING = ".md"

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+!|~-])")
_BACKTICKS = re.compile(r"`+")
_BLANKS = re.compile(r"\s+")


def render(document: Document, _: Style | None = None) -> str:
    """The document as GitHub-flavoured Markdown."""
    found: Tree = renderer(document, "tree")(document)
    blocks = (Heading(found.title, 1), *found.blocks)
    return printable("\n\n".join(part for block in blocks for part in _block(block)) + "\n")


def escape(text: str) -> str:
    """Text that Markdown shows unchanged, on one line."""
    return _SPECIAL.sub(r"\\\1", _BLANKS.sub(" ", text))


def code(text: str) -> str:
    """Text as a code span, whatever backticks it holds."""
    flat = " ".join(text.split()).replace("|", "\\|")
    longest = max((len(run) for run in _BACKTICKS.findall(flat)), default=0)
    fence = "`" * (longest + 1)
    return f"{fence} {flat} {fence}" if longest else f"`{flat}`"


def _block(block: Block) -> Iterator[str]:
    """A block's parts, to be separated by blank lines."""
    match block:
        case Heading():
            yield f"{'#' * block.level} {_text(block.text)}"
        case Paragraph():
            yield _text(block.text)
        case Note():
            yield f"> {_text(block.text)}"
        case Items():
            marks = (f"{n}." if block.numbered else "-" for n in range(1, len(block.items) + 1))
            items = zip(marks, block.items, strict=True)
            yield "\n".join(f"{mark} {_text(item)}" for mark, item in items)
        case Table():
            yield _table(block)
        case Prose():
            yield readable(block.text)
        case Patch():
            # Each line has a sign before it, so none can end the block.
            yield "\n".join(("```diff", *map(readable, block.lines), "```"))
        case Folded():
            yield f"<details><summary>{escape(block.title)}</summary>"
            yield from (part for inner in block.blocks for part in _block(inner))
            yield "</details>"


def _table(table: Table) -> str:
    rules = ("--:" if at in table.numbers else "---" for at in range(len(table.columns)))
    lines = [_row(map(escape, table.columns)), f"|{'|'.join(rules)}|"]
    lines += (_row(map(_text, row)) for row in table.rows)
    return "\n".join(lines)


def _row(cells: Iterator[str]) -> str:
    return f"| {' | '.join(cell.strip() for cell in cells)} |"


def _text(text: Text) -> str:
    return "".join(map(_span, spans(text))).strip()


def _span(span: Span) -> str:
    match span:
        case Code():
            return code(readable(span.text))
        case Strong():
            return f"**{escape(readable(span.text)).strip()}**" if span.text.strip() else ""
        case Emphasis():
            return f"*{escape(readable(span.text)).strip()}*" if span.text.strip() else ""
        case _:
            return escape(readable(span))
