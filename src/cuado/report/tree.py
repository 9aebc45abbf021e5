"""A document as plain data: titles, paragraphs, tables and remarks, without any format's marks.

Each document's ``tree`` module builds one. A format that renders trees renders every document.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class Code:
    """A name, a command or source text inside a text."""

    text: str


@dataclass(frozen=True, slots=True)
class Strong:
    """Words that must not be overlooked."""

    text: str


@dataclass(frozen=True, slots=True)
class Emphasis:
    """Emphasised words."""

    text: str


Span = str | Code | Strong | Emphasis
Text = Span | tuple[Span, ...]


def spans(text: Text) -> tuple[Span, ...]:
    """The parts of a text, in order."""
    return text if isinstance(text, tuple) else (text,)


def plain(text: Text) -> str:
    """A text without its formatting."""
    return "".join(span if isinstance(span, str) else span.text for span in spans(text))


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of what follows; the document's own title has level 1."""

    text: Text
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text of its own."""

    text: Text


@dataclass(frozen=True, slots=True)
class Note:
    """What a reader must know to read the rest rightly."""

    text: Text


@dataclass(frozen=True, slots=True)
class Items:
    """A list; ``numbered`` where the order counts."""

    items: tuple[Text, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of as many cells as there are columns.

    Attributes:
        columns: their titles.
        rows: the cells.
        numbers: the positions of columns that hold numbers.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[Text, ...], ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Prose:
    """A teaching text with light marks of its own: lists, indented code."""

    text: str


@dataclass(frozen=True, slots=True)
class Patch:
    """A change of a source: lines that begin with a sign."""

    lines: tuple[str, ...]


class Severity(Enum):
    """How much a remark matters."""

    ERROR = "error"
    WARNING = "warning"
    NOTICE = "notice"


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a source file."""

    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that was found, which a reader may want to act on.

    Attributes:
        severity: how much it matters.
        title: what it is, in a line.
        says: why, and what to do, in sentences.
        places: the source lines it is about, the most important first.
    """

    severity: Severity
    title: str
    says: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Folded:
    """Blocks that only some readers want to see, under a title."""

    title: str
    blocks: tuple["Block", ...]


Block = Heading | Paragraph | Note | Items | Table | Prose | Patch | Folded


@dataclass(frozen=True, slots=True)
class Tree:
    """A document.

    Attributes:
        title: what it is about.
        verdict: its conclusion, in a line.
        blocks: its content, in order.
        remarks: the findings, for formats that show nothing else; the blocks contain them too.
    """

    title: Text
    verdict: str
    blocks: tuple[Block, ...]
    remarks: tuple[Remark, ...] = ()


def facts(
    pairs: Iterable[tuple[str, str]], version: str, codes: frozenset[str] = frozenset()
) -> Items:
    """Labels and values as a list that ends with cuado's version; those of ``codes`` as code."""
    listed = [(f"{label}: ", Code(value) if label in codes else value) for label, value in pairs]
    return Items((*listed, f"by: cuado {version}"))


def names(found: Iterable[str]) -> tuple[Span, ...]:
    """Names as code, with commas between."""
    return tuple(span for name in found for span in (", ", Code(name)))[1:]
