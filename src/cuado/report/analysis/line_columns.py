"""The columns of the table of lines and machine code: values, wording, and order by any of them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cuado.analysis.code_lines import CodeLine, Counts
from cuado.errors import UnknownNameError
from cuado.metrics.vocabulary import STALL_REASONS
from cuado.model.instruction import Instruction
from cuado.report import words
from cuado.report.analysis import numbers

SOURCE_ORDER = "line"
"""Sorted by this, lines stand as in the source and instructions by address."""

LEAST_STALL = 0.01
"""Part of the samples from which a stall reason has a column of its own."""

ABSENT = "-"
MOST_DIGITS = 1e6
"""Counts of branches below this are written in full."""


@dataclass(frozen=True, slots=True)
class Column:
    """A counter of a line or an instruction.

    Attributes:
        name: for ``--sort`` and JSON.
        title: heads the column.
        meaning: of the number, in a phrase.
        value: what the column is sorted by; None if it is not known.
        written: the cell of a known value.
    """

    name: str
    title: str
    meaning: str
    value: Callable[[Counts], float | None]
    written: Callable[[Counts], str]

    def cell(self, counts: Counts) -> str:
        """The cell's text; a dash where the number is not known."""
        return ABSENT if self.value(counts) is None else self.written(counts)


def _number(name: str, title: str, meaning: str) -> Column:
    """A column of a field of ``Counts`` that counts events."""

    def value(counts: Counts) -> float | None:
        found: float | None = getattr(counts, name)
        return found

    return Column(name, title, meaning, value, lambda counts: _count(value(counts) or 0.0))


def _part(name: str, title: str, meaning: str) -> Column:
    """A column of a field of ``Counts`` that is a part of something."""

    def value(counts: Counts) -> float | None:
        found: float | None = getattr(counts, name)
        return found

    return Column(name, title, meaning, value, lambda counts: _percent(value(counts) or 0.0))


def _count(value: float) -> str:
    return numbers.count(value) or "0"


def _percent(part: float) -> str:
    return numbers.percent(part) or "0"


def _divergent(counts: Counts) -> str:
    """As the Visual Profiler writes it: ``12,677 of 13,000`` [002]; large counts shortened."""
    branches, divergent = counts.branches or 0.0, counts.divergent or 0.0
    if branches < MOST_DIGITS:
        return f"{divergent:,.0f} of {branches:,.0f}"
    return f"{_count(divergent)} of {_count(branches)}"


COLUMNS: tuple[Column, ...] = (
    _number("executed", "Executed", "warp instructions executed"),
    _part("samples", "Samples", "part of the kernel's samples"),
    _part("lanes", "Lanes", "part of a warp's 32 lanes that were active on average"),
    _part("lanes_on", "Lanes on", "the same without lanes that a predicate switched off"),
    Column(
        "divergent",
        "Divergent",
        "executions of branches that sent a warp's lanes different ways, of all",
        lambda counts: counts.divergent,
        _divergent,
    ),
    _part("divergence", "Divergence", "part of the branches' executions that diverged"),
    _number("sectors", "Sectors", "32-byte sectors that global accesses touched"),
    _number("ideal_sectors", "Ideal sectors", "sectors if each warp's bytes were contiguous"),
    _number("excess_sectors", "Excess", "sectors beyond the ideal"),
    Column(
        "sector_ratio",
        "Ratio",
        "sectors over the ideal; 1 is coalesced",
        lambda counts: counts.sector_ratio,
        lambda counts: f"{counts.sector_ratio or 0.0:.3g} : 1",
    ),
    Column(
        "sectors_per_access",
        "Per access",
        "sectors for each execution of an access",
        lambda counts: counts.sectors_per_access,
        lambda counts: f"{counts.sectors_per_access or 0.0:.3g}",
    ),
    _number("passes", "Passes", "wavefronts of shared memory"),
    _number("ideal_passes", "Ideal passes", "wavefronts of shared memory without bank conflicts"),
    _number("replays", "Replays", "wavefronts beyond the ideal"),
)
"""The columns that every table has where there are numbers for them, in their order."""

NAMES = (SOURCE_ORDER, *(column.name for column in COLUMNS), *STALL_REASONS)
"""What a table can be sorted by."""


def check_name(name: str) -> None:
    """Do nothing if the table can be sorted by this column.

    Raises:
        UnknownNameError: it cannot; lists those there are.
    """
    if name not in NAMES:
        raise UnknownNameError("column", name, NAMES)


def stall_column(reason: str) -> Column:
    """The samples with one stall reason; None where no samples were taken."""

    def value(counts: Counts) -> float | None:
        return None if counts.samples is None else counts.stalls.get(reason, 0.0)

    return Column(
        reason,
        words.stall_name(reason).capitalize(),
        f"part of the kernel's samples that stalled for this reason: {words.stall_name(reason)}",
        value,
        lambda counts: _percent(value(counts) or 0.0),
    )


def columns_of(lines: Sequence[CodeLine]) -> tuple[Column, ...]:
    """The columns with a number in any line, then those of the stall reasons that matter."""
    known = [
        column for column in COLUMNS if any(column.value(line.counts) is not None for line in lines)
    ]
    totals: dict[str, float] = {}
    for line in lines:
        for reason, part in line.counts.stalls.items():
            totals[reason] = totals.get(reason, 0.0) + part
    ranked = sorted(totals, key=lambda reason: -totals[reason])
    return (*known, *(stall_column(r) for r in ranked if totals[r] >= LEAST_STALL))


def lacking(lines: Sequence[CodeLine]) -> tuple[Column, ...]:
    """The columns without a number in any line."""
    return tuple(c for c in COLUMNS if all(c.value(line.counts) is None for line in lines))


def ordered(lines: Iterable[CodeLine], name: str) -> tuple[CodeLine, ...]:
    """The lines, and the instructions of each, by a column: largest first, unknown ones last.

    Raises:
        UnknownNameError: there is no such column.
    """
    check_name(name)
    if name == SOURCE_ORDER:
        return tuple(lines)
    column = next((each for each in COLUMNS if each.name == name), None) or stall_column(name)

    def by_line(line: CodeLine) -> tuple[bool, float]:
        return _rank(column, line.counts)

    def by_instruction(pair: tuple[Instruction, Counts]) -> tuple[bool, float]:
        return _rank(column, pair[1])

    return tuple(
        CodeLine(
            line.location, line.text, line.counts, tuple(sorted(line.code, key=by_instruction))
        )
        for line in sorted(lines, key=by_line)
    )


def _rank(column: Column, counts: Counts) -> tuple[bool, float]:
    value = column.value(counts)
    return value is None, -(value or 0.0)
