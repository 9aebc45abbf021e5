"""Pieces of terminal output that more than one kind of document has."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuado import letters
from cuado.names import readable

INDENT = 3
"""Columns by which what belongs to a heading is set in."""
_EIGHTHS = " ▏▎▍▌▋▊▉"


def shown(content: str) -> str:
    """Text that a terminal can be shown: nothing in it commands one, names are readable."""
    return letters.printable(readable(content))


def styled(content: str = "", style: str = "") -> Text:
    """Text that is shown as it stands: no markup, and no control codes from a recording."""
    return Text(shown(content), style)


def indented(content: str, style: str = "", by: int = INDENT) -> Padding:
    """Text that is set in."""
    return Padding(styled(content, style), (0, 0, 0, by))


def hanging(content: str, style: str = "") -> Table:
    """A list item whose further lines stand under its first word."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row("-", styled(content, style))
    return grid


def labelled(width: int) -> Table:
    """A grid, to be filled, of short labels and texts that wrap beside them."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def open_table(*, pad_edge: bool = True) -> Table:
    """A table without lines, to be filled."""
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=pad_edge, header_style="bold")


def bar(part: float, length: int) -> str:
    """A bar of block characters, ``part`` (0..1) of ``length`` columns, to an eighth of one."""
    eighths = round(min(max(part, 0.0), 1.0) * length * 8)
    return ("█" * (eighths // 8) + _EIGHTHS[eighths % 8]).rstrip()
