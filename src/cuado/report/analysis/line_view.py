"""The table of lines and machine code of one kernel, as every format shows it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cuado.analysis.code_lines import CodeLine, Counts, code_lines
from cuado.metrics.quantity import format_count
from cuado.model.instruction import Instruction
from cuado.model.profile import Profile
from cuado.report import words
from cuado.report.analysis.line_columns import SOURCE_ORDER, Column, columns_of, lacking, ordered

NO_LINE = "no source line"
ABSENT = "No instructions were recorded: record with ncu --section SourceCounters."


@dataclass(frozen=True, slots=True)
class LineView:
    """The table.

    Attributes:
        columns: of counters; those without any number are left out.
        lines: in the order asked for, without instructions that were never executed.
        notes: what is left out, and why.
    """

    columns: tuple[Column, ...]
    lines: tuple[CodeLine, ...]
    notes: tuple[str, ...]


def line_view(profile: Profile, sort: str = SOURCE_ORDER) -> LineView:
    """The table of a kernel; empty if its instructions were not recorded.

    Args:
        profile: the kernel's.
        sort: one of ``line_columns.NAMES``.
    """
    lines = code_lines(profile)
    columns = columns_of(lines)
    kept = tuple(filter(None, map(_executed, lines)))
    never = sum(len(line.code) for line in lines) - sum(len(line.code) for line in kept)
    notes = []
    if never:
        notes.append(
            f"{format_count(never, 'instruction')} never executed "
            f"{'is' if never == 1 else 'are'} left out; the JSON format has them."
        )
    missing = lacking(lines) if lines else ()
    if missing:
        notes.append(f"Without numbers: {', '.join(c.title.lower() for c in missing)}.")
    if sort != SOURCE_ORDER and sort not in {column.name for column in columns}:
        notes.append(
            f"No line has a number in the column {sort}: the lines stand as in the source."
        )
    return LineView(columns, ordered(kept, sort), tuple(notes))


def _executed(line: CodeLine) -> CodeLine | None:
    """The line without instructions that were never executed; None if all were not."""
    # Emulated counts are fitted to those of the PTX: what was not executed has nearly 0.
    code = tuple(
        (each, counts) for each, counts in line.code if each.executed is None or each.executed > 0.5
    )
    return replace(line, code=code) if code else None


def place(line: CodeLine) -> str:
    """``average.cu:27``, or that there is no line."""
    return f"{words.basename(line.location.file)}:{line.location.line}" if line.location else ""


def address(instruction: Instruction) -> str:
    """The offset in the function, as disassemblers write it."""
    return f"{instruction.offset:04x}"


def cells(columns: Sequence[Column], counts: Counts) -> tuple[str, ...]:
    """A row's cells; a dash where a number is not known."""
    return tuple(column.cell(counts) for column in columns)
